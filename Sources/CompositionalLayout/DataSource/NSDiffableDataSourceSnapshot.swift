/// UIKit's name for a snapshot of a data source.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// UIKit's name for a snapshot of one section.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableSectionSnapshot

extension DiffableSnapshot {
  /// The type of the section identifiers under the name used by UIKit.
  public typealias SectionIdentifierType = SectionIdentifier

  /// The type of the item identifiers under the name used by UIKit.
  public typealias ItemIdentifierType = ItemIdentifier
}

extension DiffableSectionSnapshot {
  /// The type of the item identifiers under the name used by UIKit.
  public typealias ItemIdentifierType = ItemIdentifier
}
