/// What the older alert views and action sheets have in common: buttons by index, something that
/// shows them, and a delegate that hears of a choice.
protocol LegacyAlert: UIView {
  /// The titles of the buttons, by index.
  var buttonTitles: [String] { get }
  /// The button that cancels, or -1.
  var cancelButtonIndex: Int { get }
  /// The button that destroys something, or -1.
  var destructiveButtonIndex: Int { get }
  /// Whether it is an alert or an action sheet.
  var style: UIAlertController.Style { get }
  /// The text at the top.
  var title: String? { get }
  /// The text below the title.
  var message: String? { get }
  /// What shows it while it is on the screen.
  var presenter: LegacyAlertPresenter? { get set }
  /// Where an action sheet on a pad points to.
  var anchor: LegacyAlertAnchor? { get }
  /// The fields of an alert view.
  var fields: [UITextField] { get }

  /// Tells the delegate.
  func tell(_ moment: LegacyAlertMoment)
}

/// What the delegate of an alert view or an action sheet hears.
enum LegacyAlertMoment {
  case willPresent, didPresent
  case clicked(Int), willDismiss(Int), didDismiss(Int)
}

/// The view, and the rectangle in it, that an action sheet on a pad points at.
struct LegacyAlertAnchor {
  let view: UIView
  let rect: CGRect
}

extension LegacyAlert {
  /// Whether it is on the screen.
  var isShown: Bool { presenter != nil }

  /// Puts it onto the screen, by what the system has for that (PRES-280).
  func appear(animated: Bool) {
    guard presenter == nil else { return }
    let presenter: LegacyAlertPresenter =
      switch simulator.decide(LegacyAlertHost.self, self) {
      case .ownWindow: LegacyAlertWindow(self)
      case .presenterWindow: LegacyAlertShim(self, inItsOwnWindow: true)
      case .chain: LegacyAlertShim(self, inItsOwnWindow: false)
      }
    self.presenter = presenter
    tell(.willPresent)
    guard self.presenter === presenter else { return }
    presenter.show(animated: animated)
  }

  /// Does what the user's touch of a button does.
  func press(_ index: Int) {
    guard let presenter, !presenter.isLeaving else { return }
    tell(.clicked(index))
    guard self.presenter === presenter, !presenter.isLeaving else { return }
    disappear(index, animated: true)
  }

  /// Takes it off the screen, as if that button had been touched; nobody hears of a click.
  func disappear(_ index: Int, animated: Bool) {
    guard let presenter, !presenter.isLeaving else { return }
    presenter.isLeaving = true
    tell(.willDismiss(index))
    presenter.hide(animated: animated) { [self] in
      self.presenter = nil
      tell(.didDismiss(index))
    }
  }

  /// The button at that place of those that are shown; nil if there is none, or none any more.
  func button(at place: Int) -> UIAlertButton? {
    guard let presenter, !presenter.isLeaving else { return nil }
    let shown = presenter.shownButtons
    guard shown.indices.contains(place) else { return nil }
    let index = shown[place]
    return UIAlertButton(title: buttonTitles[index], receiver: self) { [self] in press(index) }
  }
}

/// What shows an alert view or an action sheet.
class LegacyAlertPresenter {
  /// What is shown, which lives at least as long.
  let alert: any LegacyAlert
  /// Whether it is on its way out.
  var isLeaving = false

  init(_ alert: any LegacyAlert) { self.alert = alert }

  /// The buttons that the user sees, by index.
  var shownButtons: [Int] { Array(alert.buttonTitles.indices) }

  /// Shows the alert; its delegate hears of the end.
  func show(animated: Bool) {}
  /// Hides the alert; `completion` runs at the end.
  func hide(animated: Bool, completion: @escaping () -> Void) {}
  /// Puts the alert where it belongs after its window has turned.
  func roomChanged() {}
  /// Makes room for the keyboard, or takes it back.
  func followKeyboard(_ motion: TransitionTiming) {}
}
