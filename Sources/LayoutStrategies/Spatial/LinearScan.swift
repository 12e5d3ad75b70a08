public import LayoutCore

/// A spatial index that stores nothing: every item is compared with every rectangle.
public struct LinearScan: SpatialIndex {
  /// The name of the index in lists and command-line options.
  public static let name = "linear"

  /// Creates an empty index.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {}

  /// Finds all items; the caller compares them with the window.
  ///
  /// - Complexity: O(1), plus O(*l*) for the comparison of *l* items.
  public func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    if leaves.count > 0 { found.append(0..<leaves.count) }
  }
}
