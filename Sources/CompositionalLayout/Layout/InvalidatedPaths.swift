/// Index paths in the order in which they were first named.
struct InvalidatedPaths {
  private(set) var paths: [IndexPath] = []
  private var known: Set<IndexPath> = []

  mutating func formUnion(_ indexPaths: [IndexPath]) {
    for path in indexPaths where known.insert(path).inserted {
      paths.append(path)
    }
  }
}
