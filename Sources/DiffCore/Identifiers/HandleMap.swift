/// A translation of one table's handles into another's.
@usableFromInline
struct HandleMap: Sendable {
  /// The number of handles with the same identifiers in both tables.
  @usableFromInline let sharedCount: Int
  /// The other table's handles for the unshared ones; `.none` for a missing identifier.
  @usableFromInline var others: [Handle] = []

  /// The number of identifiers between two polls for cancellation in a long operation.
  @inlinable static var pollingInterval: Int { 8192 }

  /// Creates a map of shared handles.
  @inlinable
  init(sharedCount: Int) { self.sharedCount = sharedCount }

  /// Whether all handles are the same in both tables.
  var isIdentity: Bool { others.isEmpty }

  /// The handle in the other table, or `.none` if that table lacks the identifier.
  @inline(__always)
  subscript(handle: Handle) -> Handle {
    handle.index < sharedCount ? handle : others[handle.index - sharedCount]
  }
}
