import Trace

extension UIWindow {
  /// Asks whoever decides whether the window may be turned so.
  ///
  /// - Throws: UIKit's exception for a controller and an app that have nothing in common.
  func allows(_ target: UIInterfaceOrientation) throws(PresentationError) -> Bool {
    if !simulator.device.model.showsUpsideDown, target == .portraitUpsideDown { return false }
    guard let decider = orientationDecider else {
      return simulator.application.supportedInterfaceOrientations(for: self)
        .contains(target.mask)
    }
    if simulator.device.infoPlist.sharesScreen, simulator.device.model.idiom == .pad,
      simulator.decide(MultitaskingMask.self, self) == .ignored
    {
      return true
    }
    switch simulator.decide(OrientationQuestion.self, decider) {
    case .single: return voters(with: decider).allSatisfy { $0.agrees(to: target) }
    case .pair:
      guard decider.askShouldAutorotate() else { return false }
      return try commonMask(of: decider).contains(target.mask)
    case .mask: return try commonMask(of: decider).contains(target.mask)
    }
  }

  /// Who has to agree before iOS 6: the one that decides, and the sheets over it (ROT-034).
  private func voters(with decider: UIViewController) -> [UIViewController] {
    let sheets = controllersAboveDecider.filter {
      $0.activePresentation?.effectiveStyle.isSheet == true
    }
    guard !sheets.isEmpty, simulator.decide(SheetVote.self, decider) == .both else {
      return [decider]
    }
    return [decider] + sheets
  }

  /// The orientations that a controller and the app both allow (ROT-008).
  ///
  /// - Throws: UIKit's exception if there are none, where it raises one (ROT-012, ROT-016).
  func commonMask(
    of controller: UIViewController
  ) throws(PresentationError) -> UIInterfaceOrientationMask {
    // Before iOS 6 there are no masks, and the app's has no say (ROT-003).
    guard simulator.consult(OrientationQuestion.self) != .single else { return .all }
    return try common(controller.askSupportedOrientations(), of: controller)
  }

  /// The part of a controller's answer that the app allows, too.
  func common(
    _ mask: UIInterfaceOrientationMask, of controller: UIViewController
  ) throws(PresentationError) -> UIInterfaceOrientationMask {
    let common = mask.intersection(
      simulator.application.supportedInterfaceOrientations(for: self))
    guard common.isEmpty, simulator.failure == nil else { return common }
    switch simulator.decide(NoCommonOrientation.self, controller) {
    case .raises:
      throw .exception(RotationMessages.noCommonOrientation(controller, namesClass: false))
    case .raisesNamingClass:
      throw .exception(RotationMessages.noCommonOrientation(controller, namesClass: true))
    case .ignored:
      // An empty answer is illegal whatever the app allows (ROT-012).
      guard !mask.isEmpty else {
        throw .exception(
          simulator.decide(EmptyMaskText.self, controller) == .returnedZero
            ? RotationMessages.emptyMask(controller)
            : RotationMessages.noCommonOrientation(controller, namesClass: true))
      }
      simulator.checks.noteNoCommonOrientation(controller)
      return common
    }
  }
}

extension UIViewController {
  /// Asks the question of iOS 5: whether the interface may be turned so.
  func agrees(to orientation: UIInterfaceOrientation) -> Bool {
    simulator.question(
      .shouldAutorotateToInterfaceOrientation, of: self,
      with: SendArguments(.text("\(orientation)")), decode: \.bool, value: { .bool($0) }
    ) { shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// Asks whether the interface may follow the device at all.
  func askShouldAutorotate() -> Bool {
    simulator.question(.shouldAutorotate, of: self, decode: \.bool, value: { .bool($0) }) {
      shouldAutorotate
    }
  }

  /// Asks which orientations the controller allows.
  func askSupportedOrientations() -> UIInterfaceOrientationMask {
    let mask = simulator.question(
      .supportedInterfaceOrientations, of: self, decode: \.mask,
      value: { [simulator] in
        .text(simulator.trace.names.intern($0.list))
      }
    ) { supportedInterfaceOrientations }
    answeredOrientations = mask
    return mask
  }

  /// Asks in which orientation the controller would like to be presented.
  func askPreferredOrientation() -> UIInterfaceOrientation {
    simulator.question(
      .preferredInterfaceOrientationForPresentation, of: self, decode: \.orientation,
      value: { .name($0.word.traceName) }
    ) { preferredInterfaceOrientationForPresentation }
  }

  /// How the controller would like to be presented, as a script or a subclass says.
  package var preferredOrientation: UIInterfaceOrientation {
    simulator.ask(.preferredInterfaceOrientationForPresentation, of: self, \.orientation) {
      preferredInterfaceOrientationForPresentation
    }
  }

  /// The orientations that the controller allows, as a script or a subclass says.
  package var allowedOrientations: UIInterfaceOrientationMask {
    simulator.ask(.supportedInterfaceOrientations, of: self, \.mask) {
      supportedInterfaceOrientations
    }
  }
}

extension SendAnswer {
  /// The answer to a yes-or-no question.
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The answer as a set of orientations.
  var mask: UIInterfaceOrientationMask? {
    guard case .number(let bits) = self, let raw = UInt(exactly: bits) else { return nil }
    return UIInterfaceOrientationMask(rawValue: raw).intersection(.all)
  }

  /// The answer as one orientation.
  var orientation: UIInterfaceOrientation? {
    guard case .number(let value) = self else { return nil }
    return UIInterfaceOrientation(rawValue: Int(value))
  }
}

extension Simulator {
  /// Asks an overridable question and records it: as a callback if code of the app answers it, else
  /// as a decision, which the trace's text leaves out.
  ///
  /// How often UIKit asks is no contract (ROT-015).
  func question<Answer>(
    _ hook: Word, of object: UIViewController, with arguments: SendArguments = SendArguments(),
    decode: (SendAnswer) -> Answer?, value: (Answer) -> Value, _ inherited: () -> Answer
  ) -> Answer {
    let seq = record(object.answersItself(hook) ? .callback : .decision, object, hook)
    let answer = following(seq) { ask(hook, of: object, with: arguments, decode, inherited) }
    // Code of the app's may have recorded something behind the question.
    if seq >= 0, seq == Int32(trace.events.count) - 1 { field(.value, value(answer)) }
    return answer
  }
}

extension DeviceModel {
  /// Whether the screen is ever upside down: on phones only with a home button (GEO-029).
  var showsUpsideDown: Bool { idiom != .phone || hasHomeButton }
}
