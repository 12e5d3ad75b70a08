extension FittedSizes {
  /// Reads the fitted sizes of a document, or `nil` if it has none.
  init?(_ document: JSONNode) throws(LayoutDocumentError) {
    let cells = try document.optional("cellFittedHeight")
    let headers = try document.optional("headerFittedHeight")
    guard cells != nil || headers != nil else { return nil }
    (headerHeights, headerHeightOfAnyKind) = try Self.headers(headers)
    cellHeightsOfAnyWidth = try cells?.list("any", Self.height) ?? []
    var byWidth: [Double: [Double?]] = [:]
    for (key, node) in try cells?.optional("byWidth")?.members() ?? [] {
      guard let width = Double(key), width.isFinite else {
        throw node.fault("expected a width in points as the key, found \"\(key)\"")
      }
      byWidth[width] = try node.elements(Self.height)
    }
    cellHeights = byWidth
  }

  /// Reads one height for all boundary items, or an object of heights by element kind.
  private static func headers(
    _ node: JSONNode?
  ) throws(LayoutDocumentError) -> (byKind: [String: Double?], ofAnyKind: Double?) {
    guard let node else { return ([:], nil) }
    guard case .object = node.value.content else { return ([:], try node.number()) }
    var byKind: [String: Double?] = [:]
    for (kind, node) in try node.members() { byKind.updateValue(try height(node), forKey: kind) }
    return (byKind, nil)
  }

  private static func height(_ node: JSONNode) throws(LayoutDocumentError) -> Double? {
    if case .null = node.value.content { return nil }
    return try node.number()
  }
}
