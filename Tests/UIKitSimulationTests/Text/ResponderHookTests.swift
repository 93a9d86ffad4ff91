import Testing

@testable import UIKitSimulation

/// Whatever the app does while the first responder changes, there is at most one, it is in its
/// window, and the keyboard is up just for it.
@Suite("The first responder, when the app does something while it changes")
struct ResponderHookTests {
  /// What an app does in a callback.
  enum Deed: CaseIterable {
    case resignA, resignB, focusA, focusB, focusC, removeA, removeB, removeAll, present, endEditing
    case disableB, hideWindow
  }

  private static let moments = [
    "A.shouldBegin", "A.didBegin", "A.shouldEnd", "A.didEnd", "B.shouldBegin", "B.didBegin",
    "B.shouldEnd", "B.didEnd",
  ]

  @Test(
    "One thing in one callback, and again in a second one",
    arguments: moments, Deed.allCases)
  func anything(moment: String, deed: Deed) throws {
    for second in Self.moments where second != moment {
      for other in [Deed.focusA, .focusB, .removeAll] {
        try story([moment: deed, second: other])
      }
    }
  }

  private func story(_ deeds: [String: Deed]) throws {
    try Fields.run { fields in
      let c = UITextField()
      fields.world.name(c, "C")
      fields.world.home.view.addSubview(c)
      var depth = 0
      func look(_ field: String) -> (String) -> Void {
        { name in
          guard depth < 4, let deed = deeds["\(field).\(name)"] else { return }
          depth += 1
          perform(deed, fields, c)
          depth -= 1
          check(fields, "in \(field).\(name) of \(deeds)", isAtRest: false)
        }
      }
      fields.delegateOfA.look = look("A")
      fields.delegateOfB.look = look("B")
      fields.a.becomeFirstResponder()
      check(fields, "after A of \(deeds)")
      fields.b.becomeFirstResponder()
      check(fields, "after B of \(deeds)")
      fields.world.home.view.removeFromSuperview()
      check(fields, "after the removal of \(deeds)")
      fields.world.settle()
      check(fields, "at rest, of \(deeds)")
    }
  }

  private func perform(_ deed: Deed, _ fields: Fields, _ c: UITextField) {
    switch deed {
    case .resignA: fields.a.resignFirstResponder()
    case .resignB: fields.b.resignFirstResponder()
    case .focusA: fields.a.becomeFirstResponder()
    case .focusB: fields.b.becomeFirstResponder()
    case .focusC: c.becomeFirstResponder()
    case .removeA: fields.a.removeFromSuperview()
    case .removeB: fields.b.removeFromSuperview()
    case .removeAll: fields.world.home.view.removeFromSuperview()
    case .present: fields.world.home.present(UIViewController(), animated: true)
    case .endEditing: fields.world.home.view.endEditing(true)
    case .disableB: fields.b.isEnabled = false
    case .hideWindow: fields.world.window.isHidden = true
    }
  }

  private func check(_ fields: Fields, _ when: Comment, isAtRest: Bool = true) {
    let first = fields.first
    #expect(fields.world.simulator.failure == nil, when)
    if let first { #expect(first.hostWindow === fields.world.window, when) }
    for field in [fields.a, fields.b] where field !== first {
      #expect(!field.isFirstResponder, when)
    }
    #expect(fields.world.window.handingOver == 0 || !isAtRest, when)
    if isAtRest, first == nil { #expect(!fields.world.simulator.keyboard.isVisible, when) }
    if isAtRest, first != nil { #expect(fields.world.simulator.keyboard.isVisible, when) }
  }

  @Test("The latest request wins, where the one that resigns hands the focus to a third")
  func third() throws {
    try Fields.run { fields in
      let c = UITextField()
      fields.world.home.view.addSubview(c)
      fields.a.becomeFirstResponder()
      fields.delegateOfA.look = { if $0 == "didEnd" { c.becomeFirstResponder() } }
      #expect(!fields.b.becomeFirstResponder())
      #expect(fields.first === c)
    }
  }

  @Test("A subclass's methods and answers come before the inherited ones")
  func subclass() throws {
    final class Stubborn: UITextField {
      var lets = false
      var calls: [String] = []
      override var canResignFirstResponder: Bool { lets }
      @discardableResult
      override func becomeFirstResponder() -> Bool {
        calls.append("become")
        return super.becomeFirstResponder()
      }
      override func resignFirstResponder() -> Bool {
        calls.append("resign")
        return super.resignFirstResponder()
      }
    }
    try Fields.run { fields in
      let field = Stubborn()
      fields.world.home.view.addSubview(field)
      _ = field.becomeFirstResponder()
      #expect(!fields.a.becomeFirstResponder())
      #expect(field.calls == ["become", "resign"])
      field.lets = true
      #expect(fields.a.becomeFirstResponder())
      #expect(field.calls == ["become", "resign", "resign"])
    }
  }

  @Test("An override of resign that does nothing keeps the focus, but not in a view that goes")
  func swallowed() throws {
    final class Deaf: UITextField {
      override func resignFirstResponder() -> Bool { true }
    }
    try Fields.run { fields in
      let field = Deaf()
      fields.world.home.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(!fields.a.becomeFirstResponder())
      #expect(fields.first === field)
      field.removeFromSuperview()
      #expect(fields.first == nil)
      #expect(fields.world.warnings.isEmpty)
    }
  }
}
