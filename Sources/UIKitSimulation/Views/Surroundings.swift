import Trace

/// What a view was last told about the place that it is in.
///
/// Only those have one that override a method which hears of it.
final class Surroundings {
  /// The traits, or nil before the first layout.
  var traits: Traits?
  /// What bars and corners cover of the view.
  var safeArea = UIEdgeInsets.zero
  /// Whether the view has had its margins in a window.
  var hasMargins = false
}

extension UIView {
  /// Whether the view or its controller overrides a method that hears of margins or safe area.
  private var overridesInsets: Bool {
    if answersItself(.safeAreaInsetsDidChange) { return true }
    guard let viewController else { return false }
    return viewController.answersItself(.viewSafeAreaInsetsDidChange)
      || viewController.answersItself(.viewLayoutMarginsDidChange)
  }

  /// Tells the view and its controller, before they are laid out, of a place that has changed.
  ///
  /// First the traits (PRES-112), then the margins and the safe area (PRES-334). A controller is
  /// always told of its traits; all else goes to those that override it, so that what is recorded
  /// is the same whoever listens.
  func noteSurroundings() {
    viewController?.noteTraits()
    if answersItself(.traitCollectionDidChange) { noteTraits() }
    if overridesInsets { noteInsets() }
  }

  private func noteInsets() {
    guard let window, simulator.profile.value(SafeArea.self) == .insets else { return }
    simulator.hearsInsets = true
    let surroundings = self.surroundings ?? Surroundings()
    self.surroundings = surroundings
    let insets = insets(in: window)
    let isNew = insets != surroundings.safeArea
    guard isNew || !surroundings.hasMargins else { return }
    surroundings.safeArea = insets
    surroundings.hasMargins = true
    if let viewController, viewController.answersItself(.viewLayoutMarginsDidChange) {
      simulator.send(.viewLayoutMarginsDidChange, to: viewController, kind: .layout) {
        viewController.viewLayoutMarginsDidChange()
      }
    }
    guard isNew else { return }
    if answersItself(.safeAreaInsetsDidChange) {
      simulator.send(.safeAreaInsetsDidChange, to: self, kind: .layout) {
        safeAreaInsetsDidChange()
      }
    }
    if let viewController, viewController.answersItself(.viewSafeAreaInsetsDidChange) {
      simulator.send(.viewSafeAreaInsetsDidChange, to: viewController, kind: .layout) {
        viewController.viewSafeAreaInsetsDidChange()
      }
    }
  }

  /// Asks for layout of what hears of insets in here, because its place has changed and not its
  /// size.
  func placeChanged() {
    if overridesInsets { setNeedsLayout() }
    for view in subviews { view.placeChanged() }
  }

  private func noteTraits() {
    let surroundings = self.surroundings ?? Surroundings()
    self.surroundings = surroundings
    let old = surroundings.traits
    let new = traits
    guard old != new, old != nil ? simulator.hasTraits : simulator.announcesFirstTraits(to: self)
    else {
      surroundings.traits = new
      return
    }
    surroundings.traits = new
    let previous = old.map(simulator.traitCollection)
    simulator.send(.traitCollectionDidChange, to: self, SendArguments(.object(previous))) {
      traitCollectionDidChange(previous)
    }
  }
}

extension UIViewController {
  /// Tells the controller if its traits are others than those that it was told of.
  func noteTraits() {
    let old = notedTraits
    let new = traits
    guard old != new else { return }
    notedTraits = new
    guard old != nil ? simulator.hasTraits : simulator.announcesFirstTraits(to: self) else {
      return
    }
    let previous = old.map(simulator.traitCollection)
    simulator.send(.traitCollectionDidChange, to: self, SendArguments(.object(previous))) {
      traitCollectionDidChange(previous)
    }
  }
}

extension Simulator {
  /// Whether the system tells anybody of traits; they came with iOS 8.
  fileprivate var hasTraits: Bool { profile.value(FirstTraits.self) != .absent }

  /// Whether an object hears of the first traits that it has.
  fileprivate func announcesFirstTraits(to object: NSObject) -> Bool {
    if profile.value(FirstTraits.self) == .announced {
      return decide(FirstTraits.self, object) == .announced
    }
    // Whoever doesn't wait for the news doesn't rest on there being none.
    if object.hasOverride(.traitCollectionDidChange) {
      _ = consult(FirstTraits.self)
    }
    return false
  }

  /// Tells everybody on the screen whose traits have changed, from the roots up.
  func tellTraits() {
    for window in application.windows {
      guard let root = window.rootViewController else { continue }
      root.tellTraits()
    }
  }
}

extension UIViewController {
  /// Tells the controller, what is in it and what it presents, of traits that have changed.
  fileprivate func tellTraits() {
    if notedTraits != nil { noteTraits() }
    if isViewLoaded { view.tellTraits() }
    for child in children { child.tellTraits() }
    ownPresented?.tellTraits()
  }
}

extension UIView {
  fileprivate func tellTraits() {
    if surroundings?.traits != nil { noteTraits() }
    for view in subviews where view.viewController == nil { view.tellTraits() }
  }
}
