import Foundation

/// JSON in one line, with sorted keys: equal values give equal text.
enum SortedJSON {
  /// The text of a value.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
