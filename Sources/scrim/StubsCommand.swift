import Reference
import Scenarios
import UIKitLua

/// `scrim stubs [DIR]`: writes the definitions that editors and luacheck read.
enum StubsCommand {
  static func run(_ arguments: [String]) -> Int32 {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      return Scrim.misuse("stubs takes no option, got \(option)", of: .stubs)
    }
    guard arguments.count <= 1 else {
      return Scrim.misuse(
        "stubs takes one folder, got \(arguments.joined(separator: ", "))", of: .stubs)
    }
    guard arguments.first != "" else {
      return Scrim.misuse(
        "stubs: the folder's name is empty; without one it is stubs", of: .stubs)
    }
    let tree = FileTree(folder: arguments.first ?? StarterProject.stubs)
    let files = Stubs.files(.scenarios)
    do {
      for file in files { try tree.write(file.text, to: file.path, isOverwriting: true) }
    } catch {
      Output.error("scrim: stubs: \(error)\n")
      return 2
    }
    Output.out(
      """
      wrote \(files.count) files to \(tree.folder):
        \(tree.path(Stubs.library))  definitions; name it in workspace.library of .luarc.json
        \(tree.path(Stubs.luacheck))  a standard; .luacheckrc gets it with require

      """)
    return 0
  }
}
