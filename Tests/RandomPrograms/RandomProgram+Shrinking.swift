extension RandomProgram {
  /// The smallest program found that still has the problem: parts are left out, and what is left is
  /// made plainer, until nothing more can go.
  package func shrunk(while hasProblem: (RandomProgram) -> Bool) -> RandomProgram {
    var smallest = self
    var runs = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.plainer where runs < 5_000 {
        runs += 1
        guard hasProblem(candidate) else { continue }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// Programs that are a little smaller or plainer, the smallest first.
  private var plainer: [RandomProgram] {
    var found: [RandomProgram] = []
    func add(_ change: (inout RandomProgram) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { found.append(copy) }
    }
    for half in [0..<steps.count / 2, steps.count / 2..<steps.count] where steps.count > 3 {
      add { $0.steps.removeSubrange(half) }
    }
    for index in reactions.indices { add { $0.reactions.remove(at: index) } }
    for index in steps.indices.reversed() { add { $0.steps.remove(at: index) } }
    for member in cast.indices.dropFirst().reversed() {
      if let less = without(member) { found.append(less) }
    }
    for index in steps.indices {
      switch steps[index] {
      case .later(let call, _): add { $0.steps[index] = .call(call) }
      case .turn(let count) where count > 1: add { $0.steps[index] = .turn(1) }
      case .advance: add { $0.steps[index] = .settle }
      case .call(let call):
        if let plain = call.unanimated { add { $0.steps[index] = .call(plain) } }
      case .turn, .settle, .user: break
      }
    }
    for index in reactions.indices {
      if reactions[index].occurrence > 1 { add { $0.reactions[index].occurrence = 1 } }
      if let plain = reactions[index].call.unanimated { add { $0.reactions[index].call = plain } }
    }
    for index in cast.indices {
      add { $0.cast[index].transition = nil }
      add { $0.cast[index].style = nil }
      add { $0.cast[index].definesContext = false }
      add { $0.cast[index].hasControls = false }
      add { if $0.cast[index].kind == .alert { $0.cast[index].kind = .plain } }
    }
    return found
  }

  /// The program without a member whom nobody mentions; nil if somebody does.
  private func without(_ member: Int) -> RandomProgram? {
    var mentioned = reactions.flatMap { [$0.member] + $0.call.members }
    for step in steps {
      switch step {
      case .call(let call), .later(let call, _): mentioned += call.members
      case .user(let input): if let member = input.member { mentioned.append(member) }
      case .turn, .advance, .settle: break
      }
    }
    for other in cast {
      switch other.kind {
      case .stack(let root): mentioned.append(root)
      case .tabs(let first, let second): mentioned += [first, second]
      case .plain, .alert: break
      }
    }
    guard !mentioned.contains(member) else { return nil }
    var copy = self
    copy.cast.remove(at: member)
    func moved(_ other: Int) -> Int { other > member ? other - 1 : other }
    for index in copy.cast.indices {
      switch copy.cast[index].kind {
      case .stack(let root): copy.cast[index].kind = .stack(root: moved(root))
      case .tabs(let first, let second):
        copy.cast[index].kind = .tabs(moved(first), moved(second))
      case .plain, .alert: break
      }
    }
    copy.reactions = reactions.map {
      Reaction(
        member: moved($0.member), callback: $0.callback, occurrence: $0.occurrence,
        call: $0.call.renumbered(moved))
    }
    copy.steps = steps.map {
      switch $0 {
      case .call(let call): .call(call.renumbered(moved))
      case .later(let call, let milliseconds):
        .later(call.renumbered(moved), milliseconds: milliseconds)
      case .user(let input): .user(input.renumbered(moved))
      case .turn, .advance, .settle: $0
      }
    }
    return copy
  }
}

extension RandomProgram.Call {
  /// The members that the call is about.
  fileprivate var members: [Int] {
    switch self {
    case .present(let by, let other, _): [by, other]
    case .dismiss(let receiver, _): [receiver]
    case .add(let child, let parent): [child, parent]
    case .remove(let child): [child]
    case .root(let member): [member]
    case .push(let other, let stack, _): [other, stack]
    case .pop(let stack, _): [stack]
    case .select(_, let tabs): [tabs]
    case .focus(let member, _), .endEditing(let member): [member]
    }
  }

  fileprivate func renumbered(_ moved: (Int) -> Int) -> Self {
    switch self {
    case .present(let by, let other, let animated):
      .present(by: moved(by), moved(other), animated: animated)
    case .dismiss(let receiver, let animated): .dismiss(moved(receiver), animated: animated)
    case .add(let child, let parent): .add(moved(child), to: moved(parent))
    case .remove(let child): .remove(moved(child))
    case .root(let member): .root(moved(member))
    case .push(let other, let stack, let animated):
      .push(moved(other), onto: moved(stack), animated: animated)
    case .pop(let stack, let animated): .pop(moved(stack), animated: animated)
    case .select(let tab, let tabs): .select(tab, of: moved(tabs))
    case .focus(let member, let field): .focus(moved(member), field: field)
    case .endEditing(let member): .endEditing(moved(member))
    }
  }

  /// The call without its animation; nil if it has none.
  fileprivate var unanimated: Self? {
    switch self {
    case .present(let by, let other, true): .present(by: by, other, animated: false)
    case .dismiss(let receiver, true): .dismiss(receiver, animated: false)
    case .push(let other, let stack, true): .push(other, onto: stack, animated: false)
    case .pop(let stack, true): .pop(stack, animated: false)
    default: nil
    }
  }
}

extension RandomProgram.Input {
  /// The member whom the user touches; nil if it is about none.
  fileprivate var member: Int? {
    switch self {
    case .tap(let member, _), .tapOutside(let member), .fingerDown(let member),
      .drag(let member, _, _):
      member
    case .rotate, .resize, .background, .foreground, .keyboardKey, .fingerUp: nil
    }
  }

  fileprivate func renumbered(_ moved: (Int) -> Int) -> Self {
    switch self {
    case .tap(let member, let count): .tap(moved(member), count: count)
    case .tapOutside(let member): .tapOutside(moved(member))
    case .fingerDown(let member): .fingerDown(moved(member))
    case .drag(let member, let distance, let milliseconds):
      .drag(moved(member), by: distance, milliseconds: milliseconds)
    case .rotate, .resize, .background, .foreground, .keyboardKey, .fingerUp: self
    }
  }
}
