/// The handles marked for reloading or reconfiguring, in the order they were marked.
struct MarkedHandles: Sendable {
  private(set) var list: [Handle] = []
  private var set = Bitset()

  var isEmpty: Bool { list.isEmpty }

  func contains(_ handle: Handle) -> Bool { !list.isEmpty && set.contains(handle) }

  mutating func formUnion(_ handles: [Handle]) {
    for handle in handles where set.insert(handle) { list.append(handle) }
  }

  /// Removes the marks of the given handles.
  ///
  /// - Complexity: O(*n*) for *n* handles, plus O(*m*) for *m* marks if any of the handles is
  ///   marked.
  mutating func subtract(_ handles: some Sequence<Handle>) {
    guard !list.isEmpty else { return }
    var isChanged = false
    for handle in handles where set.contains(handle) {
      set.remove(handle)
      isChanged = true
    }
    if isChanged { list.removeAll { !set.contains($0) } }
  }

  /// Replaces each marked handle with its new handle.
  ///
  /// A handle that has no new handle loses its mark.
  mutating func renumber(_ newHandles: [Handle]) {
    let old = list
    self = MarkedHandles()
    formUnion(old.map { newHandles[$0.index] }.filter(\.isHandle))
  }
}
