internal import CLuaSupport
import Glibc

/// Where `require` finds modules: the script's folder and what is below it.
package struct LuaModules {
  /// The real path of the folder, links resolved; nil if there is no such folder.
  let root: String?
  /// The folder as messages name it.
  let folder: String

  /// The largest module.
  static let sizeLimit = 4 << 20

  /// Modules below a folder.
  package init(below folder: String) {
    self.folder = folder
    root = LuaModules.realPath(folder.isEmpty ? "." : folder)
  }

  /// `require "name"`: runs `name.lua` once and returns its value ever after.
  static let require: @Sendable (LuaStack) throws -> Int = { stack in
    guard stack.type(at: 1) == .string, let name = stack.string(at: 1) else {
      throw LuaError("require takes the name of a module, not \(stack.typeName(at: 1))")
    }
    guard let modules = stack.state.modules else {
      throw LuaError(
        "module '\(name)' not found: this script has no folder to look in",
        payload: ModuleFailure())
    }
    stack.push(stack.state.loadedModules)
    let loaded = stack.count
    switch stack.pushField(named: name, at: loaded) {
    case .nil: stack.pop()
    case .lightUserdata:
      throw LuaError(
        "module '\(name)' requires itself, directly or through others", payload: ModuleFailure())
    default: return 1
    }
    let function = try modules.load(name, stack.state)
    clua_push_mark(stack.L)
    stack.setField(name, at: loaded)
    stack.push(function)
    stack.release(function)
    stack.push(name)
    do {
      try stack.call(arguments: 1, results: 1)
    } catch {
      stack.pushNil()
      stack.setField(name, at: loaded)
      throw error
    }
    if stack.isNil(at: -1) {
      stack.pop()
      stack.push(true)
    }
    stack.pushCopy(at: -1)
    stack.setField(name, at: loaded)
    return 1
  }

  /// Compiles a module.
  private func load(_ name: String, _ state: LuaState) throws(LuaError) -> LuaReference {
    do {
      state.requiredFiles.append(shown(try LuaModules.path(of: name)))
      let (source, chunk) = try read(name)
      return try state.load(source, name: chunk)
    } catch {
      var error = error
      if error.kind == .syntax {
        error.message = "module '\(name)' can't be compiled: \(error.message)"
      }
      error.payload = ModuleFailure()
      throw error
    }
  }

  /// What messages call a file, given from the folder on.
  private func shown(_ relative: String) -> String {
    folder.isEmpty || folder == "." ? relative : "\(folder)/\(relative)"
  }

  /// The text of a module and the name of its chunk.
  func read(_ name: String) throws(LuaError) -> (source: String, chunk: String) {
    let relative = try LuaModules.path(of: name)
    let shown = shown(relative)
    guard let root, let path = LuaModules.realPath("\(root)/\(relative)") else {
      throw LuaError("module '\(name)' not found: there is no file \(shown)")
    }
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw LuaError("module '\(name)' is a link that leads out of the script's folder: \(shown)")
    }
    return (try LuaModules.contents(path, name: name, shown: shown), shown)
  }

  /// `a.b` is `a/b.lua`; anything but letters, digits and `_` between single dots is refused.
  static func path(of name: String) throws(LuaError) -> String {
    let segments = name.split(separator: ".", omittingEmptySubsequences: false)
    let allowed = segments.allSatisfy { segment in
      !segment.isEmpty
        && segment.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || byte == 0x5f || (0x41...0x5a).contains(byte & ~0x20)
        }
    }
    guard allowed else {
      throw LuaError(
        "'\(name)' is no name of a module: letters, digits and '_', with '.' between folders")
    }
    return segments.joined(separator: "/") + ".lua"
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func contents(
    _ path: String, name: String, shown: String
  ) throws(LuaError) -> String {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw LuaError(
        "module '\(name)' can't be read: \(shown): \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw LuaError("module '\(name)' can't be read: \(shown) is no file")
    }
    guard status.st_size <= sizeLimit else {
      throw LuaError("module '\(name)' is larger than \(sizeLimit >> 20) MB: \(shown)")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count == 0 { break }
      if count < 0 || bytes.count > sizeLimit {
        throw LuaError("module '\(name)' can't be read: \(shown)")
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    // An editor's mark of UTF-8 is no part of the module.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LuaError("module '\(name)' is no UTF-8 text: \(shown)")
    }
    return text
  }
}

/// What the error of a `require` carries whose module isn't there, or can't be loaded.
package struct ModuleFailure: Error {}
