import Reference
import Scenarios
import Testing
import UIKitLua

@Suite("The reference")
struct ReferenceTests {
  private let reference = Reference(.scenarios, uikit: .uikit)
  private let registry = Registry.scenarios

  private func text(_ name: String) -> String { Reference.text(reference.pages(named: name)) }

  @Test("Everything that a script can name has a page")
  func everything() {
    var names = registry.globalNames + registry.enumerations
    for entry in registry.classes {
      names += registry.memberNames(of: entry.name).map { "\(entry.name).\($0)" }
      names += (entry.statics.map(\.name) + entry.staticProperties.map(\.name))
        .map { "\(entry.name).\($0)" }
      names += entry.properties.map(\.name) + entry.methods.map(\.name)
    }
    for library in registry.libraries { names += library.functions.map(\.name) }
    for entry in registry.protocols { names += [entry.name] + entry.names }
    for value in registry.values {
      names += (value.properties.map(\.name) + value.methods.map(\.name))
        .map { "\(value.name).\($0)" }
    }
    for name in names { #expect(!reference.pages(named: name).isEmpty, "\(name)") }
  }

  @Test("No line is longer than 88 columns, unless it is one word")
  func width() {
    let lines = (reference.index + Reference.text(reference.pages)).split(separator: "\n")
    let long = lines.filter { $0.count > 88 && $0.drop { $0 == " " }.contains(" ") }
    #expect(long.isEmpty, "\(long.first ?? "")")
  }

  @Test("docs/reference.md is what `scrim doc --markdown` prints")
  func document() throws {
    let file = try ScriptFile(reading: ProjectFiles.path("docs/reference.md")).source
    #expect(file == reference.markdown, "scripts/scrim doc --markdown > docs/reference.md")
  }

  @Test("A method is found with a dot or a colon, with its arguments, and below its class")
  func method() {
    let page = """
      UIViewController:present([controller], { animated =, completion = })
          a method of UIViewController

      Presents a controller modally; a refusal is a warning in the trace.

      Example
        form:present(UIViewController "Other", { completion = function() note "there" end })

      Arguments
        controller    UIViewController, may be left out
        animated =    boolean, true if left out
        completion =  function, may be left out

      """
    #expect(text("UIViewController:present") == page)
    #expect(text("UIViewController.present") == page)
    #expect(text("UIViewController:present(form)") == page)
    #expect(text("UINavigationController.present").contains("UINavigationController inherits it."))
  }

  @Test("Arguments say what becomes of a call without them")
  func fallbacks() {
    let page = """
      expect.never(pattern, { since = })
          a function of expect

      Expects no such event.

      Example
        expect.never "Home.viewWillDisappear"

      Arguments
        pattern  string
        since =  integer, the beginning of the world if left out

      """
    #expect(text("expect.never") == page)
  }

  @Test("The index has a line for each verb, and names that mean the same share one")
  func index() {
    let index = reference.index
    #expect(index.hasPrefix("Verbs\n\n  device      Starts a new world: device { \"iPad Air 2\", "))
    #expect(index.contains("\n  note, print\n              Writes a line into the trace.\n"))
    #expect(index.contains("\n\nDelegates\n\n"))
  }

  @Test("A verb's page is followed by those of the methods of its name")
  func verb() {
    #expect(
      reference.pages(named: "present").map(\.name) == ["present", "UIViewController:present"])
  }

  @Test("A library's page lists its functions")
  func library() {
    let text = text("expect")
    #expect(text.contains("Functions\n"))
    for name in ["expect.order", "expect.golden", "expect.clean"] {
      #expect(text.contains("\n  \(name)\n"), "\(text)")
    }
  }

  @Test("A name without its owner finds every page that has it")
  func members() {
    #expect(
      reference.pages(named: "presentedViewController").map(\.name) == [
        "UIViewController.presentedViewController",
        "UIPresentationController.presentedViewController",
      ])
    #expect(reference.pages(named: "order").map(\.name) == ["expect.order"])
    #expect(reference.pages(named: "formSheet").map(\.name) == ["UIModalPresentationStyle"])
    #expect(reference.pages(named: "rect").map(\.name) == ["CGRect"])
  }

  @Test("A verb that runs the clock, a method that UIKit calls and a read-only property say so")
  func notes() {
    #expect(text("settle").contains("only the script's main flow can call it"))
    #expect(text("viewDidLoad").contains("Overridden by viewDidLoad = function(self) … end"))
    #expect(text("isViewLoaded").contains("It can only be read."))
    #expect(text("UIAlertAction.style").contains("Only the constructor's table can set it"))
    #expect(text("UIScreen").contains("Scripts can't make one: UIKit makes it."))
    #expect(text("UIAlertController").contains("From iOS 8 on; before, there is UIAlertView"))
  }

  @Test(
    "A name that isn't there is answered with the nearest ones, or with why not",
    arguments: [
      ("presnt", "there is nothing named \"presnt\"; did you mean present"),
      (
        "UIViewController.presnt",
        "did you mean UIViewController.parent or UIViewController:present"
      ),
      ("uiviewcontroller", "did you mean UIViewController"),
      ("eventually", "eventually is not modelled yet; docs/coverage.md lists what is"),
      ("UIColor.red", "UIColor.red is not modelled yet; docs/coverage.md lists what is"),
      ("string.rep", "string.rep is Lua's own; see https://www.lua.org/manual/5.4/"),
      ("qwertz", "there is nothing named \"qwertz\"; `scrim doc` lists what there is"),
    ])
  func missing(_ name: String, _ answer: String) {
    #expect(reference.pages(named: name).isEmpty)
    #expect(reference.whatIsMissing(name).contains(answer), "\(reference.whatIsMissing(name))")
  }
}

extension Registry {
  /// The names of the enumerations of properties.
  fileprivate var enumerations: [String] {
    classes.flatMap(\.properties).compactMap {
      if case .enumeration(let set) = $0.type { set.typeName } else { nil }
    }
  }
}
