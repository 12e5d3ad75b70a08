import Foundation

/// A value as it stands in a JSON file, before anyone says what it should be.
enum JSONValue: Decodable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The commonest first: a kind that does not fit costs an error that is made and thrown away.
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value in a few words, for the sentence "expected a number, found …".
  var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .string(let value): "the string \"\(value.prefix(40))\(value.count > 40 ? "…" : "")\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
