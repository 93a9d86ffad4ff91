extension UINavigationController {
  /// The orientations that the delegate allows, where it is asked (ROT-014).
  var delegateOrientations: UIInterfaceOrientationMask? {
    guard delegate != nil, simulator.decide(ContainerDelegateMask.self, self) == .asked else {
      return nil
    }
    return simulator.askDelegate(
      delegate, .navigationControllerSupportedInterfaceOrientations, of: self
    ) { delegate?.navigationControllerSupportedInterfaceOrientations(self) } ?? nil
  }

  /// The orientation that the delegate would like, where it is asked.
  var delegatePreferredOrientation: UIInterfaceOrientation? {
    guard delegate != nil, simulator.decide(ContainerDelegateMask.self, self) == .asked else {
      return nil
    }
    return simulator.askDelegate(
      delegate, .navigationControllerPreferredInterfaceOrientationForPresentation, of: self
    ) { delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) } ?? nil
  }
}

extension UITabBarController {
  /// The orientations that the delegate allows, where it is asked (ROT-014).
  var delegateOrientations: UIInterfaceOrientationMask? {
    guard delegate != nil, simulator.decide(ContainerDelegateMask.self, self) == .asked else {
      return nil
    }
    return simulator.askDelegate(
      delegate, .tabBarControllerSupportedInterfaceOrientations, of: self
    ) { delegate?.tabBarControllerSupportedInterfaceOrientations(self) } ?? nil
  }

  /// The orientation that the delegate would like, where it is asked.
  var delegatePreferredOrientation: UIInterfaceOrientation? {
    guard delegate != nil, simulator.decide(ContainerDelegateMask.self, self) == .asked else {
      return nil
    }
    return simulator.askDelegate(
      delegate, .tabBarControllerPreferredInterfaceOrientationForPresentation, of: self
    ) { delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) } ?? nil
  }
}
