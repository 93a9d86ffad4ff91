extension UIViewController {
  /// How far down in the controller's own view something has to begin to be clear of the status
  /// bar, in points.
  var topClearance: CGFloat {
    // Before iOS 8 the root's view begins below the status bar already (GEO-177).
    let space: WindowSpace = simulator.consult()
    guard space == .interface else { return 0 }
    let covered = simulator.application.safeArea.top
    guard let frame = view.frameInWindow else { return covered }
    return max(0, covered - frame.minY)
  }

  /// How far from the bottom of the controller's own view something has to end to be clear of the
  /// home indicator, in points.
  var bottomClearance: CGFloat {
    let covered = simulator.application.safeArea.bottom
    guard covered > 0, let frame = view.frameInWindow else { return covered }
    return min(covered, max(0, frame.maxY - (simulator.screen.bounds.maxY - covered)))
  }

  /// The height of a bar at the top of the controller's view, in points.
  var navigationBarHeight: CGFloat {
    if simulator.device.model.idiom == .pad {
      let height: PadBarHeight = simulator.consult()
      return height == .classic ? 44 : 50
    }
    return simulator.application.interfaceOrientation.isLandscape ? 32 : 44
  }

  /// The height of a bar of tabs, without what lies over the home indicator, in points.
  var tabBarHeight: CGFloat {
    guard simulator.device.model.idiom == .pad else { return 49 }
    let height: PadBarHeight = simulator.consult()
    return height == .classic ? 49 : 50
  }
}
