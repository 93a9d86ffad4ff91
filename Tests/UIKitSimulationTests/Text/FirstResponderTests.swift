import Testing
import Trace

@testable import UIKitSimulation

@Suite("The first responder")
struct FirstResponderTests {
  @Test("One that becomes it is asked first, then the other resigns, then it begins")
  func order() throws {
    try Fields.run { fields in
      #expect(fields.a.becomeFirstResponder())
      #expect(fields.a.isFirstResponder && fields.a.isEditing)
      fields.world.forget()
      #expect(fields.b.becomeFirstResponder())
      #expect(
        fields.events == [
          "B.textFieldShouldBeginEditing", "A.resignFirstResponder", "A.textFieldShouldEndEditing",
          "A.firstResponder", "A.textFieldDidEndEditing", "B.firstResponder",
          "B.textFieldDidBeginEditing",
        ])
      #expect(fields.first === fields.b)
      #expect(!fields.a.isFirstResponder)
      fields.world.forget()
      #expect(fields.b.becomeFirstResponder())
      #expect(fields.events.isEmpty, "It is the first responder already.")
    }
  }

  @Test("The question comes after the other one's end where a policy says so")
  func orderOfQuestion() throws {
    let policy = SystemProfile.Switch(policy: .beginQuestion, value: 1)
    try Fields.run(switches: [policy]) { fields in
      fields.a.becomeFirstResponder()
      fields.world.forget()
      fields.b.becomeFirstResponder()
      #expect(fields.events.firstIndex(of: "B.textFieldShouldBeginEditing") == 4)
      fields.delegateOfA.answers["shouldBegin"] = false
      #expect(!fields.a.becomeFirstResponder())
      #expect(fields.first == nil, "The other one has let go by then.")
      fields.world.settle()
      #expect(!fields.world.simulator.keyboard.isVisible)
    }
  }

  @Test("A question that is answered no changes nothing", arguments: ["shouldBegin", "shouldEnd"])
  func refusal(of question: String) throws {
    try Fields.run { fields in
      fields.a.becomeFirstResponder()
      fields.delegateOfB.answers["shouldBegin"] = question != "shouldBegin"
      fields.delegateOfA.answers["shouldEnd"] = question != "shouldEnd"
      #expect(!fields.b.becomeFirstResponder())
      #expect(fields.first === fields.a)
      #expect(fields.a.isFirstResponder)
      #expect(fields.world.events(.keyboard).contains("B.becomeFirstResponder.refused"))
      fields.world.forget()
      #expect(fields.a.resignFirstResponder() == (question != "shouldEnd"))
    }
  }

  @Test("A view that can't, a field that is disabled and one without a window are refused")
  func needs() throws {
    try Fields.run { fields in
      let view = UIView()
      fields.world.home.view.addSubview(view)
      #expect(!view.becomeFirstResponder())
      fields.a.isEnabled = false
      #expect(!fields.a.becomeFirstResponder())
      #expect(!fields.delegateOfA.answers.keys.contains("shouldBegin"))
      fields.b.removeFromSuperview()
      #expect(!fields.b.becomeFirstResponder())
      #expect(fields.first == nil)
    }
  }

  @Test("Being hidden is no hindrance, and no reason to resign")
  func hidden() throws {
    try Fields.run { fields in
      fields.a.isHidden = true
      #expect(fields.a.becomeFirstResponder())
      fields.world.home.view.isHidden = true
      #expect(fields.a.isFirstResponder)
    }
  }

  @Test("One that wants it before it is in a window gets it there, unless it resigned meanwhile")
  func waiting() throws {
    try Fields.run { fields in
      let (late, other) = (UITextField(), UITextField())
      fields.a.becomeFirstResponder()
      #expect(!late.becomeFirstResponder())
      #expect(!other.becomeFirstResponder())
      #expect(other.resignFirstResponder())
      fields.world.home.view.addSubview(other)
      #expect(fields.first === fields.a)
      let holder = UIView()
      holder.addSubview(late)
      #expect(fields.first === fields.a)
      fields.world.home.view.addSubview(holder)
      #expect(fields.first === late)
    }
    let policy = SystemProfile.Switch(policy: .focusWithoutWindow, value: 0)
    try Fields.run(switches: [policy]) { fields in
      let late = UITextField()
      late.becomeFirstResponder()
      fields.world.home.view.addSubview(late)
      #expect(fields.first == nil)
    }
  }

  @Test("Each window has its own")
  func windows() throws {
    try Fields.run { fields in
      let window = UIWindow()
      let field = UITextField()
      window.addSubview(field)
      fields.a.becomeFirstResponder()
      #expect(field.becomeFirstResponder())
      #expect(window.firstResponder === field)
      #expect(fields.first === fields.a)
      #expect(field.isFirstResponder && fields.a.isFirstResponder)
    }
  }

  @Test("The keyboard hears of one focus where one takes the other's place, and of one blur")
  func keyboard() throws {
    try Fields.run { fields in
      fields.a.becomeFirstResponder()
      fields.world.settle()
      #expect(
        fields.notifications == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      fields.world.forget()
      fields.b.becomeFirstResponder()
      fields.world.settle()
      #expect(fields.notifications.isEmpty, "On iOS 12 a switch isn't told.")
      fields.b.resignFirstResponder()
      fields.world.settle()
      #expect(
        fields.notifications == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    }
  }

  @Test("A controller may be it for its bar, which stays for the fields in its view")
  func accessory() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    try World.run(Target("iPhone 8", 12), root: { Chat() }) { world in
      let chat = try #require(world.home as? Chat)
      #expect(chat.becomeFirstResponder())
      #expect(world.window.firstResponder === chat)
      let field = UITextField()
      chat.view.addSubview(field)
      #expect(KeyboardInput(field).accessory === chat.bar)
      let own = UIView()
      field.inputAccessoryView = own
      #expect(KeyboardInput(field).accessory === own)
      chat.view.removeFromSuperview()
      #expect(world.window.firstResponder == nil)
    }
  }

  @Test("Ending a view's editing asks what is edited in it, and by force doesn't mind the answer")
  func endEditing() throws {
    try Fields.run { fields in
      let view = fields.world.home.view
      #expect(!view.endEditing(false), "Nothing is edited.")
      fields.a.becomeFirstResponder()
      #expect(!fields.b.endEditing(true), "It isn't in there.")
      #expect(fields.a.isFirstResponder)
      fields.delegateOfA.answers["shouldEnd"] = false
      #expect(!view.endEditing(false))
      #expect(fields.a.isFirstResponder)
      fields.world.forget()
      #expect(view.endEditing(true))
      #expect(fields.first == nil)
      #expect(fields.events.last == "A.textFieldDidEndEditing")
      fields.world.settle()
      #expect(!fields.world.simulator.keyboard.isVisible)
    }
  }
}
