import Lua
import Testing

@Suite("Objects")
struct ObjectTests {
  /// A host with a table of objects, as a session has.
  private final class Host {
    let state: LuaState
    var widths: [Double] = [0, 0, 0]
    var log: [String] = []
    private(set) var view = LuaClassID(0)
    private(set) var label = LuaClassID(0)
    private(set) var rect = LuaClassID(0)

    init() throws {
      state = try LuaState()
      var view = LuaClassDefinition("UIView")
      view.property(
        "width",
        get: { [unowned self] stack in
          stack.pushNumber(widths[Int(stack.object(at: 1)!.index)])
          return 1
        },
        set: { [unowned self] stack in
          guard let width = stack.number(at: 3) else { throw LuaError("width is a number") }
          widths[Int(stack.object(at: 1)!.index)] = width
          return 0
        })
      view.property("superview", get: { _ in 0 })
      view.method("layoutIfNeeded") { [unowned self] stack in
        log.append("layout \(stack.object(at: 1)!.index)")
        return 0
      }
      self.view = state.define(view)
      var label = LuaClassDefinition("UILabel", superclass: self.view)
      label.method("sizeToFit") { _ in 0 }
      self.label = state.define(label)
      var rect = LuaClassDefinition("rect", kind: .value)
      for (index, name) in ["x", "y", "width", "height"].enumerated() { rect.part(name, index) }
      rect.property(
        "maxX",
        get: { [unowned self] stack in
          let parts = stack.parts(of: self.rect, at: 1)!
          stack.pushNumber(parts[0] + parts[2])
          return 1
        })
      self.rect = state.define(rect)
      state.setGlobal("rect") { [unowned self] stack in
        stack.pushValue(
          self.rect,
          parts: (
            stack.number(at: 1) ?? 0, stack.number(at: 2) ?? 0, stack.number(at: 3) ?? 0,
            stack.number(at: 4) ?? 0
          ))
        return 1
      }
      state.setGlobal("object") { [unowned self] stack in
        let index = UInt32(stack.integer(at: 1) ?? 0)
        stack.push(
          LuaObject(classID: index == 2 ? self.label : self.view, index: index, generation: 1))
        return 1
      }
      state.hooks.missing = { stack, id in
        let name = stack.string(at: 2) ?? ""
        guard let nearest = nearestNames(to: name, among: stack.state.memberNames(of: id)).first
        else { return 0 }
        throw LuaError("\(stack.state.name(of: id)) has no '\(name)': did you mean '\(nearest)'?")
      }
      state.hooks.newField = { [hooks = state.hooks] in _ = try hooks.missing($0, $1) }
      state.hooks.override = { [unowned self] stack, _ in
        log.append("override \(stack.string(at: 2)!)")
        return false
      }
    }

    func run(_ script: String) throws { try state.run(try state.load(script, name: "s.lua")) }
  }

  @Test("are the same proxy however often they are pushed")
  func identity() throws {
    try Host().run(
      """
      local a, b = object(1), object(2)
      assert(a == object(1) and a ~= b and rawequal(a, object(1)))
      local t = {[a] = "first"}
      assert(t[object(1)] == "first" and t[b] == nil)
      a.note = "kept"
      assert(object(1).note == "kept")
      """)
  }

  @Test("have properties, methods, inherited ones and fields of the script's own")
  func members() throws {
    let host = try Host()
    try host.run(
      """
      local a, b = object(1), object(2)
      a.width = 12.5
      b.width = a.width * 2
      assert(a.width == 12.5 and b.width == 25)
      a:layoutIfNeeded() b:layoutIfNeeded() b:sizeToFit()
      assert(b.layoutIfNeeded == a.layoutIfNeeded)
      assert(a.sizeToFit == nil and a.mine == nil)
      a.mine = {1} a.mine[2] = 2
      assert(#a.mine == 2 and b.mine == nil)
      a.mine = nil
      assert(a.mine == nil)
      a[1] = "one"
      assert(a[1] == "one")
      """)
    #expect(host.log == ["layout 1", "layout 2"])
    #expect(host.widths == [0, 12.5, 25])
  }

