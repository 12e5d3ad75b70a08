import DiffCore
import Trials

/// A section snapshot and its naive model, with the same operations applied to both.
struct TreePair {
  static let limit = 30

  var snapshot = DiffableSectionSnapshot<Int>()
  var model = NaiveTree()

  /// Applies one operation, and returns its name.
  mutating func applyRandomStep(using random: inout Decisions) -> String {
    let present = model.items
    let absent = random.distinct(upTo: 5, below: Self.limit).filter { !present.contains($0) }
    let nodes = absent.map { NaiveTree.Node(id: $0) }
    guard let item = present.randomElement(using: &random) else {
      snapshot.append(absent)
      model.append(nodes, to: nil)
      return "append \(absent)"
    }
    switch random.below(14) {
    case 0...3:
      let parent = Bool.random(using: &random) ? item : nil
      snapshot.append(absent, to: parent)
      model.append(nodes, to: parent)
      return "append \(absent) to \(String(describing: parent))"
    case 4:
      snapshot.insert(absent, before: item)
      model.insert(nodes, beside: item, after: false)
      return "insert \(absent) before \(item)"
    case 5:
      snapshot.insert(absent, after: item)
      model.insert(nodes, beside: item, after: true)
      return "insert \(absent) after \(item)"
    case 6:
      let ids = random.distinct(upTo: 2, below: Self.limit)
      snapshot.delete(ids)
      model.delete(ids)
      return "delete \(ids)"
    case 7...9:
      let ids = random.distinct(upTo: 6, below: Self.limit) + [item]
      let isExpanded = random.below(3) > 0
      if isExpanded { snapshot.expand(ids) } else { snapshot.collapse(ids) }
      model.setExpanded(isExpanded, of: ids)
      return "expand \(isExpanded) \(ids)"
    default: return moveSubtree(item, using: &random)
    }
  }

  /// Deletes a part of the snapshot, and then inserts it elsewhere.
  private mutating func moveSubtree(_ item: Int, using random: inout Decisions) -> String {
    guard let node = model.node(item) else { return "" }
    let includesParent = Bool.random(using: &random)
    let part = snapshot.snapshot(of: item, includingParent: includesParent)
    let nodes = includesParent ? [node] : node.children
    snapshot.delete(nodes.map(\.id))
    model.delete(nodes.map(\.id))
    guard let anchor = model.items.randomElement(using: &random) else { return "delete \(item)" }
    switch random.below(3) {
    case 0:
      snapshot.insert(part, before: anchor)
      model.insert(nodes, beside: anchor, after: false)
      return "insert part \(item) before \(anchor)"
    case 1:
      snapshot.insert(part, after: anchor)
      model.insert(nodes, beside: anchor, after: true)
      return "insert part \(item) after \(anchor)"
    default:
      snapshot.replace(childrenOf: anchor, using: part)
      model.replaceChildren(of: anchor, with: nodes)
      return "replace children of \(anchor) by part \(item)"
    }
  }

  /// The queries whose answers differ from the model's.
  var disagreements: [String] {
    var wrong: [String] = []
    func check(_ name: String, _ isRight: Bool) { if !isRight { wrong.append(name) } }
    check("items", snapshot.items == model.items)
    check("roots", snapshot.rootItems == model.roots.map(\.id))
    check("visible", snapshot.visibleItems == model.visibleItems)
    check("expanded", snapshot.expandedItems == model.expandedItems)
    let visible = Set(model.visibleItems)
    for item in -1...Self.limit {
      let node = model.node(item)
      let ancestors = model.ancestors(of: item)
      check("contains \(item)", snapshot.contains(item) == (node != nil))
      check("index of \(item)", snapshot.index(of: item) == model.items.firstIndex(of: item))
      check("parent of \(item)", snapshot.parent(of: item) == ancestors.first?.id)
      check("isExpanded \(item)", snapshot.isExpanded(item) == (node?.isExpanded ?? false))
      check("isVisible \(item)", snapshot.isVisible(item) == visible.contains(item))
      guard let node else { continue }
      check("level of \(item)", snapshot.level(of: item) == ancestors.count)
      let children = snapshot.snapshot(of: item)
      check("part of \(item)", children.items == node.all.dropFirst().map(\.id))
      check("roots of part", children.rootItems == node.children.map(\.id))
      let whole = snapshot.snapshot(of: item, includingParent: true)
      check("expanded in part", whole.expandedItems == node.all.filter(\.isExpanded).map(\.id))
    }
    return wrong
  }
}
