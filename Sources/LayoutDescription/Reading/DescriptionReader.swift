import LayoutCore

/// Reader of the descriptions of a document.
struct DescriptionReader {
  /// Reads the configuration of the whole layout.
  func configuration(_ node: JSONNode?) throws(LayoutDocumentError) -> LayoutConfiguration {
    var configuration = LayoutConfiguration()
    guard let node else { return configuration }
    if let direction = try node.optional("scrollDirection") {
      configuration.scrollAxis = try direction.choice(
        "scroll direction", ["vertical": .vertical, "horizontal": .horizontal])
    }
    configuration.interSectionSpacing = try node.optional("interSectionSpacing")?.number() ?? 0
    if let reference = try insetsReference(node) {
      configuration.contentInsetsReference = reference
    }
    configuration.boundaries = try node.list("boundarySupplementaryItems", boundaryItem)
    return configuration
  }

  /// Reads a section.
  func section(_ node: JSONNode) throws(LayoutDocumentError) -> SectionDescription {
    var plan = SectionPlan(group: try group(node.required("group")))
    plan.insets = try contentInsets(node)
    plan.interGroupSpacing = try node.optional("interGroupSpacing")?.number() ?? 0
    if let behavior = try node.optional("orthogonalScrollingBehavior") {
      plan.orthogonalScrolling = try behavior.choice(
        "orthogonal scrolling behavior",
        [
          "none": .none, "continuous": .continuous,
          "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
          "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
        ])
    }
    plan.boundaries = try node.list("boundarySupplementaryItems", boundaryItem)
    plan.decorations = try node.list("decorationItems", decorationItem)
    return SectionDescription(
      plan, contentInsetsReference: try insetsReference(node) ?? .automatic,
      supplementariesFollowContentInsets:
        try node.optional("supplementariesFollowContentInsets")?.boolean() ?? true)
  }

  private func insetsReference(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> InsetsReference? {
    try node.optional("contentInsetsReference")?.choice(
      "content insets reference",
      [
        "automatic": InsetsReference.automatic, "none": InsetsReference.none,
        "safeArea": .safeArea, "layoutMargins": .layoutMargins,
        "readableContent": .readableContent,
      ])
  }
}
