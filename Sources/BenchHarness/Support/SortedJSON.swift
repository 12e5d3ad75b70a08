import Foundation

/// Functions that encode values as JSON with sorted keys, so that equal values produce equal text.
package enum SortedJSON {
  /// Encodes a value as JSON text, on a single line or, if `isPretty`, with one member per line.
  package static func text(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Encodes a list with one line per value, a format that is easy to compare and search.
  package static func lines(_ values: some Sequence<some Encodable>) throws -> String {
    try values.map { try text($0) }.joined(separator: ",\n")
  }
}

/// A JSON object whose members can have any type; an optional value of `nil` is encoded as `null`.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private var members: [String: Member]

  package init(dictionaryLiteral members: (String, any Encodable)...) {
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0, Member(value: $1)) })
  }

  /// Accesses a member by name; `nil` if no member has the name.
  package subscript(name: String) -> (any Encodable)? {
    get { members[name]?.value }
    set { members[name] = newValue.map(Member.init) }
  }

  package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// A value that encodes `nil` as JSON `null` instead of omitting the key.
@propertyWrapper
public struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
  /// The value; `nil` is encoded as `null`.
  public var wrappedValue: Value?

  /// Wraps a value or `nil`.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Encodes the value, or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Nullable: Decodable where Value: Decodable {
  /// Decodes a value, or `null`.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
}

extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
  /// Decodes a value that may be `null` or missing.
  public func decode<Value: Codable & Sendable>(
    _ type: Nullable<Value>.Type, forKey key: Key
  ) throws -> Nullable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
  }
}
