/// A dismissal that the user's finger drives: what it moves, and how far.
///
/// There is one from the moment when the finger begins to the end of what follows its release.
final class InteractiveDismissal {
  /// What is moved, once it is known what is under way.
  var motions: [ViewMotion] = []
  /// How far the presented view has to go to be off the screen, in points.
  var distance: CGFloat = 0
  /// Who in what is presented had the keyboard when it began.
  var responder: UIResponder?
  /// How much of the way is done, from 0 to 1.
  var fraction: CGFloat = 0
  /// How far up the presented view is stretched beyond its place, in points.
  var overshoot: CGFloat = 0
  /// Whether the presentation is on its way back, or will be.
  var isCancelled = false
  /// When the status bar has become what the presenter wants, in nanoseconds.
  var barFadeEnd: Int64 = 0
}

/// The way of one view from where it is while a controller is presented to where it is without it.
struct ViewMotion {
  /// What a transition changes of a view.
  struct Look {
    let center: CGPoint
    let alpha: CGFloat
    let transform: CGAffineTransform

    init(of view: UIView) {
      center = view.center
      alpha = view.alpha
      transform = view.transform
    }

    init(_ center: CGPoint, _ alpha: CGFloat, _ transform: CGAffineTransform) {
      self.center = center
      self.alpha = alpha
      self.transform = transform
    }

    /// The look that much of the way to another one.
    func interpolated(to other: Look, _ fraction: CGFloat) -> Look {
      func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        fraction == 1 ? to : from + (to - from) * fraction
      }
      return Look(
        CGPoint(x: between(center.x, other.center.x), y: between(center.y, other.center.y)),
        between(alpha, other.alpha),
        CGAffineTransform(
          a: between(transform.a, other.transform.a), b: between(transform.b, other.transform.b),
          c: between(transform.c, other.transform.c), d: between(transform.d, other.transform.d),
          tx: between(transform.tx, other.transform.tx),
          ty: between(transform.ty, other.transform.ty)))
    }

    /// Gives a view the look.
    func apply(to view: UIView) {
      if view.center != center { view.center = center }
      if view.alpha != alpha { view.alpha = alpha }
      if view.transform != transform { view.transform = transform }
    }
  }

  let view: UIView
  let from, to: Look

  /// Shows the view that much of the way.
  func place(at fraction: CGFloat) { from.interpolated(to: to, fraction).apply(to: view) }
}
