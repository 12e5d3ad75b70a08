/// Any JSON document.
public enum JSONTree: Decodable, Hashable, Sendable {
  /// The value `null`.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONTree])
  /// Values by name.
  case object([String: JSONTree])

  /// Reads a document of any kind.
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

  /// The value of a name; nil where there is none.
  public subscript(name: String) -> JSONTree? {
    guard case .object(let values) = self else { return nil }
    return values[name]
  }

  /// The texts of a list.
  public var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
