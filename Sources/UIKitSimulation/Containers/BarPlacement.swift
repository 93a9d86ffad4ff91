extension UIViewController {
  /// What the status bar and the home indicator cover of a container's own view, in points: its
  /// bars stay clear of that.
  var clearance: UIEdgeInsets {
    guard let window = view.window else { return .zero }
    return view.insets(in: window)
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
