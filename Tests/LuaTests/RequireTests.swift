import Glibc
import Lua
import Testing

@Suite("require")
struct RequireTests {
  private final class Folder {
    let path: String
    init(_ files: [(String, String)]) {
      var template = Array("/tmp/scrim-require-XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&template))
      for (name, text) in files {
        if let slash = name.lastIndex(of: "/") { mkdir("\(path)/\(name[..<slash])", 0o755) }
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o644)
        var text = text
        text.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
        close(file)
      }
    }
    deinit { _ = system("rm -rf '\(path)'") }
  }

  private func run(_ script: String, in folder: String) throws {
    let state = try LuaState()
    state.modules = LuaModules(below: folder)
    state.prepare()
    try state.run(try state.load(script, name: "main.lua"))
  }

  @Test("runs a module once and gives its value")
  func once() throws {
    let folder = Folder([
      ("counter.lua", "loads = (rawget(_G, 'loads') or 0) + 1 return {name = ...}"),
      ("helpers/deep_1.lua", "return require('counter')"), ("nothing.lua", "ran = true"),
    ])
    try run(
      """
      local counter = require "counter"
      assert(counter == require "counter" and counter == require "helpers.deep_1")
      assert(loads == 1 and counter.name == "counter")
      assert(require "nothing" == true and ran)
      """, in: folder.path)
  }

  @Test(
    "refuses names that are none",
    arguments: ["../x", "..x", "x..y", "/etc/passwd", "", ".", "a/b", "a\\\\b", "x.", "x-y", "é"])
  func names(name: String) throws {
    let folder = Folder([("x.lua", "")])
    let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: folder.path) }
    #expect(
      error?.message.hasSuffix(
        "is no name of a module: letters, digits and '_', with '.' between folders") == true)
    #expect(error?.line == 1)
  }

  @Test("doesn't follow a link out of the folder, and follows one inside it")
  func links() throws {
    let outside = Folder([("secret.lua", "return 'secret'")])
    let folder = Folder([("real.lua", "return 'real'"), ("sub/x.lua", "return 1")])
    symlink("\(outside.path)/secret.lua", "\(folder.path)/leak.lua")
    symlink(outside.path, "\(folder.path)/door")
    symlink("\(folder.path)/real.lua", "\(folder.path)/alias.lua")
    try run("assert(require 'alias' == 'real')", in: folder.path)
    for name in ["leak", "door.secret"] {
      let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: folder.path) }
      #expect(error?.message.contains("is a link that leads out of the script's folder") == true)
    }
    symlink(folder.path, "\(outside.path)/way-in")
    try run("assert(require 'sub.x' == 1)", in: "\(outside.path)/way-in")
  }

  @Test("says what is wrong with a module")
  func failures() throws {
    let folder = Folder([
      ("broken.lua", "x = = 1"), ("failing.lua", "\nerror('no luck')"),
      ("a.lua", "require 'b'"), ("b.lua", "require 'a'"),
      ("folder.lua/x.lua", ""),
    ])
    mkfifo("\(folder.path)/pipe.lua", 0o644)
    let path = folder.path
    for (name, message) in [
      ("missing", "main.lua:1: module 'missing' not found: there is no file \(path)/missing.lua"),
      (
        "broken",
        "\(path)/broken.lua:1: module 'broken' can't be compiled: unexpected symbol near '='"
      ),
      ("failing", "\(path)/failing.lua:2: no luck"),
      ("a", "\(path)/b.lua:1: module 'a' requires itself, directly or through others"),
      ("folder", "main.lua:1: module 'folder' can't be read: \(path)/folder.lua is no file"),
      ("pipe", "main.lua:1: module 'pipe' can't be read: \(path)/pipe.lua is no file"),
    ] {
      let error = #expect(throws: LuaError.self) { try run("require '\(name)'", in: path) }
      #expect(error?.description == message)
    }
  }

  @Test("passes over an editor's mark of UTF-8, and counts lines as before")
  func mark() throws {
    let folder = Folder([
      ("fine.lua", "\u{feff}return 1"), ("failing.lua", "\u{feff}\nerror('no luck')"),
    ])
    try run("assert(require 'fine' == 1)", in: folder.path)
    let error = #expect(throws: LuaError.self) { try run("require 'failing'", in: folder.path) }
    #expect(error?.description == "\(folder.path)/failing.lua:2: no luck")
  }

  @Test("has nothing to find without a folder")
  func noFolder() throws {
    let state = try LuaState()
    let error = #expect(throws: LuaError.self) {
      try state.run(try state.load("require 'x'", name: "s.lua"))
    }
    #expect(error?.message == "module 'x' not found: this script has no folder to look in")
    let type = #expect(throws: LuaError.self) {
      try state.run(try state.load("require {}", name: "s.lua"))
    }
    #expect(type?.message == "require takes the name of a module, not table")
  }
}
