extension UIView {
  /// The map from the view's own coordinates to its superview's.
  var toSuperview: CGAffineTransform {
    CGAffineTransform(
      translationX: -layerBounds.midX, y: -layerBounds.midY
    ).concatenating(layerTransform)
      .concatenating(CGAffineTransform(translationX: layerPosition.x, y: layerPosition.y))
  }

  /// The map from the view's own coordinates to those of the top of its hierarchy.
  var toTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view: UIView = self
    while let above = view.superview {
      map = map.concatenating(view.toSuperview)
      view = above
    }
    return map
  }

  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return toTop }
    return toTop.concatenating(view.toTop.inverted())
  }

  /// A point of this view in another view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  /// A point of another view in this view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return point.applying(toTop.inverted()) }
    return view.convert(point, to: self)
  }

  /// A rectangle of this view in another view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  /// A rectangle of another view in this view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect.applying(toTop.inverted()) }
    return view.convert(rect, to: self)
  }

  /// The view's model rectangle in window coordinates, through every transform; nil without one.
  package var frameInWindow: CGRect? {
    window == nil ? nil : convert(layerBounds, to: nil)
  }
}
