import Testing

@testable import UIKitSimulation

@Suite("Where the parts of an alert go")
struct AlertLayoutTests {
  @Test(
    "Two buttons of an alert stand side by side, the one that cancels first",
    arguments: [[true, false], [false, true]])
  func twoButtons(isCancel: [Bool]) {
    let layout = AlertLayout.alert(
      width: 270, title: nil, message: nil, fields: 0, isCancel: isCancel)
    #expect(layout.size == CGSize(width: 270, height: 44))
    for (frame, cancels) in zip(layout.actions, isCancel) {
      #expect(frame == CGRect(x: cancels ? 0 : 135, y: 0, width: 135, height: 44))
    }
  }

  @Test("Any other number is a column, the one that cancels last", arguments: [1, 3, 4, 7])
  func column(count: Int) {
    let layout = AlertLayout.alert(
      width: 270, title: nil, message: nil, fields: 0,
      isCancel: (0..<count).map { $0 == 0 })
    #expect(layout.size.height == CGFloat(count) * 44)
    #expect(layout.actions[0].maxY == layout.size.height)
    for place in layout.actions.indices.dropFirst() {
      #expect(layout.actions[place].minY == CGFloat(place - 1) * 44)
      #expect(layout.actions[place].width == 270)
    }
  }

  @Test("Each line of a text makes an alert higher by the same")
  func lines() {
    let heights = ["a", "a\nb", "a\nb\nc"].map {
      AlertLayout.alert(width: 270, title: nil, message: $0, fields: 0, isCancel: [false])
        .size.height
    }
    #expect(heights[1] > heights[0])
    #expect(heights[2] - heights[1] == heights[1] - heights[0])
  }

  @Test(
    "Nothing overlaps, and everything is inside",
    arguments: [nil, "Title"], [nil, "Message"])
  func overlaps(title: String?, message: String?) {
    for fields in 0...2 {
      for buttons in 1...4 {
        let isCancel = (0..<buttons).map { $0 == 1 }
        var layouts = [
          AlertLayout.alert(
            width: 270, title: title, message: message, fields: fields, isCancel: isCancel)
        ]
        if fields == 0 {
          layouts.append(
            .actionSheet(width: 359, title: title, message: message, isCancel: isCancel))
        }
        for layout in layouts { expectTidy(layout) }
      }
    }
  }

  private func expectTidy(_ layout: AlertLayout) {
    let frames = [layout.title, layout.message].compactMap { $0 } + layout.fields + layout.actions
    let room = CGRect(origin: .zero, size: layout.size)
    for (place, frame) in frames.enumerated() {
      #expect(room.contains(frame))
      for other in frames[..<place] { #expect(frame.intersection(other).isEmpty) }
    }
  }

  @Test("An action sheet has no gap before a button that is its only part")
  func lonelyCancel() {
    let layout = AlertLayout.actionSheet(width: 300, title: nil, message: nil, isCancel: [true])
    #expect(layout.size.height == AlertLayout.sheetRow)
  }
}
