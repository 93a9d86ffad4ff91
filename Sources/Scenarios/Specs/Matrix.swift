import Lua
import UIKitLua

/// One dimension of a matrix: what is different from cell to cell.
struct Axis {
  /// What can be different, in the order of a cell's text; the last one changes fastest.
  enum Key: String, CaseIterable {
    case device, ios, sdk, orientation, policies
  }

  /// One place on the axis.
  struct Value {
    /// The value as text: `12`, `iPad Air 2`, `style.default=fullScreen`.
    let said: String
    /// What it says of the device.
    let options: DeviceOptions
    /// What the script wrote; nil if the command line says it.
    let script: LuaReference?
  }

  let key: Key
  let values: [Value]
}

/// One cell of a matrix: a value of each axis.
///
/// A class, so that the many runs of a plan share it.
final class Cell {
  /// Its part of a test's id, `device=pad ios=12`.
  let text: String
  /// What it says of the device.
  let options: DeviceOptions
  /// Its place on each axis.
  let values: [(key: Axis.Key, value: Axis.Value)]
  /// Why there is no such device, if it names one and a system that it never ran.
  let neverRan: String?

  /// Whether it may pair the script's device or system with one that doesn't fit.
  var pairsDevices: Bool { options.ios != nil || options.model != nil }

  private init(
    _ values: [(key: Axis.Key, value: Axis.Value)], on device: DeviceOptions?,
    overriding: DeviceOptions
  ) {
    self.values = values
    text = values.map { $0.value.text(on: $0.key) }.joined(separator: " ")
    options = values.reduce(DeviceOptions()) { $0.merged(with: $1.value.options) }
    guard options.model != nil, options.ios != nil else {
      neverRan = nil
      return
    }
    let whole = (device ?? DeviceOptions()).merged(with: options).overridden(by: overriding)
    neverRan = whole.neverRan?.fact
  }

  /// The most cells that a test can have.
  static let limit = 10_000

  /// The cells of a block's axes, in order; none without axes.
  ///
  /// An axis that the command line decides has the one place that it says.
  static func all(
    of axes: [Axis], on device: DeviceOptions?, overriding: DeviceOptions
  ) -> [Cell] {
    let axes = Axis.Key.allCases.compactMap { key in
      axes.first { $0.key == key }?.decided(by: overriding)
    }
    if axes.isEmpty { return [] }
    var rows: [[(key: Axis.Key, value: Axis.Value)]] = [[]]
    for axis in axes {
      rows = rows.flatMap { row in axis.values.map { row + [(axis.key, $0)] } }
    }
    return rows.map { Cell($0, on: device, overriding: overriding) }
  }

  /// Pushes a table with the values as the script wrote them, for the test's function.
  func push(on stack: LuaStack) {
    stack.newTable(fields: values.count)
    for (key, value) in values {
      if let script = value.script {
        stack.push(script)
      } else if key == .ios || key == .sdk, let number = Double(value.said) {
        stack.pushNumber(number)
      } else {
        stack.push(value.said)
      }
      stack.setField(key.rawValue, at: -2)
    }
  }
}

extension Axis {
  /// The axis under a command line; nil if that leaves nothing of it.
  fileprivate func decided(by overriding: DeviceOptions) -> Axis? {
    var options = DeviceOptions()
    switch key {
    case .device: options.model = overriding.model
    case .ios: options.ios = overriding.ios
    case .sdk:
      // A system on the command line is also what the app is built for.
      if overriding.ios != nil, overriding.sdk == nil { return nil }
      options.sdk = overriding.sdk
    case .orientation: options.orientation = overriding.orientation
    case .policies: return self
    }
    guard
      let said = options.model ?? options.ios ?? options.sdk
        ?? options.orientation.map({ "\($0)" })
    else { return self }
    return Axis(key: key, values: [Value(said: said, options: options, script: nil)])
  }
}

extension Axis.Value {
  /// Its part of a cell's text, `ios=12`; policies have names of their own.
  fileprivate func text(on key: Axis.Key) -> String {
    if key == .policies, !options.policies.isEmpty { return said }
    return "\(key.rawValue)=" + (said.utf8.contains(UInt8(ascii: " ")) ? "\"\(said)\"" : said)
  }
}
