import Foundation

/// JSON with sorted keys: equal values give equal text.
package enum SortedJSON {
  /// The text of a value: in one line, or in one for each member.
  package static func text(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The text of a list with one line for each value, easy to compare and search.
  package static func lines(_ values: some Sequence<some Encodable>) throws -> String {
    try values.map { try text($0) }.joined(separator: ",\n")
  }
}

/// Object of JSON with members of any kinds; a member without a value is null.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private var members: [String: Member]

  package init(dictionaryLiteral members: (String, any Encodable)...) {
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0, Member(value: $1)) })
  }

  /// A member; nil for an unknown name.
  package subscript(name: String) -> (any Encodable)? {
    get { members[name]?.value }
    set { members[name] = newValue.map(Member.init) }
  }

  package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// Value stored as null in JSON if nil, instead of a missing key.
@propertyWrapper
public struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
  /// The value; nil is written as `null`.
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Writes the value or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Nullable: Decodable where Value: Decodable {
  /// Reads a value or null.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
}

extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
  /// Reads a value, possibly null or without a key.
  public func decode<Value: Codable & Sendable>(
    _ type: Nullable<Value>.Type, forKey key: Key
  ) throws -> Nullable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
  }
}
