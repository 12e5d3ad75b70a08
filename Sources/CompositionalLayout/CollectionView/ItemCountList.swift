import DiffCore

/// The number of items in each section of a collection view.
///
/// The numbers come from an array or a snapshot. Snapshots are read only on demand.
struct ItemCountList: RandomAccessCollection {
  private enum Source {
    case list([Int])
    case snapshot(SnapshotItemCounts)
  }

  private let source: Source

  /// Creates a list with the given number of items for each section.
  init(_ counts: [Int]) { source = .list(counts) }

  /// Creates a list that reads the item counts from a snapshot once they are needed.
  init(_ counts: SnapshotItemCounts) { source = .snapshot(counts) }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch source {
    case .list(let counts): counts.count
    case .snapshot(let counts): counts.endIndex
    }
  }

  /// The number of items in a section.
  ///
  /// - Complexity: O(1).
  subscript(section: Int) -> Int {
    switch source {
    case .list(let counts): counts[section]
    case .snapshot(let counts): counts[section]
    }
  }

  /// The item counts of all sections, in the order of the sections.
  ///
  /// - Complexity: O(*s*) for *s* sections of a snapshot; otherwise O(1).
  var all: [Int] {
    switch source {
    case .list(let counts): counts
    case .snapshot(let counts): counts.all
    }
  }
}
