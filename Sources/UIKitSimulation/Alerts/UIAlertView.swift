import Trace

/// What the delegate of an alert view hears; the index is that of a button.
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when the user touched a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAtIndex index: Int)
  /// Called before the alert appears.
  func willPresentAlertView(_ alertView: UIAlertView)
  /// Called when the alert has appeared.
  func didPresentAlertView(_ alertView: UIAlertView)
  /// Called before the alert goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex index: Int)
  /// Called when the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int)
}

extension UIAlertViewDelegate {
  /// What UIKit does without the method: nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAtIndex index: Int) {}
  /// What UIKit does without the method: nothing.
  public func willPresentAlertView(_ alertView: UIAlertView) {}
  /// What UIKit does without the method: nothing.
  public func didPresentAlertView(_ alertView: UIAlertView) {}
  /// What UIKit does without the method: nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex index: Int) {}
  /// What UIKit does without the method: nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {}
}

/// The alert of systems before iOS 8, which knows no controllers and has its own window (PRES-280).
public final class UIAlertView: UIView, LegacyAlert {
  /// Which fields an alert has.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3
  }

  /// The text at the top.
  public var title: String?
  /// The text below the title.
  public var message: String?
  /// Who hears of the user's choice.
  public var delegate: (any UIAlertViewDelegate)?
  /// The button that cancels, or -1.
  public var cancelButtonIndex = -1
  /// Which fields the alert has.
  public var alertViewStyle = Style.default {
    didSet {
      let count = alertViewStyle == .loginAndPasswordInput ? 2 : alertViewStyle == .default ? 0 : 1
      fields = (0..<count).map { _ in UITextField() }
      if alertViewStyle != .plainTextInput { fields.last?.isSecureTextEntry = true }
    }
  }
  /// Whether the alert is on the screen.
  public var isVisible: Bool { isShown }

  private(set) var buttonTitles: [String] = []
  private(set) var fields: [UITextField] = []
  var presenter: LegacyAlertPresenter?
  var destructiveButtonIndex: Int { -1 }
  var style: UIAlertController.Style { .alert }
  var anchor: LegacyAlertAnchor? { nil }

  /// Makes an alert with a button that cancels, if it has a title, and others behind it.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: [String] = []
  ) {
    self.init()
    self.title = title
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButtonWithTitle(cancelButtonTitle) }
    for other in otherButtonTitles { addButtonWithTitle(other) }
  }

  /// Makes an alert without buttons.
  public override init() { super.init() }

  public override class var className: String { "UIAlertView" }
  override class var isOfTheApp: Bool { false }

  /// How many buttons there are.
  public var numberOfButtons: Int { buttonTitles.count }

  /// The first button that doesn't cancel, or -1.
  public var firstOtherButtonIndex: Int {
    buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// Adds a button at the end and answers its index.
  @discardableResult
  public func addButtonWithTitle(_ title: String) -> Int {
    buttonTitles.append(title)
    return buttonTitles.count - 1
  }

  /// The title of a button, nil if there is none at that index.
  public func buttonTitleAtIndex(_ index: Int) -> String? {
    buttonTitles.indices.contains(index) ? buttonTitles[index] : nil
  }

  /// A field of the alert, nil if there is none at that index.
  public func textFieldAtIndex(_ index: Int) -> UITextField? {
    fields.indices.contains(index) ? fields[index] : nil
  }

  /// Shows the alert.
  public func show() {
    simulator.following(simulator.recordCall(.call, self, .show)) { appear(animated: true) }
  }

  /// Takes the alert off the screen as if that button had been touched; nobody hears of a click.
  public func dismissWithClickedButtonIndex(_ index: Int, animated: Bool) {
    let call = simulator.recordCall(.call, self, .dismissWithClickedButtonIndex)
    if call >= 0 { simulator.field(.buttonIndex, .integer(Int64(index))) }
    simulator.following(call) { disappear(index, animated: animated) }
  }

  func tell(_ moment: LegacyAlertMoment) {
    switch moment {
    case .willPresent:
      simulator.askDelegate(delegate, .willPresentAlertView, of: self) {
        delegate?.willPresentAlertView(self)
      }
    case .didPresent:
      simulator.askDelegate(delegate, .didPresentAlertView, of: self) {
        delegate?.didPresentAlertView(self)
      }
    case .clicked(let index):
      simulator.askDelegate(
        delegate, .alertViewClickedButtonAtIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.alertView(self, clickedButtonAtIndex: index) }
    case .willDismiss(let index):
      simulator.askDelegate(
        delegate, .alertViewWillDismissWithButtonIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.alertView(self, willDismissWithButtonIndex: index) }
    case .didDismiss(let index):
      simulator.askDelegate(
        delegate, .alertViewDidDismissWithButtonIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.alertView(self, didDismissWithButtonIndex: index) }
    }
  }
}
