import Foundation
import LayoutDescription
import Testing
import Trials

/// Compares the parser with Foundation's: both accept the same texts, and read the same values.
@Suite struct JSONParserTests {
  private static let texts = [
    ExampleCase.grid, ExampleCase.row,
    "{\"a\": [1, -2.5e3, 0.1, 1e-7, true, false, null]}",
    "{\"b\": {\"c\": \"\\u00e4\\n\\ud83d\\ude00 €\"}}",
    " [ ] ", "{}", "\"\"", "-0", "123456789012345678901234567890",
  ]

  @Test(arguments: texts)
  func readsAsFoundationDoes(_ text: String) throws {
    try compare(Array(text.utf8), text)
    let root = try JSONNode(parsing: text.utf8)
    #expect(equal(root.value, try foundation(Array(text.utf8))))
  }

  @Test func ignoresByteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let root = try JSONNode(parsing: mark + Array("{\"a\": [1]}".utf8))
    #expect(equal(root.value, ["a": [1]]))
    for (text, place) in [("x", (1, 1)), ("{\"a\"}", (1, 5)), ("\n x", (2, 2)), ("", (1, 1))] {
      let error = #expect(throws: LayoutDocumentError.self) {
        try JSONNode(parsing: mark + Array(text.utf8))
      }
      #expect(error?.position == TextPosition(line: place.0, column: place.1), "\(text)")
    }
    // Only the first bytes are a byte order mark.
    #expect(throws: LayoutDocumentError.self) { try JSONNode(parsing: mark + mark + [0x31]) }
  }

  /// Texts with bytes changed, left out and repeated; most are not valid JSON, and both parsers
  /// agree.
  @Test(arguments: 0..<8)
  func changedTexts(block: Int) throws {
    var random = SeededRandom(seed: UInt64(700 + block))
    let alphabet = Array("{}[],:\"\\0123456789.eE+-truefalsn u\u{80}\u{C3}\n".utf8)
    for text in Self.texts {
      for _ in 0..<150 {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0..<3, using: &random) where !bytes.isEmpty {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes.remove(at: index)
          case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
          default: bytes[index] = alphabet.randomElement(using: &random) ?? 0
          }
        }
        try compare(bytes, String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Compares the results of both parsers for a text.
  private func compare(_ bytes: [UInt8], _ label: String) throws {
    let expected = try? foundation(bytes)
    do {
      let root = try JSONNode(parsing: bytes)
      #expect(expected != nil, "\(label)")
      if let expected { #expect(equal(root.value, expected) as Bool, "\(label)") }
    } catch {
      // Foundation keeps one of two values of a key, and allows a comma after the last value.
      let isLenient =
        error.message.contains("appears twice") || label.contains(/,\s*[\]}]/)
      #expect(expected == nil || isLenient, "\(error): \(label)")
    }
  }

  private func foundation(_ bytes: [UInt8]) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  /// Returns whether a number equals Foundation's, except for many digits: Foundation reads these
  /// as decimals, and not always as the nearest double.
  private func isNear(_ value: Double, _ expected: Any) -> Bool {
    (expected as? NSNumber).map { abs($0.doubleValue - value) <= abs(value) * 1e-15 } ?? false
  }

  private func equal(_ value: JSONValue, _ expected: Any) -> Bool {
    switch value.content {
    case .null: expected is NSNull
    case .boolean(let value): expected as? Bool == value
    case .integer(let value): isNear(Double(value), expected)
    case .number(let value): isNear(value, expected)
    case .string(let value): expected as? String == value
    case .array(let values):
      (expected as? [Any]).map { other in
        values.count == other.count && zip(values, other).allSatisfy(equal)
      } ?? false
    case .object(let members):
      (expected as? [String: Any]).map { other in
        members.count == other.count
          && members.allSatisfy { member in
            other[member.key].map { equal(member.value, $0) } ?? false
          }
      } ?? false
    }
  }
}
