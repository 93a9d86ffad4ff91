import Scenarios
import Testing

@Suite("Adaptation, as it was measured (facts/adaptivity.tsv)")
struct AdaptivityTests {
  /// One measured presentation.
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let ios: String
    let device: String
    let style: String
    let answer: String
    let announced: String
    let isReplaced: Bool
    let size: String

    init(_ line: Substring) throws {
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 8, "a row has eight columns: \(line)")
      (id, ios, device, style) = (columns[0], columns[1], columns[2], columns[3])
      (answer, announced) = (columns[4], columns[5])
      isReplaced = columns[6] == "replacement"
      size = columns[7]
    }

    var testDescription: String { "\(id): \(style) on \(device), iOS \(ios), answer \(answer)" }

    /// The device's model and how it is held.
    var world: String {
      switch (device, ios) {
      case ("iPad", "12"): #"{ "iPad Air 2", ios = "12" }"#
      case ("iPad", _): #"{ "iPad Pro 12.9", ios = "13" }"#
      case ("iPhone", "12"): #"{ "iPhone 6", ios = "12" }"#
      case ("iPhone", _): #"{ "iPhone 8", ios = "13" }"#
      case ("iPhone Landscape", _):
        #"{ "iPhone 8", ios = "13", orientation = "landscapeLeft" }"#
      case ("iPhone 6 Plus Landscape", _):
        #"{ "iPhone 6 Plus", ios = "12", orientation = "landscapeLeft" }"#
      default: #"{ "iPhone 8 Plus", ios = "13", orientation = "landscapeLeft" }"#
      }
    }

    /// Where the popover's anchor is; the runs don't say, but the sizes do: at the top of a phone
    /// held upright the arrow points up, in the middle of other screens it points sideways.
    var anchor: String {
      device == "iPhone"
        ? "rect(150, 30, 40, 20)"
        : "rect(home.view.bounds.midX - 20, home.view.bounds.midY - 10, 40, 20)"
    }

    /// The run as a script; its error is what is wrong.
    var script: String {
      let (width, height) = (size.split(separator: "x")[0], size.split(separator: "x")[1])
      return """
        device \(world)
        local home, form, other = UIViewController "Home", UIViewController "Form",
          UIViewController "Other"
        root(home)
        form.modalPresentationStyle = "\(style)"
        local announced
        form.presentationController.delegate = {
          adaptivePresentationStyleTraitCollection = function() return "\(answer)" end,
          presentationControllerViewControllerForAdaptivePresentationStyle = function()
            return other
          end,
          presentationControllerWillPresentWithAdaptiveStyle = function(_, _, style)
            announced = style
          end,
        }
        local popover = form.popoverPresentationController
        if popover then
          popover.sourceView = home.view
          popover.sourceRect = \(anchor)
        end
        home:present(form)
        settle()
        assert.equal("\(announced)", announced)
        assert.equal(\(isReplaced ? "other" : "form"), home.presentedViewController)
        assert.equal("\(style)", form.modalPresentationStyle)
        assert.equal(size(\(width), \(height)), home.presentedViewController.view.bounds.size)
        """
    }
  }

  static let rows: [Row] = {
    guard let file = try? ScriptFile(reading: SpecFiles.folder + "/facts/adaptivity.tsv") else {
      return []
    }
    return file.source.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { try? Row($0) }
  }()

  @Test("All measured rows are there")
  func all() { #expect(Self.rows.count == 196) }

  @Test("A presentation adapts as it did on the device", arguments: rows)
  func adapts(_ row: Row) throws {
    let problem = try Story.failure(row.script, after: "")
    #expect(problem == nil, "\(row.testDescription)")
  }
}
