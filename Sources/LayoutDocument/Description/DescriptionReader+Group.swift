import CompositionalLayout

extension DescriptionReader {
  /// The axis along which a group places its items.
  private enum GroupAxis {
    case horizontal
    case vertical
  }

  /// Reads an item or a group.
  private func item(_ node: JSONNode) throws(LayoutDocumentError) -> NSCollectionLayoutItem {
    if let kind = try node.optional("kind"), try kind.string() != "item" {
      note(.nestedGroups)
      return try group(node)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: try size(node), supplementaryItems: try supplementaryItems(node))
    item.contentInsets = try contentInsets(node)
    item.edgeSpacing = try edgeSpacing(node)
    return item
  }

  /// Reads a group, and everything in it.
  func group(_ node: JSONNode) throws(LayoutDocumentError) -> NSCollectionLayoutGroup {
    let axis: GroupAxis? = try node.required("kind").choice(
      "kind of group", ["horizontal": .horizontal, "vertical": .vertical, "custom": nil])
    let group: NSCollectionLayoutGroup
    if let axis {
      group = try run(node, along: axis)
      group.interItemSpacing = try node.optional("interItemSpacing").map(spacing)
    } else {
      group = try customGroup(node)
    }
    group.contentInsets = try contentInsets(node)
    group.edgeSpacing = try edgeSpacing(node)
    group.supplementaryItems = try supplementaryItems(node)
    return group
  }

  /// Reads a group that places its subitems along an axis.
  private func run(
    _ node: JSONNode, along axis: GroupAxis
  ) throws(LayoutDocumentError) -> NSCollectionLayoutGroup {
    let size = try size(node)
    let subitems = try node.required("subitems").elements(item)
    guard let api = try node.optional("api"), try api.string() != "subitems" else {
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    let isCounted = try api.choice(
      "way to make a group",
      ["subitems": false, "subitem:count:": true, "repeatingSubitem:count:": false])
    guard let subitem = subitems.first, subitems.count == 1 else {
      throw try node.required("subitems").fault(
        "a group with a count has one subitem, found \(subitems.count)")
    }
    let countNode = try node.required("count")
    let count = try countNode.integer()
    guard count > 0 else { throw countNode.fault("the count is at least 1, found \(count)") }
    note(isCounted ? .countedGroups : .repeatedSubitems)
    switch (axis, isCounted) {
    case (.horizontal, true): return .horizontal(layoutSize: size, subitem: subitem, count: count)
    case (.vertical, true): return .vertical(layoutSize: size, subitem: subitem, count: count)
    case (.horizontal, false):
      return .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
    case (.vertical, false):
      return .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }
  }

  /// Reads a group whose frames are listed.
  private func customGroup(
    _ node: JSONNode
  ) throws(LayoutDocumentError) -> NSCollectionLayoutGroup {
    note(.customGroups)
    let items = try node.required("customItems").elements {
      item throws(LayoutDocumentError) in
      let frame = try item.required("frame").numbers(4)
      return NSCollectionLayoutGroupCustomItem(
        frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        zIndex: try item.optional("zIndex")?.integer() ?? 0)
    }
    return .custom(layoutSize: try size(node)) { _ in items }
  }
}
