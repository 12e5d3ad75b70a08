import LayoutDescription

extension ElementName {
  /// Creates a name from an index path, such as `[0, 3]`.
  init(
    kind: Kind, elementKind: String?, indexPath: JSONNode
  ) throws(LayoutDocumentError) {
    let path = try indexPath.elements { node throws(LayoutDocumentError) in try node.integer() }
    guard path.count == 2 else {
      throw indexPath.fault("expected a section and an item, found \(path.count) numbers")
    }
    self.init(kind: kind, elementKind: elementKind, section: path[0], item: path[1])
  }

  /// Creates the name of a supplementary view from JSON, such as `["header", 0, 3]`.
  init(supplementary node: JSONNode) throws(LayoutDocumentError) {
    let parts = try node.elements()
    guard parts.count == 3 else {
      throw node.fault("expected a kind, a section and an item, found \(parts.count) values")
    }
    self.init(
      kind: .supplementary, elementKind: try parts[0].string(), section: try parts[1].integer(),
      item: try parts[2].integer())
  }
}
