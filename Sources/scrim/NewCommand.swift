import Reference
import Scenarios
import UIKitLua

/// `scrim new DIR`: makes a project with one spec that passes.
enum NewCommand {
  static func run(_ arguments: [String]) -> Int32 {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      return Scrim.misuse("new takes no option, got \(option)", of: .new)
    }
    guard let folder = arguments.first, !folder.isEmpty else {
      return Scrim.misuse("new: which folder? scrim new DIR", of: .new)
    }
    guard arguments.count == 1 else {
      return Scrim.misuse(
        "new takes one folder, got \(arguments.joined(separator: ", "))", of: .new)
    }
    let tree = FileTree(folder: folder)
    let files = StarterProject.files(.scenarios)
    let present = files.map(\.path).filter(tree.has)
    guard present.isEmpty else {
      Output.error(
        "scrim: new overwrites nothing, and made nothing: "
          + present.map(tree.path).joined(separator: ", ")
          + (present.count == 1 ? " exists" : " exist") + " already\n")
      return 2
    }
    do {
      for file in files { try tree.write(file.text, to: file.path, isOverwriting: false) }
    } catch {
      Output.error("scrim: new: \(error)\n")
      return 2
    }
    report(tree)
    return 0
  }

  private static func report(_ tree: FileTree) {
    let names = StarterProject.files.map { "  \(tree.path($0.path))\n" }.joined()
    let change = tree.folder == "." ? "" : "  cd \(tree.folder.quotedForShell)\n"
    Output.out(
      "made a project in \(tree.folder):\n" + names
        + "  \(tree.path(StarterProject.stubs))/ for the editor and luacheck\n"
        + "next:\n" + change
          + """
            scrim test specs                run the spec
            scrim run scenarios/first.lua   print a trace
            scrim doc                       what a scenario can name

          """)
  }
}
