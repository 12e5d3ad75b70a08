/// Any JSON document.
public enum JSONTree: Decodable, Hashable, Sendable {
  /// The value `null`.
  case null
  /// A Boolean value.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONTree])
  /// An object: values by key.
  case object([String: JSONTree])

  /// Decodes any JSON document.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  /// The value of a key; `nil` if an object lacks the key, and for values other than objects.
  public subscript(name: String) -> JSONTree? {
    guard case .object(let values) = self else { return nil }
    return values[name]
  }

  /// The strings in an array; empty for values other than arrays.
  public var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
