import LayoutCore

extension DescriptionReader {
  /// Reads an item or a group.
  private func item(_ node: JSONNode) throws(LayoutDocumentError) -> ItemPlan {
    if let kind = try node.optional("kind"), try kind.string() != "item" {
      return try group(node)
    }
    return try item(node, content: .leaf)
  }

  /// Reads a group, and everything in it.
  func group(_ node: JSONNode) throws(LayoutDocumentError) -> ItemPlan {
    let axis: Axis? = try node.required("kind").choice(
      "kind of group", ["horizontal": .horizontal, "vertical": .vertical, "custom": nil])
    guard let axis else { return try item(node, content: .custom(try customGroup(node))) }
    return try item(node, content: .run(try run(node, axis)))
  }

  /// Reads the parts that items and groups have in common.
  private func item(
    _ node: JSONNode, content: ItemPlan.Content
  ) throws(LayoutDocumentError) -> ItemPlan {
    ItemPlan(
      size: try size(node), insets: try contentInsets(node), edges: try edgeSpacing(node),
      content: content, supplementaries: try node.list("supplementaryItems", supplementaryItem))
  }

  /// Reads a group that places its subitems along an axis.
  private func run(_ node: JSONNode, _ axis: Axis) throws(LayoutDocumentError) -> RunPlan {
    RunPlan(
      axis: axis, subitems: try node.required("subitems").elements(item),
      capacity: try capacity(node),
      spacing: try node.optional("interItemSpacing").map(spacing) ?? .fixed(0))
  }

  /// Reads the number of items that a group holds.
  private func capacity(_ node: JSONNode) throws(LayoutDocumentError) -> RunPlan.Capacity {
    guard let api = try node.optional("api"), try api.string() != "subitems" else {
      return .fitting
    }
    let isCounted = try api.choice(
      "way to make a group",
      ["subitems": false, "subitem:count:": true, "repeatingSubitem:count:": false])
    let subitems = try node.required("subitems")
    let subitemCount = try subitems.elements().count
    guard subitemCount == 1 else {
      throw subitems.fault("a group with a count has one subitem, found \(subitemCount)")
    }
    let countNode = try node.required("count")
    let count = try countNode.integer()
    guard count > 0 else { throw countNode.fault("the count is at least 1, found \(count)") }
    return isCounted ? .equal(count) : .atMost(count)
  }

  /// Reads a group whose frames are listed.
  private func customGroup(_ node: JSONNode) throws(LayoutDocumentError) -> CustomPlan {
    CustomPlan(
      places: try node.required("customItems").elements { item throws(LayoutDocumentError) in
        let frame = try item.required("frame").numbers(4)
        return CustomPlan.Place(
          origin: Vector(horizontal: frame[0], vertical: frame[1]),
          size: Vector(horizontal: frame[2], vertical: frame[3]),
          zIndex: try item.optional("zIndex")?.integer() ?? 0)
      })
  }
}
