package import Trace
package import UIKitSimulation

/// What a controller has been told of its appearance, checked word by word.
package struct AppearanceHistory {
  /// Where a controller stands after its last callback.
  package enum State { case disappeared, appearing, appeared, disappearing }

  /// Where the controller stands now.
  package private(set) var state = State.disappeared
  /// The first callback that can't follow what went before; nil if there is none.
  package private(set) var firstWrong: Word?

  /// Makes the history of a controller that has been told nothing.
  package init() {}

  /// Takes the next callback; other events are left out.
  package mutating func take(_ name: Name) {
    guard let (word, next, allowed) = Self.step(name) else { return }
    if !allowed.contains(state), firstWrong == nil { firstWrong = word }
    state = next
  }

  /// The callback of that name, what it leads to and from where.
  private static func step(_ name: Name) -> (Word, State, [State])? {
    switch name {
    case Word.viewWillAppear.traceName:
      (.viewWillAppear, .appearing, [.disappeared, .disappearing])
    case Word.viewIsAppearing.traceName: (.viewIsAppearing, .appearing, [.appearing])
    case Word.viewDidAppear.traceName: (.viewDidAppear, .appeared, [.appearing])
    case Word.viewWillDisappear.traceName:
      (.viewWillDisappear, .disappearing, [.appeared, .appearing])
    case Word.viewDidDisappear.traceName: (.viewDidDisappear, .disappeared, [.disappearing])
    default: nil
    }
  }
}
