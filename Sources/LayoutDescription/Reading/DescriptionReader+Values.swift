import LayoutCore

extension DescriptionReader {
  /// Reads how large an item is.
  func size(_ node: JSONNode) throws(LayoutDocumentError) -> SizePlan {
    let size = try node.required("size")
    return SizePlan(
      width: try length(size.required("width")), height: try length(size.required("height")))
  }

  private func length(_ node: JSONNode) throws(LayoutDocumentError) -> Length {
    let (kind, value) = try kindAndValue(node, of: "dimension")
    switch kind {
    case "absolute": return try .absolute(value.number())
    case "fractionalWidth": return try .fractionOfWidth(value.number())
    case "fractionalHeight": return try .fractionOfHeight(value.number())
    case "estimated": return try .estimated(value.number())
    case "uniformAcrossSiblings":
      return try .uniformAcrossSiblings(estimate: value.number())
    default: throw node.fault("unknown dimension \"\(kind)\"")
    }
  }

  /// Reads a distance between items or around one.
  func spacing(_ node: JSONNode) throws(LayoutDocumentError) -> Spacing {
    let (kind, value) = try kindAndValue(node, of: "spacing")
    switch kind {
    case "fixed": return try .fixed(value.number())
    case "flexible": return try .flexible(value.number())
    default: throw node.fault("unknown spacing \"\(kind)\"")
    }
  }

  /// Reads the room that an item keeps free around itself.
  func edgeSpacing(_ node: JSONNode) throws(LayoutDocumentError) -> EdgeSpacing {
    guard let edges = try node.optional("edgeSpacing") else { return .none }
    return EdgeSpacing(
      leading: try edges.optional("leading").map(spacing),
      top: try edges.optional("top").map(spacing),
      trailing: try edges.optional("trailing").map(spacing),
      bottom: try edges.optional("bottom").map(spacing))
  }

  /// Reads insets; an edge that is not named has none.
  func contentInsets(_ node: JSONNode) throws(LayoutDocumentError) -> Insets {
    guard let insets = try node.optional("contentInsets") else { return .zero }
    return Insets(
      top: try insets.optional("top")?.number() ?? 0,
      leading: try insets.optional("leading")?.number() ?? 0,
      bottom: try insets.optional("bottom")?.number() ?? 0,
      trailing: try insets.optional("trailing")?.number() ?? 0)
  }

  /// Reads the only member of an object such as `{"absolute": 44}`.
  private func kindAndValue(
    _ node: JSONNode, of name: String
  ) throws(LayoutDocumentError) -> (kind: String, value: JSONNode) {
    let members = try node.members()
    guard let member = members.first, members.count == 1 else {
      throw node.fault("expected one kind of \(name), found \(members.count)")
    }
    return (member.key, member.value)
  }
}
