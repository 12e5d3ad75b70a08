/// A word, an arrow or a single other character of Swift code.
struct SwiftToken {
  let text: String

  /// The line, counted from 1.
  let line: Int

  let startsLine: Bool

  /// Returns the tokens of a source in order, without comments and the contents of strings.
  static func all(in text: String) -> [SwiftToken] {
    let code = SwiftMask.masked(text)
    var tokens: [SwiftToken] = []
    var line = 1
    var startsLine = true
    var index = 0
    while index < code.count {
      let start = index
      index += 1
      switch code[start] {
      case UInt8(ascii: "\n"):
        line += 1
        startsLine = true
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        continue
      case UInt8(ascii: "-") where index < code.count && code[index] == UInt8(ascii: ">"):
        index += 1
      case let byte where isWord(byte):
        while index < code.count, isWord(code[index]) { index += 1 }
      default:
        break
      }
      let text = String(decoding: code[start..<index], as: UTF8.self)
      tokens.append(SwiftToken(text: text, line: line, startsLine: startsLine))
      startsLine = false
    }
    return tokens
  }

  /// Bytes beyond ASCII are letters far more often than operators.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }
}
