/// Of Lua's stack what the script's author wrote, and nothing if that is just the line that the
/// message names.
func shownTraceback(_ stack: String, beside message: String) -> String {
  let lines = stack.split(separator: "\n")
  let calls = lines.dropFirst().filter { !$0.hasPrefix("\t[C]:") }
  let isSaid = calls.count <= 1 && calls.allSatisfy { message.hasPrefix(position($0)) }
  return isSaid ? "" : (lines.prefix(1) + calls).joined(separator: "\n")
}

/// The `file:line:` of `\tfile:line: in main chunk`.
private func position(_ call: Substring) -> Substring {
  let call = call.dropFirst()
  var index = call.startIndex
  while let colon = call[index...].firstIndex(of: ":") {
    let end = call[call.index(after: colon)...].drop { $0.isNumber }
    if end.startIndex > call.index(after: colon), end.first == ":" {
      return call[...end.startIndex]
    }
    index = call.index(after: colon)
  }
  return call
}
