import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiScrollView: ClassEntry = {
    var entry = ClassEntry(
      name: "UIScrollView", superclass: "UIView",
      summary: "A view that shows a part of its content, which the finger moves.",
      type: UIScrollView.self, make: { UIScrollView() })
    let type = UIScrollView.self
    entry.property(
      "contentSize", .size, of: type, "How large the content is.",
      get: { .size($0.contentSize) }, set: { $0.contentSize = try $1.size() })
    entry.property(
      "contentInset", .insets, of: type, "How far the content may be pulled from each edge.",
      get: { .insets($0.contentInset) }, set: { $0.contentInset = try $1.insets() })
    entry.property(
      "contentOffset", .point, of: type,
      "The place of the content that is at the view's top left corner.",
      get: { .point($0.contentOffset) }, set: { $0.contentOffset = try $1.point() })
    for (name, summary, key) in scrollFlags {
      entry.property(
        name, .boolean, of: type, summary, get: { .bool($0[keyPath: key]) },
        set: { $0[keyPath: key] = try $1.bool() })
    }
    entry.property(
      "decelerationRate", .number, of: type,
      "The share of its speed that the content keeps from one millisecond to the next.",
      get: { .number($0.decelerationRate) }, set: { $0.decelerationRate = try $1.number() })
    entry.property(
      "keyboardDismissMode", .enumeration(.keyboardDismissMode), of: type,
      "What a drag does to the keyboard (KBD-049).",
      get: {
        .string(Enumeration.keyboardDismissMode.name($0.keyboardDismissMode.rawValue) ?? "")
      },
      set: {
        $0.keyboardDismissMode = try $1.enumeration(
          .keyboardDismissMode, UIScrollView.KeyboardDismissMode.self)
      })
    entry.lastCame(with: 7, instead: "a delegate's scrollViewWillBeginDragging")
    entry.property(
      "isTracking", .boolean, of: type, "Whether a finger is down on the content.",
      get: { .bool($0.isTracking) })
    entry.property(
      "isDragging", .boolean, of: type, "Whether the finger moves the content.",
      get: { .bool($0.isDragging) })
    entry.property(
      "isDecelerating", .boolean, of: type, "Whether the content goes on by itself.",
      get: { .bool($0.isDecelerating) })
    entry.property(
      "panGestureRecognizer", .object("UIPanGestureRecognizer"), of: type,
      "What drags the content.", get: { .object($0.panGestureRecognizer) })
    entry.delegate(
      "delegate", .uiScrollViewDelegate, of: type, "Who hears of the scrolling.",
      get: { $0.delegate }, set: { $0.ownDelegate = $1 })
    entry.method(
      "setContentOffset", of: type, [.positional("offset", .point), .animated],
      "Moves the content to a place, in 0.3 seconds if that is animated."
    ) { view, call in
      guard let offset = try call[0]?.point() else { return .none }
      view.setContentOffset(offset, animated: try call.bool(1) ?? true)
      return .none
    }
    return entry
  }()

  private static let scrollFlags:
    [(String, String, any ReferenceWritableKeyPath<UIScrollView, Bool> & Sendable)] = [
      ("isScrollEnabled", "Whether a finger can move the content.", \.isScrollEnabled),
      ("bounces", "Whether the content gives beyond its edges.", \.bounces),
      (
        "alwaysBounceVertical", "Whether it does so up and down even where it fits.",
        \.alwaysBounceVertical
      ),
      (
        "alwaysBounceHorizontal", "Whether it does so to the sides even where it fits.",
        \.alwaysBounceHorizontal
      ),
      (
        "delaysContentTouches", "Whether touches reach the content only when they are no drag.",
        \.delaysContentTouches
      ),
      (
        "canCancelContentTouches", "Whether a drag may take a touch from the content.",
        \.canCancelContentTouches
      ),
    ]
}

extension Enumeration {
  static let keyboardDismissMode = Enumeration(
    "UIScrollView.KeyboardDismissMode", ["none", "onDrag", "interactive"])
}

extension ProtocolEntry {
  static let uiScrollViewDelegate = ProtocolEntry(
    "UIScrollViewDelegate",
    [
      Method(.scrollViewDidScroll, [view], "The content's offset has changed."),
      Method(.scrollViewWillBeginDragging, [view], "The finger begins to move the content."),
      Method(
        .scrollViewWillEndDragging,
        [view, .positional("velocity", .point), .positional("targetContentOffset", .point)],
        "The finger lets the content go, in points a millisecond; a point that is answered is "
          + "where the content comes to rest.", returns: .optional(.point)),
      Method(
        .scrollViewDidEndDragging, [view, .positional("willDecelerate", .boolean)],
        "The finger has let the content go."),
      Method(.scrollViewWillBeginDecelerating, [view], "The content goes on by itself."),
      Method(.scrollViewDidEndDecelerating, [view], "The content has come to rest."),
      Method(
        .scrollViewDidEndScrollingAnimation, [view],
        "An animated movement that the app asked for is over."),
    ])

  private static let view = CallableEntry.Parameter.positional(
    "scrollView", .object("UIScrollView"))
}

extension ScriptDelegate: UIScrollViewDelegate {
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    call(.scrollViewDidScroll, .object(scrollView))
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    call(.scrollViewWillBeginDragging, .object(scrollView))
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) -> CGPoint {
    let answer = ask(
      .scrollViewWillEndDragging, .object(scrollView), .point(velocity),
      .point(targetContentOffset)
    ) { $0.isNil ? nil : try $0.point() }
    return (answer ?? nil) ?? targetContentOffset
  }

  package func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    call(.scrollViewDidEndDragging, .object(scrollView), .bool(decelerate))
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    call(.scrollViewWillBeginDecelerating, .object(scrollView))
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    call(.scrollViewDidEndDecelerating, .object(scrollView))
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    call(.scrollViewDidEndScrollingAnimation, .object(scrollView))
  }
}
