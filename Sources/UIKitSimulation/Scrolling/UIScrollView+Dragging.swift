import Trace

extension UIScrollView {
  /// A finger went down: what scrolls by itself stops.
  func fingerWentDown() {
    guard motion != nil else { return }
    stopMotion()
  }

  /// The last finger was lifted without a drag: content that it held beyond an edge goes back.
  func fingerWasLifted() {
    guard !isDragging, motion == nil, shown(contentOffset) != contentOffset || isBeyondEdge else {
      return
    }
    release(velocity: .zero)
  }

  private var isBeyondEdge: Bool {
    (scrollsHorizontally && !horizontalEdges.contains(contentOffset.x))
      || (scrollsVertically && !verticalEdges.contains(contentOffset.y))
  }

  /// Follows the pan.
  func panned(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended, .cancelled: endDragging(isCancelled: state == .cancelled)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    stopMotion()
    isDragging = true
    dragStart = pulled
    tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode == .onDrag { endEditingInWindow() }
    guard isDragging else { return }
    drag()
  }

  private func drag() {
    guard isDragging else { return }
    let way = scrollPan.translation(in: superview)
    var place = CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y)
    if pullsSheet(by: verticalEdges.lowerBound - place.y) {
      place.y = max(place.y, verticalEdges.lowerBound)
    }
    scroll(to: shown(place))
    if keyboardDismissMode == .interactive { dragKeyboard() }
  }

  /// Pulls the sheet that shows the view by what the finger goes beyond the content's top; whether
  /// there is one.
  private func pullsSheet(by distance: CGFloat) -> Bool {
    if pulledSheet == nil {
      guard distance > 0, let sheet, sheet.beginDrag() else { return false }
      pulledSheet = sheet
    }
    pulledSheet?.moveDrag(to: max(0, distance))
    return true
  }

  private func endDragging(isCancelled: Bool) {
    guard isDragging else { return }
    var speed = isCancelled ? CGPoint.zero : scrollPan.velocity(in: superview)
    if let pulledSheet {
      self.pulledSheet = nil
      if isCancelled { pulledSheet.cancelDrag() } else { pulledSheet.endDrag(velocity: speed.y) }
      // The content stays at its top, unless the finger has gone back.
      if contentOffset.y <= verticalEdges.lowerBound { speed.y = 0 }
    }
    // The content goes with the finger, its offset against it.
    let velocity = CGPoint(
      x: scrollsHorizontally ? -speed.x : 0, y: scrollsVertically ? -speed.y : 0)
    let course = freeCourse(velocity)
    let target = ScrollMotion(course: course, begin: 0, timer: nil).target
    var chosen = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    tell(
      .scrollViewWillEndDragging,
      with: (.velocity, .point(perMillisecond.x, perMillisecond.y))
    ) {
      chosen = $0.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: target)
    }
    isDragging = false
    let decelerates =
      chosen == target
      ? ScrollMotion(course: course, begin: 0, timer: nil).duration > 0
      : chosen != contentOffset
    tell(.scrollViewDidEndDragging, with: (.willDecelerate, .bool(decelerates))) {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    if keyboardDismissMode == .interactive { releaseKeyboard(speed.y) }
    guard decelerates, motion == nil, !isDragging else { return }
    go(chosen == target ? course : courseTo(chosen))
  }

  private func release(velocity: CGPoint) { go(freeCourse(velocity)) }

  private func go(_ course: ScrollMotion.Course) {
    start(course)
    tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
  }

  private func freeCourse(_ velocity: CGPoint) -> ScrollMotion.Course {
    .free(
      x: ScrollAxis(
        from: contentOffset.x, velocity: velocity.x, rate: decelerationRate,
        within: scrollsHorizontally ? horizontalEdges : contentOffset.x...contentOffset.x,
        bounces: bounces),
      y: ScrollAxis(
        from: contentOffset.y, velocity: velocity.y, rate: decelerationRate,
        within: scrollsVertically ? verticalEdges : contentOffset.y...contentOffset.y,
        bounces: bounces))
  }

  private func courseTo(_ target: CGPoint) -> ScrollMotion.Course {
    .free(
      x: ScrollAxis(from: contentOffset.x, to: target.x, rate: decelerationRate),
      y: ScrollAxis(from: contentOffset.y, to: target.y, rate: decelerationRate))
  }
}
