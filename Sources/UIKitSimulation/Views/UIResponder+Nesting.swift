/// Something was to be put where it can't be; nothing was changed.
package enum HierarchyError: Error {
  /// UIKit's own exception.
  case exception(NSException)
  /// What UIKit doesn't survive, such as a view in itself; the text is for the person who wrote it.
  case impossible(String)

  init(_ description: String) { self = .impossible(description) }
}

extension UIResponder {
  /// Whether the responder is `other` or lies somewhere in it.
  func lies(in other: UIResponder) -> Bool {
    var here: UIResponder? = self
    while let candidate = here {
      if candidate === other { return true }
      here = candidate.enclosing
    }
    return false
  }

  /// Notes how deep the hierarchy is with something of that height in it; false, and the end of
  /// the app, if that is deeper than the limit.
  ///
  /// Hierarchies are walked down by recursion, so their depth must have a limit.
  func makeRoom(for height: Int32, _ unit: String) -> Bool {
    var above: Int32 = 0
    var responder: UIResponder? = self
    while let here = responder {
      above += 1
      responder = here.enclosing
    }
    guard Int(above + height) < simulator.limits.nesting else {
      simulator.fail(.limit("nesting", simulator.limits.nesting, unit, option: "nesting"))
      return false
    }
    var needed = height + 1
    responder = self
    while let here = responder, here.height < needed {
      here.height = needed
      needed += 1
      responder = here.enclosing
    }
    return true
  }
}

extension Simulator {
  /// Does what may be an error of the app's; with nobody to catch it, it ends the app.
  func orEnd(_ body: () throws(HierarchyError) -> Void) {
    do {
      try body()
    } catch {
      fail(error)
    }
  }

  /// Ends the app because of an error that nobody could catch.
  func fail(_ error: HierarchyError) {
    switch error {
    case .exception(let exception): fail(Failure.exception(exception))
    case .impossible(let what):
      fail(.script(ScriptFailure(message: what, traceback: "", isLimit: false)))
    }
  }
}
