/// How long a transition runs and how.
struct TransitionTiming {
  /// In nanoseconds.
  let duration: Int64
  let timing: AnimationTiming
}

extension Simulator {
  /// The motion of a transition style on this system.
  func transition(_ style: UIModalTransitionStyle) -> TransitionTiming {
    switch style {
    case .coverVertical:
      if decide(CoverVerticalTiming.self, nil) == .spring { return keyboardSpring }
      return TransitionTiming(duration: .nanoseconds(0.4), timing: .cubic(.easeInEaseOut))
    case .crossDissolve:
      if decide(CrossDissolveTiming.self, nil) == .spring { return keyboardSpring }
      return TransitionTiming(duration: .nanoseconds(0.4), timing: .cubic(.easeInEaseOut))
    case .flipHorizontal, .partialCurl:
      return TransitionTiming(
        duration: decide(TurnoverTiming.self, nil) == .threeQuarters
          ? .nanoseconds(0.75) : .nanoseconds(1), timing: .cubic(.easeInEaseOut))
    }
  }

  /// The spring of mass 3, stiffness 1000 and damping 500, until it has settled (GEO-171).
  private var keyboardSpring: TransitionTiming {
    let spring = SpringTiming.system
    return TransitionTiming(duration: spring.settlingNanoseconds, timing: .spring(spring))
  }

  /// Where a sheet goes in its container, in points.
  func sheetFrame(
    _ style: UIModalPresentationStyle, of controller: UIViewController, in room: CGRect,
    _ traits: Traits
  ) -> CGRect {
    if traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact {
      return consult(CompactWidthSheet.self) == .sheet
        ? cardFrame(in: room, traits) : columnFrame(in: room)
    }
    let size =
      style == .formSheet ? formSheetSize(for: controller, in: room) : pageSheetSize(in: room)
    return style == .pageSheet && consult(PageSheetSize.self) == .portraitWidth
      ? CGRect(
        x: room.midX - size.width / 2, y: application.statusBarHeight, width: size.width,
        height: size.height)
      : CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
  }

  /// A card on a phone: it begins below the status bar, and in a compact height it is the whole
  /// screen (GEO-039, GEO-053, PRES-225, PRES-226).
  private func cardFrame(in room: CGRect, _ traits: Traits) -> CGRect {
    guard traits.verticalSizeClass == .regular else { return room }
    let model = device.model
    let safeTop = application.safeArea.top
    let margin: CGFloat = model.hasHomeButton ? 20 : 10
    let bar = max(safeTop, application.statusBarHeight)
    let top = decide(CardTop.self, nil) == .safeAreaAndMargin ? safeTop + margin : bar
    return CGRect(x: room.minX, y: room.minY + top, width: room.width, height: room.height - top)
  }

  /// A sheet on a large phone in landscape before iOS 13: as wide as the screen is in portrait, and
  /// below the place of the bar, which is hidden (PRES-228); that it is centred is a guess.
  private func columnFrame(in room: CGRect) -> CGRect {
    let width = min(room.width, room.height)
    return CGRect(
      x: room.midX - width / 2, y: room.minY + 20, width: width, height: room.height - 20)
  }

  private func formSheetSize(for controller: UIViewController, in room: CGRect) -> CGSize {
    let preferred = controller.preferredContentSize
    if preferred.width > 0, preferred.height > 0 {
      return CGSize(
        width: min(preferred.width, room.width), height: min(preferred.height, room.height))
    }
    return decide(FormSheetSize.self, controller) == .classic
      ? CGSize(width: 540, height: 620) : CGSize(width: 580, height: 660)
  }

  private func pageSheetSize(in room: CGRect) -> CGSize {
    if decide(PageSheetSize.self, nil) == .portraitWidth {
      return CGSize(
        width: min(room.width, room.height), height: room.height - application.statusBarHeight)
    }
    // Measured on the largest pad held upright, and nowhere else (PRES-227).
    let measured = CGSize(width: 1024, height: 1366)
    guard room.size != measured else { return CGSize(width: 712, height: 1006) }
    switch decide(PageSheetElsewhere.self, nil) {
    case .sameSize:
      let size = CGSize(width: min(712, room.width - 40), height: min(1006, room.height - 40))
      // A page is taller than wide everywhere (GEO-050).
      return size.height > size.width
        ? size : CGSize(width: (size.height * 712 / 1006).rounded(), height: size.height)
    case .sameShare:
      return CGSize(
        width: (room.width * 712 / measured.width).rounded(),
        height: (room.height * 1006 / measured.height).rounded())
    }
  }
}
