/// A scanner that blanks out everything except code, so rules ignore braces in strings and
/// comments.
///
/// The result has the same length and line breaks as the source. Comments, string literals and
/// regular expressions are replaced with spaces, and quoted identifiers with underscores. Code
/// inside an interpolation is kept.
struct SwiftMask {
  private let source: [UInt8]
  private var masked: [UInt8]
  private var position = 0

  private init(_ source: [UInt8]) {
    self.source = source
    self.masked = source
  }

  /// Returns the bytes of a source with everything except code blanked out.
  static func masked(_ text: String) -> [UInt8] {
    var mask = SwiftMask(Array(text.utf8))
    mask.scanCode(inInterpolation: false)
    return mask.masked
  }

  /// Scans code up to the end, or up to the closing parenthesis of an interpolation.
  private mutating func scanCode(inInterpolation: Bool) {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        if inInterpolation && depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "/"): scanSlash()
      case UInt8(ascii: "\""): scanString(hashCount: 0)
      case UInt8(ascii: "#"): scanHashes()
      case UInt8(ascii: "`"): scanQuotedIdentifier()
      default: position += 1
      }
    }
  }

  private mutating func scanSlash() {
    if follows("//") {
      while position < source.count, source[position] != newline { blank(1) }
    } else if follows("/*") {
      scanBlockComment()
    } else if let end = endOfBareRegex() {
      blank(end - position)
    } else {
      position += 1
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        blank(2)
      } else if follows("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < source.count
  }

  /// A run of hashes opens a raw string, opens an extended regular expression, or is a directive.
  private mutating func scanHashes() {
    var hashCount = 0
    while byte(at: position + hashCount) == UInt8(ascii: "#") { hashCount += 1 }
    switch byte(at: position + hashCount) {
    case UInt8(ascii: "\""):
      position += hashCount
      scanString(hashCount: hashCount)
    case UInt8(ascii: "/"):
      blank(hashCount + 1)
      let closing = "/" + String(repeating: "#", count: hashCount)
      while position < source.count, !follows(closing) { blank(1) }
      blank(closing.utf8.count)
    default:
      position += hashCount
    }
  }

  /// Scans a string literal from the next quote on; the quotes are kept.
  private mutating func scanString(hashCount: Int) {
    let isMultiline = opensMultilineString()
    let quotes = isMultiline ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: hashCount)
    position += quotes.utf8.count
    while position < source.count {
      if follows(quotes + hashes) {
        position += quotes.utf8.count + hashCount
        return
      }
      if source[position] == newline && !isMultiline { return }
      if follows("\\" + hashes + "(") {
        blank(1 + hashCount)
        position += 1
        scanCode(inInterpolation: true)
      } else if follows("\\" + hashes) {
        blank(1 + hashCount + 1)
      } else {
        blank(1)
      }
    }
  }

  /// Three quotes open a multiline string only if the line ends after them.
  private func opensMultilineString() -> Bool {
    guard follows("\"\"\"") else { return false }
    var index = position + 3
    while let byte = byte(at: index), isSpace(byte) { index += 1 }
    return byte(at: index) == newline
  }

  private mutating func scanQuotedIdentifier() {
    repeat {
      masked[position] = UInt8(ascii: "_")
      position += 1
    } while position < source.count && source[position] != UInt8(ascii: "`")
      && source[position] != newline
    if byte(at: position) == UInt8(ascii: "`") {
      masked[position] = UInt8(ascii: "_")
      position += 1
    }
  }

  /// Returns the end of the regular expression that begins here, or `nil` if the slash is a
  /// division.
  private func endOfBareRegex() -> Int? {
    let before = masked[..<position].last { !isSpace($0) && $0 != newline }
    guard before.map({ Array("(,=:[{".utf8).contains($0) }) ?? true,
      let first = byte(at: position + 1), !isSpace(first), first != newline
    else { return nil }
    var index = position + 1
    while let byte = byte(at: index), byte != newline {
      if byte == UInt8(ascii: "/") { return index + 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension SwiftMask {
  private var newline: UInt8 { UInt8(ascii: "\n") }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func byte(at index: Int) -> UInt8? {
    index < source.count ? source[index] : nil
  }

  private func follows(_ text: String) -> Bool {
    source[position...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    let end = min(position + count, source.count)
    for index in position..<end where source[index] != newline {
      masked[index] = UInt8(ascii: " ")
    }
    position = end
  }
}
