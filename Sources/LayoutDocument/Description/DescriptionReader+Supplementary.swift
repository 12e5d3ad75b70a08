import CompositionalLayout

extension DescriptionReader {
  /// Reads the elements that are anchored to an item or a group.
  func supplementaryItems(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> [NSCollectionLayoutSupplementaryItem] {
    let items = try node.list("supplementaryItems", supplementaryItem)
    if !items.isEmpty { note(.supplementaryItems) }
    return items
  }

  private func supplementaryItem(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> NSCollectionLayoutSupplementaryItem {
    let size = try size(node)
    let kind = try node.required("elementKind").string()
    let containerAnchor = try anchor(node.required("containerAnchor"))
    let item: NSCollectionLayoutSupplementaryItem
    if let itemAnchor = try node.optional("itemAnchor") {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: containerAnchor,
        itemAnchor: try anchor(itemAnchor))
    } else {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: containerAnchor)
    }
    try readCommon(node, into: item)
    return item
  }

  /// Reads an element at the edge of a section or of the whole layout.
  func boundaryItem(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: try size(node), elementKind: try node.required("elementKind").string(),
      alignment: try node.required("alignment").choice(
        "alignment",
        [
          "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
          "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
          "trailing": .trailing, "topTrailing": .topTrailing,
        ]),
      absoluteOffset: try point(node, "absoluteOffset") ?? .zero)
    try readCommon(node, into: item)
    item.extendsBoundary = try node.optional("extendsBoundary")?.boolean() ?? true
    item.pinToVisibleBounds = try node.optional("pinToVisibleBounds")?.boolean() ?? false
    if item.pinToVisibleBounds { note(.pinnedBoundaryItems) }
    return item
  }

  /// Reads an element behind a section.
  func decorationItem(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> NSCollectionLayoutDecorationItem {
    if let kind = try node.optional("kind") {
      _ = try kind.choice("kind of decoration", ["background": true])
    }
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: try node.required("elementKind").string())
    item.contentInsets = try contentInsets(node)
    item.zIndex = try node.optional("zIndex")?.integer() ?? item.zIndex
    return item
  }

  private func readCommon(
    _ node: JSONNode, into item: NSCollectionLayoutSupplementaryItem
  ) throws(LayoutDocumentError) {
    item.contentInsets = try contentInsets(node)
    item.edgeSpacing = try edgeSpacing(node)
    item.zIndex = try node.optional("zIndex")?.integer() ?? item.zIndex
  }

  private func anchor(_ node: JSONNode) throws(LayoutDocumentError) -> NSCollectionLayoutAnchor {
    var edges: NSDirectionalRectEdge = []
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
    guard let fractional = try point(node, "fractionalOffset") else {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: absolute ?? .zero)
    }
    guard absolute == nil else {
      throw node.fault("has both an absoluteOffset and a fractionalOffset, expected one")
    }
    return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: fractional)
  }

  private func point(_ node: JSONNode, _ key: String) throws(LayoutDocumentError) -> CGPoint? {
    guard let numbers = try node.optional(key)?.numbers(2) else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}
