import CompositionalLayout

/// Turns the descriptions of a document into the objects that describe a layout in code, and notes
/// what they ask for.
final class DescriptionReader {
  /// The features that the descriptions read so far need.
  private(set) var features: Set<LayoutFeature> = []

  /// Notes that a description asks for something.
  func note(_ feature: LayoutFeature) { features.insert(feature) }

  /// Reads the configuration of the whole layout.
  func configuration(
    _ node: JSONNode?
  ) throws(LayoutDocumentError) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    guard let node else { return configuration }
    if let direction = try node.optional("scrollDirection") {
      configuration.scrollDirection = try direction.choice(
        "scroll direction", ["vertical": .vertical, "horizontal": .horizontal])
    }
    if configuration.scrollDirection == .horizontal { note(.horizontalScrolling) }
    configuration.interSectionSpacing = try node.optional("interSectionSpacing")?.number() ?? 0
    if let reference = try insetsReference(node) {
      configuration.contentInsetsReference = reference
    }
    configuration.boundarySupplementaryItems = try node.list(
      "boundarySupplementaryItems", boundaryItem)
    if !configuration.boundarySupplementaryItems.isEmpty { note(.layoutBoundaryItems) }
    return configuration
  }

  /// Reads a section.
  func section(_ node: JSONNode) throws(LayoutDocumentError) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: try group(node.required("group")))
    section.contentInsets = try contentInsets(node)
    section.interGroupSpacing = try node.optional("interGroupSpacing")?.number() ?? 0
    section.supplementariesFollowContentInsets =
      try node.optional("supplementariesFollowContentInsets")?.boolean() ?? true
    if let reference = try insetsReference(node) { section.contentInsetsReference = reference }
    if let behavior = try node.optional("orthogonalScrollingBehavior") {
      section.orthogonalScrollingBehavior = try behavior.choice(
        "orthogonal scrolling behavior",
        [
          "none": .none, "continuous": .continuous,
          "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
          "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
        ])
    }
    if section.orthogonalScrollingBehavior != .none { note(.orthogonalScrolling) }
    section.boundarySupplementaryItems = try node.list("boundarySupplementaryItems", boundaryItem)
    if !section.boundarySupplementaryItems.isEmpty { note(.boundarySupplementaryItems) }
    section.decorationItems = try node.list("decorationItems", decorationItem)
    if !section.decorationItems.isEmpty { note(.decorationItems) }
    return section
  }

  private func insetsReference(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> UIContentInsetsReference? {
    guard let reference = try node.optional("contentInsetsReference") else { return nil }
    note(.contentInsetsReferences)
    return try reference.choice(
      "content insets reference",
      [
        "automatic": UIContentInsetsReference.automatic, "none": UIContentInsetsReference.none,
        "safeArea": .safeArea, "layoutMargins": .layoutMargins,
        "readableContent": .readableContent,
      ])
  }
}
