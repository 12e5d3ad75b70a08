/// A member of a JSON object in a document: its key, and functions for reading and writing its
/// value.
///
/// The tables of ``Fields`` list each key once, for both reading and writing documents.
struct Field<Owner>: Sendable {
  let key: String

  /// A closure that reads the member from an object and stores it in its owner.
  let read: @Sendable (JSONNode, inout Owner) throws(LayoutDocumentError) -> Void

  /// A closure that returns the member to write for an owner, or `nil` to omit it.
  let write: @Sendable (Owner) -> JSONValue.Content?

  /// Creates a field from the functions that read and write its member.
  init(
    _ key: String,
    read: @escaping @Sendable (JSONNode, inout Owner) throws(LayoutDocumentError) -> Void,
    write: @escaping @Sendable (Owner) -> JSONValue.Content?
  ) {
    self.key = key
    self.read = read
    self.write = write
  }

  /// Returns a field for a mandatory member.
  static func required<Value>(
    _ key: String, _ form: Form<Value>, _ value: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    Field(
      key,
      read: { object, owner throws(LayoutDocumentError) in
        set(&owner, try form.read(object.required(key)))
      }, write: { form.write(value($0)) })
  }

  /// Returns a field for an optional member; the member is omitted if its value is `nil`.
  static func optional<Value>(
    _ key: String, _ form: Form<Value>, _ value: @escaping @Sendable (Owner) -> Value?,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    Field(
      key,
      read: { object, owner throws(LayoutDocumentError) in
        if let node = try object.optional(key) { set(&owner, try form.read(node)) }
      }, write: { value($0).map(form.write) })
  }

  /// Returns a field for an optional member; the member is omitted if it has its default value.
  static func optional<Value: Equatable & Sendable>(
    _ key: String, _ form: Form<Value>, default standard: Value,
    _ value: @escaping @Sendable (Owner) -> Value,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field {
    optional(
      key, form,
      { owner in
        let value = value(owner)
        return value == standard ? nil : value
      }, set)
  }

  /// Returns a field for an optional array; empty arrays are omitted.
  static func list<Element>(
    _ key: String, _ form: Form<Element>, _ value: @escaping @Sendable (Owner) -> [Element],
    _ set: @escaping @Sendable (inout Owner, [Element]) -> Void
  ) -> Field {
    optional(
      key, .list(form),
      { owner in
        let elements = value(owner)
        return elements.isEmpty ? nil : elements
      }, set)
  }

  /// Returns a field for another type of owner that contains this field's owner as a part.
  ///
  /// The field reads and writes the member of the part, or does nothing if the part is missing.
  func within<Outer>(
    _ part: @escaping @Sendable (Outer) -> Owner?,
    _ set: @escaping @Sendable (inout Outer, Owner) -> Void
  ) -> Field<Outer> {
    Field<Outer>(
      key,
      read: { [read] object, outer throws(LayoutDocumentError) in
        guard var owner = part(outer) else { return }
        try read(object, &owner)
        set(&outer, owner)
      }, write: { [write] in part($0).flatMap(write) })
  }
}

extension Array {
  /// Returns the members to write for an owner, sorted by their keys.
  func members<Owner>(of owner: Owner) -> [JSONValue.Member] where Element == Field<Owner> {
    var members: [JSONValue.Member] = []
    for field in self {
      guard let content = field.write(owner) else { continue }
      members.append(JSONValue.Member(key: field.key, value: JSONValue(content)))
    }
    return members.sortedByKey
  }
}

extension [JSONValue.Member] {
  /// The members, sorted by their keys.
  var sortedByKey: [JSONValue.Member] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
