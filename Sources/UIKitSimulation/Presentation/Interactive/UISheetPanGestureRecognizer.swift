/// The pan that pulls a sheet: it takes fingers anywhere on the sheet, but for controls (PRES-248).
///
/// Its class's name is a guess.
final class UISheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(of sheet: UISheetPresentationController) {
    super.init()
    self.sheet = sheet
  }

  override class var className: String { "_UISheetPanGestureRecognizer" }
  override class var scriptType: NSObject.Type { UIPanGestureRecognizer.self }

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    if touches.contains(where: { $0.view?.liesInControl == true }) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// A pull goes up or down, and only while the sheet is at rest on top of everything.
  override func shouldBegin() -> Bool {
    guard abs(way.y) > abs(way.x), sheet?.mayBeginInteractiveDismissal == true else {
      return false
    }
    forgetHysteresis()
    return true
  }

  override func sendActions(for state: State) {
    if let sheet {
      switch state {
      case .began:
        if sheet.beginDrag() { sheet.moveDrag(to: translation(in: nil).y) }
      case .changed: sheet.moveDrag(to: translation(in: nil).y)
      case .ended: sheet.endDrag(velocity: velocity(in: nil).y)
      case .cancelled: sheet.cancelDrag()
      case .possible, .failed: break
      }
    }
    super.sendActions(for: state)
  }
}

extension UIView {
  /// Whether the view is a control that takes touches, or lies in one.
  fileprivate var liesInControl: Bool {
    var view: UIView? = self
    while let here = view {
      if let control = here as? UIControl { return control.isEnabled }
      view = here.superview
    }
    return false
  }

  /// The sheet that shows the view; nil if none does.
  var sheet: UISheetPresentationController? {
    guard case (.presentation(let presentation), true)? = cover else { return nil }
    return presentation as? UISheetPresentationController
  }
}
