import UIKitSimulation

extension RandomProgram {
  /// The program of a seed.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (device, system) = Self.target(&dice)
    self.init(
      device: device, system: system, cast: Self.cast(system, &dice), reactions: [], steps: [])
    for _ in 0..<dice.roll(6) {
      reactions.append(
        Reaction(
          member: dice.roll(cast.count), callback: dice.pick(Self.callbacks),
          occurrence: 1 + dice.roll(2), call: call(&dice)))
    }
    for _ in 0..<4 + dice.roll(14) { steps.append(step(&dice)) }
    if dice.oneIn(2) {
      for _ in 0..<1 + dice.roll(4) {
        steps.insert(.user(input(&dice)), at: dice.roll(steps.count + 1))
      }
    }
    if dice.oneIn(2) { addTouches(&dice) }
  }

  /// Adds fields and buttons, and what the app and its user do with them.
  private mutating func addTouches(_ dice: inout Dice) {
    for index in cast.indices where cast[index].kind == .plain {
      cast[index].hasControls = !dice.oneIn(4)
    }
    for _ in 0..<dice.roll(4) {
      let callback = dice.oneIn(2) ? .action : dice.pick(Self.callbacks)
      let member = dice.roll(cast.count)
      reactions.append(
        Reaction(
          member: member, callback: callback, occurrence: 1 + dice.roll(2),
          call: dice.oneIn(2) ? touchCall(&dice) : call(&dice)))
    }
    for _ in 0..<2 + dice.roll(10) {
      let step: Step =
        dice.oneIn(3) ? .call(touchCall(&dice)) : .user(touch(&dice))
      steps.insert(step, at: dice.roll(steps.count + 1))
    }
    if dice.oneIn(2) { steps.insert(contentsOf: scene(&dice), at: dice.roll(steps.count + 1)) }
  }

  /// Somebody is presented and types, and then something happens to it: chance alone hardly ever
  /// comes to that.
  private func scene(_ dice: inout Dice) -> [Step] {
    let member = 2 + dice.roll(cast.count - 2)
    var scene: [Step] = [
      .call(.present(by: 0, member, animated: !dice.oneIn(3))), .settle,
      .call(.focus(member, field: 0)), .advance(dice.pick([0, 200, 600])),
    ]
    switch dice.roll(5) {
    case 0: scene.append(.call(.endEditing(member)))
    case 1: scene.append(.user(.keyboardKey))
    case 2: scene.append(.user(.tapOutside(member)))
    case 3: scene.append(.user(input(&dice)))
    default:
      scene.append(.user(.drag(member, by: dice.pick([60, 400]), milliseconds: 400)))
      scene.append(.advance(dice.pick([200, 350, 500])))
      if dice.oneIn(2) { scene.append(.call(.dismiss(member, animated: !dice.oneIn(3)))) }
    }
    return scene
  }

  private func touchCall(_ dice: inout Dice) -> Call {
    let member = dice.roll(cast.count)
    return dice.oneIn(4) ? .endEditing(member) : .focus(member, field: dice.roll(2))
  }

  private func touch(_ dice: inout Dice) -> Input {
    let member = dice.roll(cast.count)
    let buttons = cast.indices.filter { cast[$0].hasControls }
    if !buttons.isEmpty, dice.oneIn(4) {
      return .tap(dice.pick(buttons), count: dice.oneIn(3) ? 2 : 1)
    }
    return switch dice.roll(9) {
    case 0, 1: .tapOutside(member)
    case 2, 3: .fingerDown(member)
    case 4: .fingerUp
    case 5: .keyboardKey
    case 6: input(&dice)
    default:
      .drag(member, by: dice.pick([-100, 60, 400]), milliseconds: dice.pick([100, 400]))
    }
  }

  private func input(_ dice: inout Dice) -> Input {
    switch dice.roll(8) {
    case 0 where canResize: .resize(dice.pick([320, 507, 768]))
    case 1: .background
    case 2: .foreground
    default:
      .rotate(dice.pick(UIDeviceOrientation.allCases.filter { $0 != .unknown }))
    }
  }

  /// Whether the app can have a part of the screen.
  private var canResize: Bool {
    system.major >= 9 && DeviceTable.find(device, on: system)?.idiom == .pad
  }

  /// A device and a system that it ran.
  private static func target(_ dice: inout Dice) -> (String, SystemVersion) {
    while true {
      let system = dice.pick(SystemVersion.lastReleases)
      let model = dice.pick(DeviceTable.all)
      if system.major >= 4, model.ran(system) { return (model.name, system) }
    }
  }

  private static func cast(_ system: SystemVersion, _ dice: inout Dice) -> [Member] {
    // There is no popover's anchor before iOS 8.
    let styles = UIModalPresentationStyle.allCases.filter { $0 != .popover || system.major >= 8 }
    let transitions = UIModalTransitionStyle.allCases
    var cast = [Member(name: "Home"), Member(name: "Other")]
    for name in ["A", "B", "C", "D", "E", "F"].prefix(2 + dice.roll(5)) {
      cast.append(
        Member(
          name: name, style: dice.oneIn(4) ? nil : dice.pick(styles),
          transition: dice.oneIn(3) ? dice.pick(transitions) : nil,
          definesContext: dice.oneIn(5)))
      if system.major >= 8, dice.oneIn(8) { cast[cast.count - 1].kind = .alert }
    }
    // The root, and one that is presented, may be UIKit's own containers.
    for index in [0, 2] where dice.oneIn(3) {
      let first = cast.count
      if dice.oneIn(2) {
        cast.append(Member(name: "\(cast[index].name)1"))
        cast[index].kind = .stack(root: first)
      } else {
        cast.append(Member(name: "\(cast[index].name)1"))
        cast.append(Member(name: "\(cast[index].name)2"))
        cast[index].kind = .tabs(first, first + 1)
      }
    }
    return cast
  }

  private func step(_ dice: inout Dice) -> Step {
    switch dice.roll(16) {
    case 0, 1: .turn(1 + dice.roll(2))
    case 2, 3, 4: .advance(dice.pick([0, 50, 100, 200, 350, 500, 600]))
    case 5, 6: .settle
    case 7: .later(call(&dice), milliseconds: 50 * dice.roll(12))
    default: .call(call(&dice))
    }
  }

  private func call(_ dice: inout Dice) -> Call {
    let one = dice.roll(cast.count)
    // The roots are rarely what is presented, and never what is contained.
    let other = 2 + dice.roll(cast.count - 2)
    let presented = dice.oneIn(30) ? dice.roll(2) : other
    let animated = !dice.oneIn(3)
    let containers = cast.indices.filter { cast[$0].isContainer }
    if !containers.isEmpty, dice.oneIn(5) {
      let container = dice.pick(containers)
      guard case .stack = cast[container].kind else {
        return .select(dice.roll(2), of: container)
      }
      return dice.oneIn(2)
        ? .pop(container, animated: animated)
        : .push(other, onto: container, animated: animated)
    }
    return switch dice.roll(20) {
    case 0...10: .present(by: one, presented, animated: animated)
    case 11...15: .dismiss(one, animated: animated)
    case 16, 17: .add(other, to: one)
    case 18: .remove(other)
    default: .root(dice.roll(2))
    }
  }
}
