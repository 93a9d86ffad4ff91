// Texts within a line: quoted where a reader, or the pattern parser, would else misread them.

extension [UInt8] {
  /// Appends a text bare if it is a plain word, else in quotes.
  mutating func append(word bytes: UnsafeBufferPointer<UInt8>) {
    if isPlainWord(bytes) { append(contentsOf: bytes) } else { append(quoted: bytes) }
  }

  /// Appends a text bare if it is a plain word that is no other sort of value, else in quotes.
  mutating func append(text bytes: UnsafeBufferPointer<UInt8>) {
    if readsAsText(bytes) { append(contentsOf: bytes) } else { append(quoted: bytes) }
  }

  /// Appends a text in quotes.
  mutating func append(quoted bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    append(escaping: bytes, isQuoted: true)
    append(UInt8(ascii: "\""))
  }

  /// Appends a text with what would end or garble the line escaped.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>, isQuoted: Bool) {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      append(contentsOf: bytes)
      return
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"" where isQuoted: append(#"\""#)
      case "\\" where isQuoted: append(#"\\"#)
      case "\n": append(#"\n"#)
      case "\r": append(#"\r"#)
      case "\t": append(#"\t"#)
      case _ where breaksLine(scalar):
        append(#"\u{"#)
        append(contentsOf: String(scalar.value, radix: 16).utf8)
        append(UInt8(ascii: "}"))
      default: append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }
}

private func isPlainWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var isASCII = true
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "/"),
      UInt8(ascii: "+"):
      continue
    case 0x80...: isASCII = false
    default: return false
    }
  }
  if isASCII { return !bytes.isEmpty }
  return !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
    $0.properties.isWhitespace || breaksLine($0)
  }
}

private func readsAsText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard isPlainWord(bytes) else { return false }
  switch bytes[0] {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
    UInt8(ascii: "."):
    return false
  default:
    let isOther = { (word: StaticString) in
      bytes.elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    return !isOther("true") && !isOther("false") && !isOther("nil")
  }
}

private func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
