extension FittedSizes {
  /// Reads the fitted sizes of a document, or `nil` if it has none.
  init?(_ document: JSONNode) throws(LayoutDocumentError) {
    let cells = try document.optional("cellFittedHeight")
    headerHeight = try document.optional("headerFittedHeight")?.number()
    guard cells != nil || headerHeight != nil else { return nil }
    cellHeightsOfAnyWidth = try cells?.list("any", Self.height) ?? []
    var byWidth: [Double: [Double?]] = [:]
    for (key, node) in try cells?.optional("byWidth")?.members() ?? [:] {
      guard let width = Double(key), width.isFinite else {
        throw node.fault("expected a width in points as the key, found \"\(key)\"")
      }
      byWidth[width] = try node.elements(Self.height)
    }
    cellHeights = byWidth
  }

  private static func height(_ node: JSONNode) throws(LayoutDocumentError) -> Double? {
    if case .null = node.value { return nil }
    return try node.number()
  }
}
