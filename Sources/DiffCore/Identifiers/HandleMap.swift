/// A map from the handles of one table to the handles of the same identifiers in another table.
@usableFromInline
struct HandleMap: Sendable {
  /// The number of handles, counted from 0, that stand for the same identifiers in both tables.
  @usableFromInline let sharedCount: Int
  /// For each handle from `sharedCount` on, the handle of the same identifier in the other table,
  /// or `.none` if that table does not contain the identifier.
  @usableFromInline var others: [Handle] = []

  /// The number of identifiers that a long operation processes between two checks for cancellation.
  @inlinable static var pollingInterval: Int { 8192 }

  /// Creates a map between tables that share all handles.
  @inlinable
  init(sharedCount: Int) { self.sharedCount = sharedCount }

  /// Whether all handles are the same in both tables.
  var isIdentity: Bool { others.isEmpty }

  /// The handle in the other table, or `.none` if that table does not contain the identifier.
  @inline(__always)
  subscript(handle: Handle) -> Handle {
    handle.index < sharedCount ? handle : others[handle.index - sharedCount]
  }
}
