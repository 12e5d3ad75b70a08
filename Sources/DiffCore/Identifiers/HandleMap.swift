/// A map from the handles of one table to the handles of the same identifiers in another table.
@usableFromInline
struct HandleMap: Sendable {
  /// The number of handles with the same identifiers in both tables.
  @usableFromInline let sharedCount: Int
  /// The other table's handles for all handles not shared; `.none` for an identifier missing from
  /// the other table.
  @usableFromInline var others: [Handle] = []

  /// The number of identifiers between two polls for cancellation in a long operation.
  @inlinable static var pollingInterval: Int { 8192 }

  /// Creates a map containing only shared handles.
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
