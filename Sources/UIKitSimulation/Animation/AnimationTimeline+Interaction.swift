extension AnimationTimeline {
  /// Notes whether the app lets touches reach what a block moves.
  ///
  /// A block inside another one takes that over, unless it says otherwise.
  func setInteraction(of group: AnimationGroup, _ options: UIView.AnimationOptions) {
    let isInherited =
      !options.contains(.overrideInheritedOptions)
      && open.dropLast().last?.letsUserIn == true
    group.letsUserIn = options.contains(.allowUserInteraction) || isInherited
  }
}
