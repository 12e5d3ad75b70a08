/// A set of index paths, in the order they were first added.
struct InvalidatedPaths {
  private(set) var paths: [IndexPath] = []
  /// The index paths in ``paths`` as a set, for fast lookup.
  ///
  /// The set is empty while a linear search is fast enough.
  private var known: Set<IndexPath> = []

  mutating func formUnion(_ indexPaths: [IndexPath]) {
    for path in indexPaths where insert(path) {
      paths.append(path)
    }
  }

  private mutating func insert(_ path: IndexPath) -> Bool {
    guard paths.count >= 8 else { return !paths.contains(path) }
    if known.isEmpty { known = Set(paths) }
    return known.insert(path).inserted
  }
}
