/// A JSON value that has been parsed but not yet interpreted.
package struct JSONValue {
  /// The content of a value, by its JSON type.
  package enum Content {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A member of an object: a key with its value.
  package struct Member {
    package let key: String
    package let value: JSONValue
  }

  package let content: Content
  /// The position of the first character; `nil` for a value to be written.
  let position: TextPosition?

  init(content: Content, position: TextPosition) {
    self.content = content
    self.position = position
  }

  /// Creates a value, optionally with the position of the value it replaces.
  init(_ content: Content, position: TextPosition? = nil) {
    self.content = content
    self.position = position
  }

  /// A short description of the value, for sentences such as "expected a number, found …".
  var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .string(let value): "the string \"\(value.prefix(40))\(value.count > 40 ? "…" : "")\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
