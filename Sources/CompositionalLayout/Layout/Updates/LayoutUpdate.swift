import LayoutCore
import LayoutViewport

/// A data change in progress: the layout before the change, and the map from old to new index
/// paths.
struct LayoutUpdate {
  /// The engine as it was before the change, with the old frames.
  let engine: DefaultLayoutEngine
  let elementKinds: [String]
  /// The scroll offset of each scrolled row before the change, keyed by section index.
  let rowOffsets: [Int: Double]
  /// The visible part of the content before the change, in content coordinates.
  let visibleBounds: CGRect
  /// The candidate edges to keep in place on the screen, in order of preference.
  let anchors: [ScrollAnchor]
  /// Whether items keep their measured sizes through the change.
  var keepsSizes: Bool

  /// The batch of updates announced by the view, used only when the layout is next prepared.
  var announced: BatchCommit?

  /// The sections whose orthogonal rows need their scroll offsets restored, or `nil` if all rows
  /// do.
  var changedSections: [Int]?

  /// Whether nothing else has invalidated the layout since its frames were last computed.
  var isOnlyChange: Bool

  /// The map from old to new index paths, which is the identity until the layout receives the
  /// update items.
  var paths = UpdatePathMap([])

  /// Whether the layout has received the update items.
  var isFollowed = false

  /// Whether the frames have been computed for the changed data.
  var isApplied = false

  /// Returns the element at an old index path, as it was before the change.
  func element(
    _ category: ElementKind.Category, _ name: String?, at path: IndexPath
  ) -> LayoutElement? {
    guard let kind = ElementKind(category, name, among: elementKinds), path.count == 2
    else { return nil }
    return engine.element(kind, section: path.section, item: path.item)
  }

  /// Returns the index paths of the elements of a kind that were visible before the change.
  func visiblePaths(_ category: ElementKind.Category, _ name: String) -> [IndexPath] {
    engine.visiblePaths(category, name, among: elementKinds, in: visibleBounds)
  }

  /// The candidate edges, in the order of preference that applies once the update items are known.
  ///
  /// Remaining items come first. Items of reloaded sections follow, since only their indices are
  /// known, and then moved items, since the view would move with them.
  var anchorsInOrder: [ScrollAnchor] {
    guard paths.hasMoves || !paths.reloadedSections.isEmpty else { return anchors }
    // The start of the content comes last, in case no item remains.
    let items = anchors.dropLast().map { ($0, certainty(of: $0.subject)) }
    return [Certainty.same, .sameIndex, .moved].flatMap { certainty in
      items.filter { $0.1 == certainty }.map { $0.0 }
    } + anchors.suffix(1)
  }

  /// The likelihood of finding an edge again in about the same place after the change.
  private enum Certainty { case same, sameIndex, moved }

  private func certainty(of subject: ScrollAnchor.Subject) -> Certainty {
    guard let item = subject.item else { return .same }
    if paths.isMoved(IndexPath(item: item.item, section: item.section)) { return .moved }
    return paths.reloadedSections.contains(item.section) ? .sameIndex : .same
  }

  /// Returns the identifier of an item after the change; `nil` if it is deleted.
  func identifierAfterChange(_ item: ElementID) -> ElementID? {
    paths.placeAfter(IndexPath(item: item.item, section: item.section))
      .map { ElementID(section: $0.section, item: $0.item) }
  }

  /// Returns the index path of an element after the change; `nil` if it is deleted or reloaded.
  func pathAfter(_ path: IndexPath, _ category: ElementKind.Category) -> IndexPath? {
    follow(path, category, items: paths.pathAfter, sections: paths.sectionAfter)
  }

  /// Returns the index path of an element before the change; `nil` if it is inserted or reloaded.
  func pathBefore(_ path: IndexPath, _ category: ElementKind.Category) -> IndexPath? {
    follow(path, category, items: paths.pathBefore, sections: paths.sectionBefore)
  }

  /// Translates the index path of an element.
  ///
  /// Items are translated individually. Other elements move with their section, and boundary items
  /// of the layout keep their path.
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
  /// Returns the index paths of the elements of a kind that intersect a rectangle.
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
  /// Creates the element kind with the given category and name, or returns `nil` if the name is not
  /// among the layout's element kinds.
  init?(_ category: Category, _ name: String?, among elementKinds: [String]) {
    guard category != .cell else {
      self = .cell
      return
    }
    guard let name, let index = elementKinds.firstIndex(of: name) else { return nil }
    self.init(category: category, nameIndex: Int32(index))
  }
}
