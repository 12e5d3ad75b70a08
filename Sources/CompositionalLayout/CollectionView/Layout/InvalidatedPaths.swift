/// Index paths in the order in which they were first named.
struct InvalidatedPaths {
  private(set) var paths: [IndexPath] = []
  /// The same paths; empty as long as there are few, which are searched one by one.
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