  @Test(
    "answer a near miss with the member's name, and a wrong assignment with what to do",
    arguments: [
      ("return object(1).widht", "s.lua:1: UIView has no 'widht': did you mean 'width'?"),
      ("return object(1).Width", "s.lua:1: UIView has no 'Width': did you mean 'width'?"),
      (
        "object(2).sizetofit = 1",
        "s.lua:1: UILabel has no 'sizetofit': did you mean 'sizeToFit'?"
      ),
      (
        "object(1).superview = 1",
        "s.lua:1: 'superview' of UIView can't be assigned: it is read-only"
      ),
      ("object(1).width = 'wide'", "s.lua:1: width is a number"),
      ("rect(1, 2, 3, 4).x = 5", "s.lua:1: a value can't be changed in part"),
    ])
  func misses(script: String, message: String) throws {
    let host = try Host()
    let error = #expect(throws: LuaError.self) { try host.run(script) }
    #expect(error?.description == message)
  }

  @Test("can have a method overridden, which the host hears of")
  func overrides() throws {
    let host = try Host()
    try host.run(
      """
      local a = object(1)
      local inherited = a.layoutIfNeeded
      local seen
      function a:layoutIfNeeded() seen = self inherited(self) end
      a:layoutIfNeeded()
      assert(seen == a and object(2).layoutIfNeeded == inherited)
      """)
    #expect(host.log == ["override layoutIfNeeded", "layout 1"])
    host.state.stack.push(LuaObject(classID: host.view, index: 1, generation: 1))
    #expect(host.state.stack.pushOwnField("layoutIfNeeded", at: -1) == .function)
  }

  @Test("of an earlier generation are another object")
  func generations() throws {
    let host = try Host()
    let stack = host.state.stack
    stack.push(LuaObject(classID: host.view, index: 1, generation: 1))
    stack.push(LuaObject(classID: host.view, index: 1, generation: 2))
    #expect(!stack.isSame(1, 2))
    #expect(stack.object(at: 1)?.generation == 1)
    #expect(stack.object(at: 2)?.generation == 2)
    stack.push(LuaObject(classID: host.view, index: 1, generation: 2))
    #expect(stack.isSame(2, 3))
  }

  @Test("that are values compare by what they hold and print it")
  func values() throws {
    try Host().run(
      """
      local r = rect(1, 2, 30, 40.5)
      assert(r == rect(1, 2, 30, 40.5) and r ~= rect(1, 2, 30, 40))
      assert(r.x == 1 and r.height == 40.5 and r.maxX == 31)
      assert(r ~= object(1) and object(1) ~= r)
      assert(tostring(r) == "rect(1, 2, 30, 40.5)")
      assert(tostring(object(2)) == "<UILabel: 2>")
      assert(string.format("%s", r) == tostring(r))
      assert(getmetatable(r) == false and getmetatable(object(1)) == false)
      """)
  }

  @Test("have classes that know their ancestors")
  func classes() throws {
    let host = try Host()
    #expect(host.state.isClass(host.label, host.view))
    #expect(!host.state.isClass(host.view, host.label))
    #expect(
      host.state.memberNames(of: host.label)
        == ["layoutIfNeeded", "sizeToFit", "superview", "width"])
  }

  @Test("have class tables that can be called and that carry the methods")
  func callables() throws {
    let host = try Host()
    let state = host.state
    state.pushCallable(
      "UIView", methods: host.view, on: state.stack,
      call: { stack in
        stack.push("made \(stack.string(at: 2) ?? "?")")
        return 1
      },
      missing: { stack in throw LuaError("UIView has no '\(stack.string(at: 2) ?? "?")'") })
    state.setGlobal("UIView")
    try host.run(
      """
      assert(UIView "Card" == "made Card")
      UIView.layoutIfNeeded(object(1))
      assert(tostring(UIView) == "UIView")
      """)
    #expect(host.log == ["layout 1"])
    let error = #expect(throws: LuaError.self) { try host.run("return UIView.animte") }
    #expect(error?.message == "UIView has no 'animte'")
  }

  @Test("have enumerations that are read without copying the name")
  func symbols() throws {
    let state = try LuaState()
    let styles = state.stack.makeSymbols(["fullScreen", "pageSheet", "formSheet"])
    state.setGlobal("style") { stack in
      guard let style = stack.symbol(at: 1, in: styles) else { return 0 }
      stack.push(style)
      return 1
    }
    state.prepare()
    state.restore()
    let script = "assert(style 'fullScreen' == 0 and style 'formSheet' == 2 and not style(1))"
    try state.run(try state.load(script, name: "s.lua"))
  }
}
