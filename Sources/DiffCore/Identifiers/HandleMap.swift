/// Translation of one table's handles into another's.
@usableFromInline
struct HandleMap: Sendable {
  /// The number of common handles of both tables.
  @usableFromInline let sharedCount: Int
  /// The handles in the other table from there on; `.none` for a missing identifier.
  @usableFromInline var others: [Handle] = []

  /// The number of identifiers between polls for cancellation in a long operation.
  @inlinable static var pollingInterval: Int { 8192 }

  /// Makes a map of shared handles.
  @inlinable
  init(sharedCount: Int) { self.sharedCount = sharedCount }

  /// Whether all handles are the same in both tables.
  var isIdentity: Bool { others.isEmpty }

  /// The handle in the other table, or `.none`.
  @inline(__always)
  subscript(handle: Handle) -> Handle {
    handle.index < sharedCount ? handle : others[handle.index - sharedCount]
  }
}
