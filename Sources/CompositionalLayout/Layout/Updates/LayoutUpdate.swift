import LayoutCore
import LayoutViewport

/// A change to the data while it is shown: the layout before it, and the map of its paths.
struct LayoutUpdate {
  /// The engine before the change.
  let engine: DefaultLayoutEngine
  let elementKinds: [String]
  /// How far rows had been scrolled, by section.
  let rowOffsets: [Int: Double]
  /// Visible range before the change, in content coordinates.
  let visibleBounds: CGRect
  /// The candidate edges to hold in place on the screen, the best first.
  let anchors: [ScrollAnchor]
  /// Whether measured sizes follow their items through the change.
  var keepsSizes: Bool

  /// The update items of the view, for the next preparation alone.
  var announcedItems: [UICollectionViewUpdateItem]?

  /// Map from old to new paths; the identity until the layout receives the update items.
  var paths = UpdatePathMap([])

  /// Whether the layout has received the update items.
  var isFollowed = false

  /// Whether the layout has been solved since.
  var isApplied = false

  /// The frame and order of an element before the change, in its old path.
  func element(
    _ category: ElementKind.Category, _ name: String?, at path: IndexPath
  ) -> LayoutElement? {
    guard let kind = ElementKind(category, name, among: elementKinds), path.count == 2
    else { return nil }
    return engine.element(kind, section: path.section, item: path.item)
  }

  /// The paths of the visible elements of a kind before the change.
  func visiblePaths(_ category: ElementKind.Category, _ name: String) -> [IndexPath] {
    engine.visiblePaths(category, name, among: elementKinds, in: visibleBounds)
  }

  /// The candidate edges, the best first: a moved item takes the view along only if no other is
  /// left.
  var anchorsInOrder: [ScrollAnchor] {
    // The start of the content comes last, for when no item is left.
    let items = anchors.dropLast()
    return items.filter { !isMoved($0.subject) } + items.filter { isMoved($0.subject) }
      + anchors.suffix(1)
  }

  private func isMoved(_ subject: ScrollAnchor.Subject) -> Bool {
    subject.item.map { paths.isMoved(IndexPath(item: $0.item, section: $0.section)) } ?? false
  }

  /// The name of an item after the change; nil if it is gone.
  func idAfter(_ item: ElementID) -> ElementID? {
    paths.placeAfter(IndexPath(item: item.item, section: item.section))
      .map { ElementID(section: $0.section, item: $0.item) }
  }

  /// Where an element is after the change; nil if it is gone.
  func pathAfter(_ path: IndexPath, _ category: ElementKind.Category) -> IndexPath? {
    follow(path, category, items: paths.pathAfter, sections: paths.sectionAfter)
  }

  /// Where an element was before the change; nil if it is new.
  func pathBefore(_ path: IndexPath, _ category: ElementKind.Category) -> IndexPath? {
    follow(path, category, items: paths.pathBefore, sections: paths.sectionBefore)
  }

  /// Translates a path: items have one of their own, other elements go with their section, and
  /// boundary items of the layout stay.
  private func follow(
    _ path: IndexPath, _ category: ElementKind.Category, items: (IndexPath) -> IndexPath?,
    sections: (Int) -> Int?
  ) -> IndexPath? {
    if category == .cell { return items(path) }
    if path.item == LayoutElement.layoutItem { return path }
    return sections(path.section).map { IndexPath(item: path.item, section: $0) }
  }
}

extension DefaultLayoutEngine {
  /// The paths of the elements of a kind in a rectangle.
  func visiblePaths(
    _ category: ElementKind.Category, _ name: String, among elementKinds: [String],
    in bounds: CGRect
  ) -> [IndexPath] {
    guard let kind = ElementKind(category, name, among: elementKinds) else { return [] }
    var visible = VisibleElements()
    query(bounds.frame, into: &visible)
    return visible.elements.filter { $0.kind == kind }.map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }
}

extension ElementKind {
  /// The kind of a name in a layout; nil for a kind without elements.
  init?(_ category: Category, _ name: String?, among elementKinds: [String]) {
    guard category != .cell else {
      self = .cell
      return
    }
    guard let name, let index = elementKinds.firstIndex(of: name) else { return nil }
    self.init(category: category, nameIndex: Int32(index))
  }
}
