package import UIKitSimulation

/// A program of calls into the presentation system, as data: it can be run, shrunk and printed.
package struct RandomProgram: Hashable, Sendable {
  /// What a controller is; numbers are places in the cast.
  package enum Kind: Hashable, Sendable {
    case plain
    case stack(root: Int)
    case tabs(Int, Int)
    case alert
  }

  /// A controller of the program; the first is the root at launch.
  package struct Member: Hashable, Sendable {
    var name: String
    var kind = Kind.plain
    var style: UIModalPresentationStyle?
    var transition: UIModalTransitionStyle?
    /// Whether it presents in a context's styles itself.
    var definesContext = false
    /// Whether its view has two text fields and a button, which only a plain one's can have.
    var hasControls = false

    var isContainer: Bool {
      switch kind {
      case .stack, .tabs: true
      case .plain, .alert: false
      }
    }
  }

  /// A call that the app makes; numbers are places in the cast.
  package enum Call: Hashable, Sendable {
    case present(by: Int, Int, animated: Bool)
    case dismiss(Int, animated: Bool)
    case add(Int, to: Int)
    case remove(Int)
    case root(Int)
    case push(Int, onto: Int, animated: Bool)
    case pop(Int, animated: Bool)
    /// The nth tab.
    case select(Int, of: Int)
    /// The nth of its text fields is to become the first responder.
    case focus(Int, field: Int)
    case endEditing(Int)
  }

  /// A step of the main flow.
  package enum Step: Hashable, Sendable {
    case call(Call)
    /// A call that is made that many milliseconds later.
    case later(Call, milliseconds: Int)
    case turn(Int)
    /// Milliseconds.
    case advance(Int)
    case settle
    /// What the user does.
    case user(Input)
  }

  /// What the user does to the device and to the app.
  package enum Input: Hashable, Sendable {
    case rotate(UIDeviceOrientation)
    /// The width of the app's part of a pad's screen, in points.
    case resize(Int)
    case background, foreground
    /// The key that sends the keyboard away.
    case keyboardKey
    /// Taps the button of a member, so many times in a row.
    case tap(Int, count: Int)
    case tapOutside(Int)
    /// A finger comes down on the view of a member.
    case fingerDown(Int)
    case fingerUp
    /// A finger drags the view of a member down, by so many points.
    case drag(Int, by: Int, milliseconds: Int)
  }

  /// A call that is made in a callback, or in the action of the member's button, when that comes for
  /// the nth time.
  package struct Reaction: Hashable, Sendable {
    var member: Int
    var callback: Word
    var occurrence: Int
    var call: Call
  }

  var device: String
  var system: SystemVersion
  var cast: [Member]
  var reactions: [Reaction]
  var steps: [Step]

  /// Whether UIKit may log that callbacks are unbalanced: when something turns round that is under
  /// way, as a root that is swapped in a transition or a child that is moved twice, or when
  /// something is presented before the presenter has appeared (PRES-091).
  var mayUnbalance: Bool {
    !reactions.isEmpty
      || steps.contains {
        switch $0 {
        case .call(.root), .later(.root, _), .call(.add), .later(.add, _): true
        default: false
        }
      }
  }

  /// Whether a finger may be left on the screen when all has been done.
  var leavesFinger: Bool {
    steps.contains { if case .user(.fingerDown) = $0 { true } else { false } }
  }

  /// The callbacks in which a program may call.
  static let callbacks: [Word] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .presentCompletion,
    .dismissCompletion,
  ]
}
