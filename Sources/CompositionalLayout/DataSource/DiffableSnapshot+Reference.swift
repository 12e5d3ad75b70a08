import LayoutCore

/// An identifier of any hashable type.
///
/// Like the snapshot object that contains it, it may be used by only one thread at a time.
struct AnySnapshotIdentifier: Hashable, @unchecked Sendable {
  private let value: AnyHashable

  init(_ identifier: Any) {
    guard let value = identifier as? AnyHashable else {
      fatalError("The identifier \(identifier) is not hashable.")
    }
    self.value = value
  }

  var any: Any { value.base }

  func cast<Identifier>(to type: Identifier.Type) -> Identifier {
    guard let identifier = value as? Identifier else {
      fatalError("The identifier \(value) is not of type \(type).")
    }
    return identifier
  }
}

extension [Any] {
  var asSnapshotIdentifiers: [AnySnapshotIdentifier] { map(AnySnapshotIdentifier.init) }
}

/// Bridges snapshots to the objects that represent them, so that `as` converts between the two.
extension DiffableSnapshot: _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns an object that represents the snapshot.
  ///
  /// The `as` operator calls this method.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      mapped(section: AnySnapshotIdentifier.init, item: AnySnapshotIdentifier.init))
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the snapshot represented by an object, or an empty snapshot for `nil`.
  ///
  /// The `as` operator calls this method.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> DiffableSnapshot {
    guard let source else { return DiffableSnapshot() }
    return source.snapshot.mapped(
      section: { $0.cast(to: SectionIdentifier.self) }, item: { $0.cast(to: ItemIdentifier.self) })
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Stores the snapshot represented by an object in `result`.
  ///
  /// A forced cast calls this method.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout DiffableSnapshot?
  ) { result = _unconditionallyBridgeFromObjectiveC(source) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Stores the snapshot represented by an object in `result` if all identifiers have the right
  /// types.
  ///
  /// The `as?` operator calls this method.
  ///
  /// - Returns: Whether the snapshot has been stored.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout DiffableSnapshot?
  ) -> Bool {
    let snapshot = source.snapshot
    guard snapshot.sectionIdentifiers.allSatisfy({ $0.any is SectionIdentifier }),
      snapshot.itemIdentifiers.allSatisfy({ $0.any is ItemIdentifier })
    else { return false }
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// Returns a copy of the snapshot with every identifier replaced by the result of a closure.
  ///
  /// - Complexity: O(*n*) for *n* items.
  private func mapped<Section, Item>(
    section: (SectionIdentifier) -> Section, item: (ItemIdentifier) -> Item
  ) -> DiffableSnapshot<Section, Item> {
    var mapped = DiffableSnapshot<Section, Item>()
    for old in sectionIdentifiers {
      let new = section(old)
      mapped.appendSections([new])
      mapped.appendItems(itemIdentifiers(inSection: old).map(item), toSection: new)
    }
    mapped.reloadSections(reloadedSectionIdentifiers.map(section))
    mapped.reloadItems(reloadedItemIdentifiers.map(item))
    mapped.reconfigureItems(reconfiguredItemIdentifiers.map(item))
    return mapped
  }
}
