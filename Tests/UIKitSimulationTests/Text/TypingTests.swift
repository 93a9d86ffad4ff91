import Testing

@testable import UIKitSimulation

@Suite("Typing")
struct TypingTests {
  @Test("Each character is asked about, put at the end and told")
  func type() throws {
    try Fields.run { fields in
      var changes: [String?] = []
      let (a, delegate) = (fields.a, fields.delegateOfA)
      a.addAction(UIAction { [unowned a] _ in changes.append(a.text) }, for: .editingChanged)
      a.text = "é🇳🇿"
      a.becomeFirstResponder()
      let report = fields.world.simulator.type("a👍🏽")
      #expect(report.receiver === a)
      #expect(report.count == 2)
      #expect(report.why == nil)
      #expect(a.text == "é🇳🇿a👍🏽")
      #expect(changes == ["é🇳🇿a", "é🇳🇿a👍🏽"])
      #expect(delegate.changes.map(\.range.location) == [5, 6])
      #expect(delegate.changes.map(\.range.length) == [0, 0])
      #expect(delegate.changes.map(\.text) == ["a", "👍🏽"])
    }
  }

  @Test("The delete key takes a whole character, and nothing from an empty field")
  func delete() throws {
    try Fields.run { fields in
      fields.a.text = "x👍🏽"
      fields.a.becomeFirstResponder()
      #expect(fields.world.simulator.press(.delete).count == 1)
      #expect(fields.a.text == "x")
      #expect(fields.delegateOfA.changes.map(\.range) == [NSRange(location: 1, length: 4)])
      #expect(fields.delegateOfA.changes.map(\.text) == [""])
      fields.world.simulator.press(.delete)
      let report = fields.world.simulator.press(.delete)
      #expect(report.why == "A is empty")
      #expect(report.count == 0)
      #expect(fields.delegateOfA.changes.count == 2)
    }
  }

  @Test("What the delegate refuses doesn't change the text, which it may set itself")
  func refused() throws {
    try Fields.run { fields in
      fields.delegateOfA.answers["shouldChange"] = false
      fields.delegateOfA.look = { [unowned a = fields.a] name in
        if name == "shouldChange" { a.text = "its own" }
      }
      fields.a.becomeFirstResponder()
      let report = fields.world.simulator.type("b")
      #expect(fields.a.text == "its own")
      #expect(report.count == 0)
      #expect(report.why == "A's delegate doesn't let its text change")
    }
  }

  @Test("What the delegate does with the focus sends the next character elsewhere")
  func moves() throws {
    try Fields.run { fields in
      fields.delegateOfA.look = { [unowned b = fields.b] name in
        if name == "shouldChange" { b.becomeFirstResponder() }
      }
      fields.a.becomeFirstResponder()
      #expect(fields.world.simulator.type("xyz").receiver === fields.b)
      #expect(fields.a.text == "x")
      #expect(fields.b.text == "yz")
    }
  }

  @Test("The return key ends the editing where an action waits for that")
  func returnKey() throws {
    try Fields.run { fields in
      fields.a.becomeFirstResponder()
      #expect(fields.world.simulator.press(.return).why == nil)
      #expect(fields.a.isFirstResponder)
      var count = 0
      fields.a.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
      fields.world.simulator.type("\n")
      #expect(count == 1)
      #expect(!fields.a.isFirstResponder)
      fields.a.becomeFirstResponder()
      fields.delegateOfA.answers["shouldReturn"] = false
      #expect(
        fields.world.simulator.press(.return).why == "A's delegate takes the return key")
      #expect(count == 1)
      #expect(fields.a.isFirstResponder)
    }
  }

  @Test("The clear button empties the field, unless the delegate says no")
  func clear() throws {
    try Fields.run { fields in
      fields.a.text = "text"
      fields.delegateOfA.answers["shouldClear"] = false
      fields.a.pressClear()
      #expect(fields.a.text == "text")
      fields.delegateOfA.answers["shouldClear"] = true
      fields.a.pressClear()
      #expect(fields.a.text == "")
      fields.b.text = "text"
      fields.b.clearsOnBeginEditing = true
      fields.b.becomeFirstResponder()
      #expect(fields.b.text == "")
    }
  }

  @Test("A text view takes the return key as a character")
  func textView() throws {
    try Fields.run { fields in
      let view = UITextView()
      fields.world.name(view, "T")
      fields.world.home.view.addSubview(view)
      view.delegate = fields.delegateOfA
      var told: [String] = []
      fields.delegateOfA.look = { told.append($0) }
      view.becomeFirstResponder()
      fields.world.simulator.type("a\nb")
      fields.world.simulator.press(.delete)
      #expect(view.text == "a\n")
      view.resignFirstResponder()
      let change = ["shouldChange", "didChange"]
      #expect(
        told == ["shouldBegin", "didBegin"] + change + change + change + change
          + ["shouldEnd", "didEnd"])
      #expect(fields.delegateOfA.changes.map(\.text) == ["a", "\n", "b", ""])
      view.isEditable = false
      #expect(view.becomeFirstResponder(), "Its text can be selected.")
      #expect(
        fields.world.simulator.type("x").why == "T, the first responder, takes no text")
      view.resignFirstResponder()
      view.isSelectable = false
      #expect(!view.becomeFirstResponder())
    }
  }

  @Test("Without anybody to type into, the report says why")
  func nobody() throws {
    try Fields.run { fields in
      let simulator = fields.world.simulator
      #expect(simulator.type("x").why == "UIWindow#1 has no first responder")
      fields.a.becomeFirstResponder()
      simulator.application.beginIgnoringInteractionEvents()
      #expect(simulator.type("x").why == "the app ignores interaction events")
      simulator.application.endIgnoringInteractionEvents()
      simulator.application.enterBackground()
      #expect(simulator.press(.return).why == "the app is in the background")
      #expect(fields.a.text == nil)
    }
  }
}
