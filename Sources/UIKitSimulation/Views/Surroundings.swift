import Trace

/// What a view or a controller was last told about the place that it is in.
///
/// Only those have one who may listen.
final class Surroundings {
  /// The traits, or nil before the first layout.
  var traits: Traits?
  /// What bars and corners cover of the view.
  var safeArea = UIEdgeInsets.zero
  /// Whether the view has had its margins in a window.
  var hasMargins = false
}

extension UIView {
  /// Whether somebody may listen to the view: an override, a handler, or a class of the app's.
  private var mayListen: Bool {
    if isOverridden || simulator.hasObserver { return true }
    let own = type(of: self)
    return own.isOfTheApp && own.scriptType == own
  }

  /// Tells the view and its controller, before they are laid out, of a place that has changed.
  ///
  /// First the traits (PRES-112), then the margins and the safe area (PRES-334).
  func noteSurroundings() {
    if let controller = viewController, controller.mayListen { controller.noteTraits() }
    let listens = mayListen
    if listens { noteTraits() }
    guard listens || viewController?.mayListen == true, let window,
      simulator.profile.value(SafeArea.self) == .insets
    else { return }
    simulator.hearsInsets = true
    let surroundings = self.surroundings ?? Surroundings()
    self.surroundings = surroundings
    let insets = insets(in: window)
    let isNew = insets != surroundings.safeArea
    guard isNew || !surroundings.hasMargins else { return }
    surroundings.safeArea = insets
    surroundings.hasMargins = true
    if let viewController, viewController.mayListen {
      simulator.send(.viewLayoutMarginsDidChange, to: viewController, kind: .layout) {
        viewController.viewLayoutMarginsDidChange()
      }
    }
    guard isNew else { return }
    if listens {
      simulator.send(.safeAreaInsetsDidChange, to: self, kind: .layout) {
        safeAreaInsetsDidChange()
      }
    }
    if let viewController, viewController.mayListen {
      simulator.send(.viewSafeAreaInsetsDidChange, to: viewController, kind: .layout) {
        viewController.viewSafeAreaInsetsDidChange()
      }
    }
  }

  /// Asks for layout of what listens in here, because its place has changed and not its size.
  func placeChanged() {
    if mayListen || viewController?.mayListen == true { setNeedsLayout() }
    for view in subviews { view.placeChanged() }
  }

  private func noteTraits() {
    let surroundings = self.surroundings ?? Surroundings()
    self.surroundings = surroundings
    let old = surroundings.traits
    let new = traits
    guard old != new, old != nil || simulator.announcesFirstTraits(to: self) else {
      surroundings.traits = new
      return
    }
    surroundings.traits = new
    let previous = old.map(simulator.traitCollection)
    simulator.send(.traitCollectionDidChange, to: self, SendArguments(.object(previous))) {
      traitCollectionDidChange(previous)
    }
  }
}

extension UIViewController {
  /// Whether somebody may listen to the controller.
  var mayListen: Bool {
    isOverridden || simulator.hasObserver || type(of: self).isOfTheApp
  }

  /// Tells the controller if its traits are others than those that it was told of.
  func noteTraits() {
    let surroundings = self.surroundings ?? Surroundings()
    self.surroundings = surroundings
    let old = surroundings.traits
    let new = traits
    guard old != new, old != nil || simulator.announcesFirstTraits(to: self) else {
      surroundings.traits = new
      return
    }
    surroundings.traits = new
    let previous = old.map(simulator.traitCollection)
    simulator.send(.traitCollectionDidChange, to: self, SendArguments(.object(previous))) {
      traitCollectionDidChange(previous)
    }
  }
}

extension Simulator {
  /// Whether an object hears of the first traits that it has.
  fileprivate func announcesFirstTraits(to object: NSObject) -> Bool {
    if profile.value(FirstTraits.self) == .announced {
      return decide(FirstTraits.self, object) == .announced
    }
    // Whoever doesn't wait for the news doesn't rest on there being none.
    if overrides?.hasOverride(.traitCollectionDidChange, of: object) == true {
      _ = consult(FirstTraits.self)
    }
    return false
  }

  /// Tells everybody on the screen whose traits have changed, from the roots up.
  func tellTraits() {
    for window in application.windows {
      guard let root = window.rootViewController else { continue }
      root.tellTraits()
    }
  }
}

extension UIViewController {
  /// Tells the controller, what is in it and what it presents, of traits that have changed.
  fileprivate func tellTraits() {
    if surroundings?.traits != nil { noteTraits() }
    if isViewLoaded { view.tellTraits() }
    for child in children { child.tellTraits() }
    ownPresented?.tellTraits()
  }
}

extension UIView {
  fileprivate func tellTraits() {
    if surroundings?.traits != nil { noteTraits() }
    for view in subviews where view.viewController == nil { view.tellTraits() }
  }
}
