/// State of a data source at a moment, under Apple's name.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// State of one section at a moment, under Apple's name.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableSectionSnapshot

extension DiffableSnapshot {
  /// The type of section identifiers, by Apple's name for extensions.
  public typealias SectionIdentifierType = SectionIdentifier

  /// The type of item identifiers, by Apple's name for extensions.
  public typealias ItemIdentifierType = ItemIdentifier
}

extension DiffableSectionSnapshot {
  /// The type of item identifiers, by Apple's name for extensions.
  public typealias ItemIdentifierType = ItemIdentifier
}
