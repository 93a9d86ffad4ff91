import Trace

/// What the delegate of an action sheet hears; the index is that of a button.
public protocol UIActionSheetDelegate: AnyObject {
  /// Called when the user touched a button.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex index: Int)
  /// Called before the action sheet appears.
  func willPresentActionSheet(_ actionSheet: UIActionSheet)
  /// Called when the action sheet has appeared.
  func didPresentActionSheet(_ actionSheet: UIActionSheet)
  /// Called before the action sheet goes.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex index: Int)
  /// Called when the action sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int)
}

extension UIActionSheetDelegate {
  /// What UIKit does without the method: nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex index: Int) {}
  /// What UIKit does without the method: nothing.
  public func willPresentActionSheet(_ actionSheet: UIActionSheet) {}
  /// What UIKit does without the method: nothing.
  public func didPresentActionSheet(_ actionSheet: UIActionSheet) {}
  /// What UIKit does without the method: nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex index: Int) {}
  /// What UIKit does without the method: nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int) {}
}

/// The action sheet of systems before iOS 8, in its own window (PRES-280).
public final class UIActionSheet: UIView, LegacyAlert {
  /// The text at the top.
  public var title: String?
  /// Who hears of the user's choice.
  public var delegate: (any UIActionSheetDelegate)?
  /// The button that cancels, or -1.
  public var cancelButtonIndex = -1
  /// The button that destroys something, or -1.
  public var destructiveButtonIndex = -1
  /// Whether the action sheet is on the screen.
  public var isVisible: Bool { isShown }

  private(set) var buttonTitles: [String] = []
  private(set) var anchor: LegacyAlertAnchor?
  var presenter: LegacyAlertPresenter?
  var style: UIAlertController.Style { .actionSheet }
  var message: String? { nil }
  var fields: [UITextField] { [] }

  /// Makes an action sheet: the button that destroys comes first, the one that cancels last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: [String] = []
  ) {
    self.init()
    self.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButtonWithTitle(destructiveButtonTitle)
    }
    for other in otherButtonTitles { addButtonWithTitle(other) }
    if let cancelButtonTitle { cancelButtonIndex = addButtonWithTitle(cancelButtonTitle) }
  }

  /// Makes an action sheet without buttons.
  public override init() { super.init() }

  public override class var className: String { "UIActionSheet" }
  override class var isOfTheApp: Bool { false }

  /// How many buttons there are.
  public var numberOfButtons: Int { buttonTitles.count }

  /// The first button that neither cancels nor destroys, or -1.
  public var firstOtherButtonIndex: Int {
    buttonTitles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
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

  /// Shows the action sheet; on a pad in the middle of the view.
  public func showInView(_ view: UIView) {
    let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    show(LegacyAlertAnchor(view: view, rect: middle), .showInView, animated: true)
  }

  /// Shows the action sheet; on a pad beside the rectangle, in the view's coordinates.
  public func showFromRect(_ rect: CGRect, inView view: UIView, animated: Bool) {
    show(LegacyAlertAnchor(view: view, rect: rect), .showFromRect, animated: animated)
  }

  private func show(_ anchor: LegacyAlertAnchor, _ call: Word, animated: Bool) {
    simulator.following(simulator.recordCall(.call, self, call)) {
      guard !isShown else { return }
      self.anchor = anchor
      appear(animated: animated)
    }
  }

  /// Takes the action sheet off the screen as if that button had been touched; nobody hears of a
  /// click.
  public func dismissWithClickedButtonIndex(_ index: Int, animated: Bool) {
    let call = simulator.recordCall(.call, self, .dismissWithClickedButtonIndex)
    if call >= 0 { simulator.field(.buttonIndex, .integer(Int64(index))) }
    simulator.following(call) { disappear(index, animated: animated) }
  }

  /// What stands for the action sheet while alert controllers do.
  var shim: UIAlertController? { (presenter as? LegacyAlertShim)?.controller }

  func tell(_ moment: LegacyAlertMoment) {
    switch moment {
    case .willPresent:
      simulator.askDelegate(delegate, .willPresentActionSheet, of: self) {
        delegate?.willPresentActionSheet(self)
      }
    case .didPresent:
      simulator.askDelegate(delegate, .didPresentActionSheet, of: self) {
        delegate?.didPresentActionSheet(self)
      }
    case .clicked(let index):
      simulator.askDelegate(
        delegate, .actionSheetClickedButtonAtIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.actionSheet(self, clickedButtonAtIndex: index) }
    case .willDismiss(let index):
      simulator.askDelegate(
        delegate, .actionSheetWillDismissWithButtonIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.actionSheet(self, willDismissWithButtonIndex: index) }
    case .didDismiss(let index):
      simulator.askDelegate(
        delegate, .actionSheetDidDismissWithButtonIndex, of: self,
        with: (.buttonIndex, .integer(Int64(index)))
      ) { delegate?.actionSheet(self, didDismissWithButtonIndex: index) }
    }
  }
}
