import Lua
import UIKitSimulation

extension ScriptType {
  /// What a finger can be aimed at.
  static let touchTarget = ScriptType.either([
    .object("UIView"), .object("UIViewController"), .object("UIBarButtonItem"),
    .object("UIAlertAction"), .string, .point,
  ])
}

/// What a script aims a finger at.
enum Aim {
  case point(CGPoint)
  case object(NSObject)
  /// A title or an accessibility identifier.
  case title(String)
}

extension Call {
  /// A parameter at which a finger is aimed; nil if it was left out.
  func aim(_ index: Int) throws -> Aim? {
    guard let argument = self[index] else { return nil }
    if let title = stack.string(at: position(index)), stack.type(at: position(index)) == .string {
      return .title(title)
    }
    if let point = try? argument.point() { return .point(point) }
    let object = try session.object(stack, at: position(index))
    switch object {
    case let object as UIView: return .object(object)
    case let object as UIViewController: return .object(object)
    case let object as UIBarButtonItem: return .object(object)
    case let object as UIAlertAction: return .object(object)
    default:
      throw LuaError(
        "\(argument.label) should be a view, a controller, a button of a bar, an alert's action, a "
          + "title, an accessibility identifier or a point, got "
          + session.describeForMessage(stack, at: position(index)))
    }
  }

  /// The finger that a verb moves: a whole number from 1.
  func finger(_ index: Int) throws -> Int {
    let finger = try integer(index) ?? 1
    guard finger >= 1 else {
      throw LuaError(
        "\(entry.name): option \"id\" should be a finger's number, from 1, got \(finger)")
    }
    return finger
  }

  /// A duration in seconds, as nanoseconds; nil if it was left out.
  func seconds(_ index: Int) throws -> Int64? {
    guard let seconds = try number(index) else { return nil }
    guard seconds >= 0, seconds <= 3600 else {
      throw LuaError(
        "\(entry.name): option \"\(entry.parameters[index].name)\" should be seconds from 0 to "
          + "3600, got \(seconds)")
    }
    return .nanoseconds(seconds)
  }
}

extension Simulator {
  /// What a script means by an aim.
  ///
  /// - Throws: that nothing on the screen has the title.
  func touchTarget(_ object: Aim, _ verb: String) throws -> TouchTarget? {
    switch object {
    case .point: return nil
    case .title(let title):
      guard let target = touchTarget(titled: title) else {
        throw LuaError(nothingTitled(title, verb))
      }
      return target
    case .object(let view as UIView): return TouchTarget(view)
    case .object(let controller as UIViewController): return TouchTarget(controller)
    case .object(let item as UIBarButtonItem): return TouchTarget(item)
    case .object(let other): return touchTarget(standingFor: other)
    }
  }

  /// The point that a script means, in the interface, and what is meant there, if it said so.
  ///
  /// - Throws: why there is none.
  func touchPlace(
    _ aim: Aim, _ verb: String
  ) throws -> (point: CGPoint, target: TouchTarget?) {
    if case .point(let point) = aim { return (point, nil) }
    guard let target = try touchTarget(aim, verb), let point = touchPoint(of: target) else {
      throw LuaError("\(verb): the target is in no window, so there is no point to aim at")
    }
    return (point, target)
  }

  /// What a verb says that found nothing of a title.
  private func nothingTitled(_ title: String, _ verb: String) -> String {
    let titles = touchTitles
    let question = Suggestions.question(title, in: titles + touchIdentifiers)
    let rest =
      titles.isEmpty
      ? "; nothing with a title is there"
      : "; there are \(titles.map { "\"\($0)\"" }.joined(separator: ", "))"
    return "\(verb): nothing on the screen is titled \"\(title)\""
      + (question.isEmpty ? rest : question)
  }
}
