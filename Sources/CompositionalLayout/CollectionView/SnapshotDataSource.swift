/// The package's own diffable data source, whose item counts a collection view can read without one
/// call per section.
@MainActor
protocol SnapshotDataSource: UICollectionViewDataSource {
  /// Returns the identifier of a section; `nil` if the section does not exist.
  func identifier(ofSection section: Int) -> AnyHashable?

  /// Returns the identifier of a section; `nil` if the section does not exist or if sections are
  /// identified by values of another type.
  func identifier<Section: Hashable>(ofSection section: Int, as type: Section.Type) -> Section?

  /// The number of times the sections and items have changed.
  ///
  /// It is `nil` for a subclass, because a subclass may report any number of sections and items.
  var changeCount: Int? { get }

  /// The number of items in each section.
  ///
  /// - Complexity: O(1).
  var itemCounts: ItemCountList { get }

  /// The number of items in all sections.
  var itemCount: Int { get }
}
