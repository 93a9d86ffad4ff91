/// Something was to be put where it can't be, such as a view into itself; nothing was changed.
package struct HierarchyError: Error, CustomStringConvertible {
  /// What is wrong, for the person who wrote the script.
  package let description: String

  init(_ description: String) { self.description = description }
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
      fail(
        .script(ScriptFailure(message: error.description, traceback: "", isLimit: false)))
    }
  }
}
