import LayoutCore

extension DescriptionReader {
  /// Reads an element that is anchored to an item or a group.
  func supplementaryItem(_ node: JSONNode) throws(LayoutDocumentError) -> SupplementaryPlan {
    SupplementaryPlan(
      kind: try node.required("elementKind").string(), size: try size(node),
      insets: try contentInsets(node), container: try anchor(node.required("containerAnchor")),
      item: try node.optional("itemAnchor").map(anchor), zIndex: try zIndex(node) ?? 1)
  }

  /// Reads an element at the edge of a section or of the whole layout.
  func boundaryItem(_ node: JSONNode) throws(LayoutDocumentError) -> BoundaryPlan {
    BoundaryPlan(
      kind: try node.required("elementKind").string(), size: try size(node),
      insets: try contentInsets(node), alignment: try alignment(node.required("alignment")),
      offset: try point(node, "absoluteOffset") ?? .zero,
      extendsBoundary: try node.optional("extendsBoundary")?.boolean() ?? true,
      pinsToVisibleBounds: try node.optional("pinToVisibleBounds")?.boolean() ?? false,
      zIndex: try zIndex(node) ?? 1)
  }

  /// Reads an element behind a section.
  func decorationItem(_ node: JSONNode) throws(LayoutDocumentError) -> DecorationPlan {
    if let kind = try node.optional("kind") {
      _ = try kind.choice("kind of decoration", ["background": true])
    }
    return DecorationPlan(
      kind: try node.required("elementKind").string(), insets: try contentInsets(node),
      zIndex: try zIndex(node) ?? 0)
  }

  private func zIndex(_ node: JSONNode) throws(LayoutDocumentError) -> Int? {
    try node.optional("zIndex")?.integer()
  }

  private func alignment(_ node: JSONNode) throws(LayoutDocumentError) -> AlignmentPair {
    try node.choice(
      "alignment",
      [
        "none": AlignmentPair(horizontal: .center, vertical: .center),
        "top": AlignmentPair(horizontal: .center, vertical: .start),
        "topLeading": AlignmentPair(horizontal: .start, vertical: .start),
        "leading": AlignmentPair(horizontal: .start, vertical: .center),
        "bottomLeading": AlignmentPair(horizontal: .start, vertical: .end),
        "bottom": AlignmentPair(horizontal: .center, vertical: .end),
        "bottomTrailing": AlignmentPair(horizontal: .end, vertical: .end),
        "trailing": AlignmentPair(horizontal: .end, vertical: .center),
        "topTrailing": AlignmentPair(horizontal: .end, vertical: .start),
      ])
  }

  private func anchor(_ node: JSONNode) throws(LayoutDocumentError) -> AnchorPlan {
    var edges = EdgeSet()
    for edge in try node.optional("edges")?.elements() ?? [] {
      edges.insert(
        try edge.choice(
          "edge",
          [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
            "all": .all,
          ]))
    }
    let absolute = try point(node, "absoluteOffset")
    let fractional = try point(node, "fractionalOffset")
    if fractional != nil, absolute != nil {
      throw node.fault("has both an absoluteOffset and a fractionalOffset, expected one")
    }
    return AnchorPlan(
      point: edges.point, offset: fractional ?? absolute ?? .zero,
      isFractional: fractional != nil)
  }

  private func point(_ node: JSONNode, _ key: String) throws(LayoutDocumentError) -> Vector? {
    guard let numbers = try node.optional(key)?.numbers(2) else { return nil }
    return Vector(horizontal: numbers[0], vertical: numbers[1])
  }
}
