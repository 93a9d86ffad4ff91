import Reference
import Scenarios
import UIKitLua

/// `scrim doc [NAME]`: prints the reference, or what it says of a name.
enum DocCommand {
  static func run(_ arguments: [String]) -> Int32 {
    let reference = Reference(.scenarios, uikit: .uikit)
    if arguments == ["--markdown"] {
      Output.out(reference.markdown)
      return 0
    }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      return Scrim.misuse("doc takes a name, or --markdown alone; got \(option)")
    }
    guard arguments.count <= 1 else {
      return Scrim.misuse("doc takes one name, got \(arguments.joined(separator: ", "))")
    }
    guard let name = arguments.first else {
      Output.out(reference.index)
      return 0
    }
    let pages = reference.pages(named: name)
    guard !pages.isEmpty else {
      Output.error("scrim: doc: \(reference.whatIsMissing(name))\n")
      return 2
    }
    Output.out(Reference.text(pages))
    return 0
  }
}
