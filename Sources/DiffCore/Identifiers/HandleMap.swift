/// Translation of the handles of one table into those of another.
@usableFromInline
struct HandleMap: Sendable {
  /// The number of handles that are the same in both tables.
  @usableFromInline let sharedCount: Int
  /// The handles in the other table from there on; `.none` where it lacks the identifier.
  @usableFromInline var others: [Handle] = []

  /// The number of identifiers after which a long operation polls whether it is cancelled.
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
