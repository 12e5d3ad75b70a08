/// Snapshot as an object, with identifiers of any hashable types.
///
/// Core Data and code in Objective-C hand it over. As in UIKit it is another form of the value:
///
///     let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
///     let reference = snapshot as NSDiffableDataSourceSnapshotReference
///
/// An unhashable identifier stops the process, as does an identifier of a type other than the
/// bridged snapshot's. Complexities equal the value's.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  typealias Snapshot = DiffableSnapshot<AnySnapshotIdentifier, AnySnapshotIdentifier>

  final var snapshot = Snapshot()

  /// Creates a snapshot without sections.
  public override init() {}

  /// Creates the object of a snapshot.
  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  // MARK: Queries

  /// The number of items in all sections together.
  public final var numberOfItems: Int { snapshot.numberOfItems }

  /// The number of sections, with or without items.
  public final var numberOfSections: Int { snapshot.numberOfSections }

  /// The sections, in order.
  public final var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.any) }

  /// The items of all sections, in order.
  public final var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.any) }

  /// The sections to reload.
  public final var reloadedSectionIdentifiers: [Any] {
    snapshot.reloadedSectionIdentifiers.map(\.any)
  }

  /// The items to reload.
  public final var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.any) }

  /// The items to reconfigure.
  public final var reconfiguredItemIdentifiers: [Any] {
    snapshot.reconfiguredItemIdentifiers.map(\.any)
  }

  /// Returns the number of items of a section.
  public final func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnySnapshotIdentifier(sectionIdentifier))
  }

  /// Returns the items of a section, in order.
  public final func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnySnapshotIdentifier(sectionIdentifier)).map(\.any)
  }

  /// Returns the section of an item, or nil if the item is not there.
  public final func sectionIdentifierForSection(
    containingItemIdentifier itemIdentifier: Any
  ) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnySnapshotIdentifier(itemIdentifier))?.any
  }

  /// Returns the index of an item among all items, or `NSNotFound`.
  public final func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnySnapshotIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section, or `NSNotFound`.
  public final func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnySnapshotIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Sections

  /// Adds sections at the end.
  public final func appendSections(withIdentifiers identifiers: [Any]) {
    snapshot.appendSections(identifiers.asSnapshotIdentifiers)
  }

  /// Inserts sections before another one.
  public final func insertSections(
    withIdentifiers identifiers: [Any], beforeSectionWithIdentifier other: Any
  ) {
    snapshot.insertSections(
      identifiers.asSnapshotIdentifiers, beforeSection: AnySnapshotIdentifier(other))
  }

  /// Inserts sections after another one.
  public final func insertSections(
    withIdentifiers identifiers: [Any], afterSectionWithIdentifier other: Any
  ) {
    snapshot.insertSections(
      identifiers.asSnapshotIdentifiers, afterSection: AnySnapshotIdentifier(other))
  }

  /// Deletes sections with their items.
  public final func deleteSections(withIdentifiers identifiers: [Any]) {
    snapshot.deleteSections(identifiers.asSnapshotIdentifiers)
  }

  /// Moves a section before another one.
  public final func moveSection(
    withIdentifier identifier: Any, beforeSectionWithIdentifier other: Any
  ) {
    snapshot.moveSection(
      AnySnapshotIdentifier(identifier), beforeSection: AnySnapshotIdentifier(other))
  }

  /// Moves a section after another one.
  public final func moveSection(
    withIdentifier identifier: Any, afterSectionWithIdentifier other: Any
  ) {
    snapshot.moveSection(
      AnySnapshotIdentifier(identifier), afterSection: AnySnapshotIdentifier(other))
  }

  /// Marks sections to be reloaded.
  public final func reloadSections(withIdentifiers identifiers: [Any]) {
    snapshot.reloadSections(identifiers.asSnapshotIdentifiers)
  }

  // MARK: Items

  /// Adds items to the last section.
  public final func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.asSnapshotIdentifiers)
  }

  /// Adds items to a section.
  public final func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any
  ) {
    snapshot.appendItems(
      identifiers.asSnapshotIdentifiers, toSection: AnySnapshotIdentifier(section))
  }

  /// Inserts items before another one.
  public final func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier other: Any
  ) {
    snapshot.insertItems(
      identifiers.asSnapshotIdentifiers, beforeItem: AnySnapshotIdentifier(other))
  }

  /// Inserts items after another one.
  public final func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier other: Any
  ) {
    snapshot.insertItems(
      identifiers.asSnapshotIdentifiers, afterItem: AnySnapshotIdentifier(other))
  }

  /// Removes items; ignores unknown identifiers.
  public final func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.asSnapshotIdentifiers)
  }

  /// Deletes everything. (D-94)
  public final func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another one.
  public final func moveItem(
    withIdentifier identifier: Any, beforeItemWithIdentifier other: Any
  ) {
    snapshot.moveItem(AnySnapshotIdentifier(identifier), beforeItem: AnySnapshotIdentifier(other))
  }

  /// Moves an item after another one.
  public final func moveItem(
    withIdentifier identifier: Any, afterItemWithIdentifier other: Any
  ) {
    snapshot.moveItem(AnySnapshotIdentifier(identifier), afterItem: AnySnapshotIdentifier(other))
  }

  /// Marks items to be reloaded.
  public final func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.asSnapshotIdentifiers)
  }

  /// Marks items to be configured again.
  public final func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.asSnapshotIdentifiers)
  }
}
