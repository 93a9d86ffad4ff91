import Testing
import Trace

@testable import UIKitSimulation

@Suite("The notification centre")
struct NotificationCenterTests {
  @Test("What UIKit posts is recorded with what it says, and reaches the observers of that name")
  func posts() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let center = NotificationCenter.default
      var heard: [String] = []
      for word in ["first", "second"] {
        _ = center.addObserver(
          forName: Word.didBecomeKeyNotification.traceName, object: nil
        ) { notification in
          heard.append(word)
          #expect(notification.object == world.window)
          #expect(notification.info.first?.key == .value)
        }
      }
      _ = center.addObserver(forName: nil, object: nil) { _ in heard.append("any") }
      world.forget()
      world.simulator.post(
        .didBecomeKeyNotification, from: world.window, with: (.value, .integer(3)))
      world.simulator.post(.didResignKeyNotification, from: world.window)
      #expect(heard == ["first", "second", "any", "any"])
      #expect(world.events(.notification).count == 2)
    }
  }

  @Test("What an observer does follows from the notification, and one that was removed hears none")
  func follows() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let center = NotificationCenter.default
      var second: NotificationObserver?
      _ = center.addObserver(forName: nil, object: world.window) { _ in
        world.home.present(world.controller("Form", .fullScreen), animated: false)
        if let second { center.removeObserver(second) }
      }
      var count = 0
      second = center.addObserver(forName: nil, object: nil) { _ in count += 1 }
      world.simulator.post(.didBecomeKeyNotification, from: world.window)
      #expect(count == 0)
      let posted = try #require(
        world.trace.events.lastIndex { $0.name == Word.didBecomeKeyNotification.traceName })
      let present = try #require(
        world.trace.events.last { $0.name == Word.present.traceName })
      #expect(present.cause == Int32(posted))
    }
  }

  @Test("A notification that is posted in answer to itself runs into the limit of callbacks")
  func recursion() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      _ = NotificationCenter.default.addObserver(forName: nil, object: nil) { _ in
        world.simulator.post(.didBecomeKeyNotification, from: world.window)
      }
      world.simulator.post(.didBecomeKeyNotification, from: world.window)
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit of nested callbacks should have been reached.")
        return
      }
      #expect(limit.resource == "callback depth")
      #expect(limit.waiting?.contains("UIWindowDidBecomeKeyNotification") == true)
    }
  }
}
