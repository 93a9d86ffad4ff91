import Testing

@testable import UIKitSimulation

@Suite("Taking the first responder away")
struct RemovalTests {
  @Test("A view that leaves its window with the first responder in it has that resign before")
  func removal() throws {
    try Fields.run { fields in
      fields.a.becomeFirstResponder()
      var wasInWindow = false
      fields.delegateOfA.look = { [unowned a = fields.a] name in
        if name == "shouldEnd" { wasInWindow = a.window != nil }
      }
      fields.world.forget()
      fields.world.home.view.removeFromSuperview()
      #expect(wasInWindow)
      #expect(fields.first == nil)
      #expect(
        fields.events == [
          "A.resignFirstResponder", "A.textFieldShouldEndEditing", "A.firstResponder",
          "A.textFieldDidEndEditing",
        ])
      #expect(fields.world.warnings.isEmpty)
    }
  }

  @Test("One that refuses is logged and has to go all the same")
  func refusal() throws {
    try Fields.run { fields in
      fields.a.becomeFirstResponder()
      fields.delegateOfA.answers["shouldEnd"] = false
      fields.a.removeFromSuperview()
      #expect(
        fields.world.warnings == [
          "[View] First responder warning: '\(fields.a.description)' rejected "
            + "resignFirstResponder when being removed from hierarchy"
        ])
      #expect(fields.first == nil)
      #expect(fields.events.last == "A.textFieldDidEndEditing")
      fields.world.settle()
      #expect(!fields.world.simulator.keyboard.isVisible)
    }
  }

  @Test("A move within the window keeps it, one into another window doesn't")
  func move() throws {
    try Fields.run { fields in
      let holder = UIView()
      fields.world.home.view.addSubview(holder)
      fields.a.becomeFirstResponder()
      holder.addSubview(fields.a)
      #expect(fields.first === fields.a)
      let other = UIWindow()
      other.addSubview(holder)
      #expect(fields.first == nil)
      #expect(other.firstResponder == nil)
      #expect(!fields.a.isFirstResponder)
    }
  }

  @Test("One that is made first while it leaves is let go of")
  func again() throws {
    try Fields.run { fields in
      let holder = UIView()
      fields.world.home.view.addSubview(holder)
      holder.addSubview(fields.a)
      holder.addSubview(fields.b)
      fields.a.becomeFirstResponder()
      fields.delegateOfA.look = { [unowned b = fields.b] name in
        if name == "didEnd" { b.becomeFirstResponder() }
      }
      holder.removeFromSuperview()
      #expect(fields.first == nil)
      #expect(!fields.b.isFirstResponder)
      fields.world.settle()
      #expect(!fields.world.simulator.keyboard.isVisible)
    }
  }

  @Test("A delegate that puts the view that leaves around its new superview is told so")
  func cycle() throws {
    try Fields.run { fields in
      let (holder, other) = (UIView(), UIWindow())
      fields.world.home.view.addSubview(holder)
      holder.addSubview(fields.a)
      fields.a.becomeFirstResponder()
      let target = UIView()
      other.addSubview(target)
      fields.delegateOfA.look = { if $0 == "didEnd" { holder.addSubview(target) } }
      #expect(throws: HierarchyError.self) { try target.requestSubview(holder) }
      #expect(target.superview === holder)
    }
  }

  @Test("Nothing holds a field or its delegate once the world has ended")
  func lifetime() throws {
    weak var field: UITextField?
    weak var delegate: FieldDelegate?
    try Fields.run { fields in
      field = fields.a
      delegate = fields.delegateOfA
      fields.a.becomeFirstResponder()
      fields.b.becomeFirstResponder()
    }
    #expect(field == nil)
    #expect(delegate == nil)
  }
}
