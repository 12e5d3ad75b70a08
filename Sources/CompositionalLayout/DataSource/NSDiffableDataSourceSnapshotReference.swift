/// An object that represents a snapshot with identifiers of any hashable types.
///
/// Core Data and Objective-C code provide snapshots in this form. As in UIKit, it can be cast to
/// the value type and back:
///
///     let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
///     let reference = snapshot as NSDiffableDataSourceSnapshotReference
///
/// Traps if an identifier is not hashable, or if a cast encounters an identifier that does not have
/// the snapshot's identifier type. All complexities are the same as for the value type.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  typealias Snapshot = DiffableSnapshot<AnySnapshotIdentifier, AnySnapshotIdentifier>

  final var snapshot = Snapshot()

  /// Creates an empty snapshot.
  public override init() {}

  /// Creates an object that represents a snapshot.
  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  // MARK: Queries

  /// The total number of items in all sections.
  public final var numberOfItems: Int { snapshot.numberOfItems }

  /// The number of sections, including empty sections.
  public final var numberOfSections: Int { snapshot.numberOfSections }

  /// The identifiers of all sections, in order.
  public final var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.any) }

  /// The identifiers of all items, in order of their sections.
  public final var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.any) }

  /// The identifiers of the sections to reload.
  public final var reloadedSectionIdentifiers: [Any] {
    snapshot.reloadedSectionIdentifiers.map(\.any)
  }

  /// The identifiers of the items to reload.
  public final var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.any) }

  /// The identifiers of the items to reconfigure.
  public final var reconfiguredItemIdentifiers: [Any] {
    snapshot.reconfiguredItemIdentifiers.map(\.any)
  }

  /// Returns the number of items in a section.
  public final func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnySnapshotIdentifier(sectionIdentifier))
  }

  /// Returns the identifiers of the items in a section, in order.
  public final func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnySnapshotIdentifier(sectionIdentifier)).map(\.any)
  }

  /// Returns the identifier of the section containing an item, or `nil` for an unknown item.
  public final func sectionIdentifierForSection(
    containingItemIdentifier itemIdentifier: Any
  ) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnySnapshotIdentifier(itemIdentifier))?.any
  }

  /// Returns the index of an item among all items, or `NSNotFound` for an unknown item.
  public final func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnySnapshotIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section, or `NSNotFound` for an unknown section.
  public final func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnySnapshotIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Sections

  /// Appends sections after the last section.
  public final func appendSections(withIdentifiers identifiers: [Any]) {
    snapshot.appendSections(identifiers.asSnapshotIdentifiers)
  }

  /// Inserts sections before the given section.
  public final func insertSections(
    withIdentifiers identifiers: [Any], beforeSectionWithIdentifier other: Any
  ) {
    snapshot.insertSections(
      identifiers.asSnapshotIdentifiers, beforeSection: AnySnapshotIdentifier(other))
  }

  /// Inserts sections after the given section.
  public final func insertSections(
    withIdentifiers identifiers: [Any], afterSectionWithIdentifier other: Any
  ) {
    snapshot.insertSections(
      identifiers.asSnapshotIdentifiers, afterSection: AnySnapshotIdentifier(other))
  }

  /// Deletes sections together with their items.
  public final func deleteSections(withIdentifiers identifiers: [Any]) {
    snapshot.deleteSections(identifiers.asSnapshotIdentifiers)
  }

  /// Moves a section to the position before another section.
  public final func moveSection(
    withIdentifier identifier: Any, beforeSectionWithIdentifier other: Any
  ) {
    snapshot.moveSection(
      AnySnapshotIdentifier(identifier), beforeSection: AnySnapshotIdentifier(other))
  }

  /// Moves a section to the position after another section.
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

  /// Appends items to the last section.
  public final func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.asSnapshotIdentifiers)
  }

  /// Appends items to the given section.
  public final func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any
  ) {
    snapshot.appendItems(
      identifiers.asSnapshotIdentifiers, toSection: AnySnapshotIdentifier(section))
  }

  /// Inserts items before the given item.
  public final func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier other: Any
  ) {
    snapshot.insertItems(
      identifiers.asSnapshotIdentifiers, beforeItem: AnySnapshotIdentifier(other))
  }

  /// Inserts items after the given item.
  public final func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier other: Any
  ) {
    snapshot.insertItems(
      identifiers.asSnapshotIdentifiers, afterItem: AnySnapshotIdentifier(other))
  }

  /// Deletes items, ignoring unknown identifiers.
  public final func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.asSnapshotIdentifiers)
  }

  /// Deletes all sections and items. (D-94)
  public final func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item to the position before another item.
  public final func moveItem(
    withIdentifier identifier: Any, beforeItemWithIdentifier other: Any
  ) {
    snapshot.moveItem(AnySnapshotIdentifier(identifier), beforeItem: AnySnapshotIdentifier(other))
  }

  /// Moves an item to the position after another item.
  public final func moveItem(
    withIdentifier identifier: Any, afterItemWithIdentifier other: Any
  ) {
    snapshot.moveItem(AnySnapshotIdentifier(identifier), afterItem: AnySnapshotIdentifier(other))
  }

  /// Marks items to be reloaded.
  public final func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.asSnapshotIdentifiers)
  }

  /// Marks items to be reconfigured without replacing their cells.
  public final func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.asSnapshotIdentifiers)
  }
}
