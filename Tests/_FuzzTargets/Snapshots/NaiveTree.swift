/// A section snapshot that consists of nested arrays and finds everything by linear search.
struct NaiveTree: Equatable {
  struct Node: Equatable {
    let id: Int
    var children: [Node] = []
    var isExpanded = false

    /// The node and its descendants.
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  var roots: [Node] = []

  var items: [Int] { roots.flatMap(\.all).map(\.id) }

  var visibleItems: [Int] {
    func visit(_ nodes: [Node]) -> [Int] {
      nodes.flatMap { [$0.id] + ($0.isExpanded ? visit($0.children) : []) }
    }
    return visit(roots)
  }

  var expandedItems: [Int] { roots.flatMap(\.all).filter(\.isExpanded).map(\.id) }

  func node(_ id: Int) -> Node? { roots.flatMap(\.all).first { $0.id == id } }

  /// Returns the ancestors of an item, the nearest one first.
  func ancestors(of id: Int) -> [Node] {
    guard let parent = roots.flatMap(\.all).first(where: { $0.children.contains { $0.id == id } })
    else { return [] }
    return [parent] + ancestors(of: parent.id)
  }

  mutating func append(_ nodes: [Node], to parent: Int?) {
    guard let parent else { return roots += nodes }
    change { siblings in
      guard let index = siblings.firstIndex(where: { $0.id == parent }) else { return }
      siblings[index].children += nodes
    }
  }

  mutating func insert(_ nodes: [Node], beside id: Int, after isAfter: Bool) {
    change { siblings in
      guard let index = siblings.firstIndex(where: { $0.id == id }) else { return }
      siblings.insert(contentsOf: nodes, at: index + (isAfter ? 1 : 0))
    }
  }

  mutating func delete(_ ids: [Int]) {
    change { $0.removeAll { ids.contains($0.id) } }
  }

  mutating func setExpanded(_ isExpanded: Bool, of ids: [Int]) {
    change { siblings in
      for index in siblings.indices where ids.contains(siblings[index].id) {
        siblings[index].isExpanded = isExpanded
      }
    }
  }

  mutating func replaceChildren(of id: Int, with nodes: [Node]) {
    change { siblings in
      for index in siblings.indices where siblings[index].id == id {
        siblings[index].children = nodes
      }
    }
  }

  /// Changes each list of siblings once, from the roots down.
  private mutating func change(_ body: (inout [Node]) -> Void) {
    func visit(_ siblings: inout [Node]) {
      body(&siblings)
      for index in siblings.indices { visit(&siblings[index].children) }
    }
    visit(&roots)
  }
}
