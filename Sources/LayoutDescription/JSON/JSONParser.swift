/// A parser of JSON text (RFC 8259) that records the position of each value.
///
/// It does not depend on Foundation, so it can also run in a web page and parse documents while
/// they are typed.
struct JSONParser {
  /// The maximum depth of nested arrays and objects.
  ///
  /// This is far deeper than any layout, but low enough for recursion on any thread.
  static let depthLimit = 256

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var line = 1
  /// The origin for counting the characters of the current line.
  ///
  /// The origin is the index of the line's first byte plus the number of continuation bytes of
  /// characters so far.
  private var lineStart = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors write a byte-order mark before the text.
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    (index, lineStart) = (3, 3)
  }

  /// Parses text in UTF-8, with or without a byte-order mark.
  ///
  /// - Parameter bytes: The document's text in UTF-8.
  /// - Returns: The value that makes up the whole text.
  /// - Throws: ``LayoutDocumentError`` if the text is not valid JSON, or is nested deeper than
  ///   ``depthLimit``.
  /// - Complexity: O(*n* + *m*²) for *n* bytes and objects of at most *m* members.
  static func parse(_ bytes: [UInt8]) throws(LayoutDocumentError) -> JSONNode {
    guard !bytes.isEmpty else {
      throw LayoutDocumentError(path: "", message: "is empty, expected JSON")
    }
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.fault("unexpected text after the value") }
    return JSONNode(value: value, path: "")
  }

  // MARK: Values

  private mutating func value() throws(LayoutDocumentError) -> JSONValue {
    skipSpace()
    let start = position
    let content: JSONValue.Content
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["): content = try nested()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try word("true", .boolean(true))
    case UInt8(ascii: "f"): content = try word("false", .boolean(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case nil: throw fault("the text ends where a value is expected")
    default: content = try number()
    }
    return JSONValue(content: content, position: start)
  }

  /// Parses an array or an object, including its brackets.
  private mutating func nested() throws(LayoutDocumentError) -> JSONValue.Content {
    guard depth < Self.depthLimit else {
      throw LayoutDocumentError(
        path: "",
        message: "arrays and objects must not be nested deeper than \(Self.depthLimit) levels",
        position: position)
    }
    depth += 1
    let isObject = next == UInt8(ascii: "{")
    index += 1
    let content = try isObject ? members() : elements()
    depth -= 1
    guard consume(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw fault("expected a comma or \(isObject ? "\"}\"" : "\"]\"")")
    }
    return content
  }

  private mutating func elements() throws(LayoutDocumentError) -> JSONValue.Content {
    var elements: [JSONValue] = []
    skipSpace()
    guard next != UInt8(ascii: "]") else { return .array([]) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while consume(UInt8(ascii: ","))
    return .array(elements)
  }

  private mutating func members() throws(LayoutDocumentError) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    skipSpace()
    guard next != UInt8(ascii: "}") else { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotation marks") }
      let start = position
      let key = try string()
      // Parsers disagree on which of two values to keep, so a repeated key is an error.
      guard !members.contains(where: { $0.key == key }) else {
        throw fault("the key \"\(key)\" appears twice in an object", at: start)
      }
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw fault("expected a colon after the key") }
      members.append(JSONValue.Member(key: key, value: try value()))
      skipSpace()
    } while consume(UInt8(ascii: ","))
    return .object(members)
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(LayoutDocumentError) -> JSONValue.Content {
    let text = "\(word)"
    guard bytes[index...].starts(with: text.utf8) else { throw fault("expected a value") }
    index += text.utf8.count
    return content
  }

  private mutating func number() throws(LayoutDocumentError) -> JSONValue.Content {
    let start = index
    let place = position
    let isNegative = consume(UInt8(ascii: "-"))
    guard isNegative || isDigit(next) else { throw fault("expected a value") }
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw fault("the number \(text) is too large", at: place)
    }
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  private mutating func digits() throws(LayoutDocumentError) {
    guard isDigit(next) else { throw fault("expected a digit") }
    while isDigit(next) { index += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(LayoutDocumentError) -> String {
    let start = position
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        // Decoding replaces bytes that are not valid UTF-8, so the result would differ.
        guard string.utf8.elementsEqual(text) else {
          throw fault("a string is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20:
        index -= 1
        throw fault("a string has an unescaped control character")
      default:
        if UTF8.isContinuation(byte) { lineStart += 1 }
        text.append(byte)
      }
    }
    throw fault("a string has no closing quotation mark", at: start)
  }

  /// Parses the part of an escape sequence after its backslash.
  private mutating func escaped() throws(LayoutDocumentError) -> [UInt8] {
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default:
      index -= 1
      throw fault("no such escape sequence")
    }
  }

  /// Parses the four hexadecimal digits of a `\u` escape, and a second escape if the character
  /// needs two code units.
  private mutating func scalar() throws(LayoutDocumentError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) {
      let second = try codeUnit()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw fault("half of a surrogate pair is missing")
  }

  private mutating func codeUnit() throws(LayoutDocumentError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("expected four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
      index += 1
    }
    return unit
  }

  // MARK: Bytes

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: TextPosition {
    TextPosition(line: line, column: index - lineStart + 1)
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  private func fault(_ reason: String, at place: TextPosition? = nil) -> LayoutDocumentError {
    LayoutDocumentError(
      path: "", message: "is not valid JSON: \(reason)", position: place ?? position)
  }
}
