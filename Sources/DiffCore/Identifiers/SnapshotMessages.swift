/// The messages of UIKit's exceptions and warnings about identifiers.
///
/// They are built before ``stop(_:)`` is called: if Swift 6.3.1 specialises a generic function that
/// never returns, it treats the arguments as unused and prints nothing in their place.
@usableFromInline
enum SnapshotMessages {
  /// The kind of element that an identifier stands for, as named in messages.
  @usableFromInline
  enum Kind: String {
    case section
    case item
  }

  /// Returns the error message for identifiers repeated in a call.
  @inlinable
  static func duplicates<Identifier: Hashable>(_ kind: Kind, _ identifiers: [Identifier]) -> String
  {
    "supplied \(kind.rawValue) identifiers are not unique. Duplicate identifiers: "
      + "{\(list(of: identifiers))}"
  }

  /// Returns the error message for reloading or reconfiguring an identifier missing from the
  /// snapshot.
  @inlinable
  static func missing<Identifier>(_ kind: Kind, _ identifier: Identifier, to verb: String) -> String
  {
    "Attempted to \(verb) \(kind.rawValue) identifier that does not exist in the snapshot: "
      + "\(identifier)"
  }

  /// Returns the error message for a section or item missing from the snapshot.
  @inlinable
  static func unknown<Identifier>(_ kind: Kind, _ identifier: Identifier) -> String {
    "Invalid parameter not satisfying: \(kind.rawValue) != NSNotFound "
      + "(the snapshot has no \(kind.rawValue) \(identifier))"
  }

  /// The error message for appending items to a snapshot without sections.
  @usableFromInline static let noSection =
    "There are currently no sections in the data source. Please add a section first."

  /// Returns the warning about identifiers that move because they are already present.
  @inlinable
  static func warning<Identifier>(_ kind: Kind, existing: [Identifier]) -> String {
    let noun = "\(kind.rawValue) identifiers"
    return "Diffable data source detected an attempt to insert or append \(existing.count) \(noun)"
      + " that already exist in the snapshot. The existing \(noun) will be moved into place"
      + " instead, but this operation will be more expensive. For best performance, inserted"
      + " \(noun) should always be unique. Set a symbolic breakpoint on"
      + " BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the"
      + " debugger. \(kind == .item ? "Item" : "Section") identifiers that already exist: "
      + list(of: existing)
  }

  /// Returns a list in Foundation's format: in parentheses, with one element per line.
  @inlinable
  static func list<Identifier>(of identifiers: [Identifier]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}
