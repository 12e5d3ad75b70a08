import LayoutCore

/// Elements within a range of the content, compared with the previous ones.
///
/// Both lists are kept in buffers used in turn, so a comparison allocates nothing once they have
/// room.
struct ShownElements {
  private var now = VisibleElements()
  private var before = VisibleElements()

  /// Looks up the elements of a range and says how they differ from those before.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - range: The range of the content, in points.
  ///   - entered: Called with each new element.
  ///   - moved: Called with each element at another place in the content.
  ///   - left: Called with each element no longer there.
  /// - Complexity: A query, and O(*k*) for *k* elements; O(*k* log *k*) where cells are not alone.
  mutating func compare(
    _ layout: some LayoutStrategy, in range: Frame, entered: (LayoutElement) -> Void,
    moved: (LayoutElement) -> Void, left: (LayoutElement) -> Void
  ) {
    swap(&now, &before)
    now.removeAll()
    layout.query(range, into: &now)
    now.sortIfNeeded()
    var (old, new) = (0, 0)
    while old < before.elements.count || new < now.elements.count {
      if new == now.elements.count
        || (old < before.elements.count && before.elements[old] < now.elements[new])
      {
        left(before.elements[old])
        old += 1
      } else if old == before.elements.count || now.elements[new] < before.elements[old] {
        entered(now.elements[new])
        new += 1
      } else {
        if now.elements[new] != before.elements[old] { moved(now.elements[new]) }
        (old, new) = (old + 1, new + 1)
      }
    }
  }
}

extension VisibleElements {
  /// Puts the elements in order of section, kind and item, unless they are.
  fileprivate mutating func sortIfNeeded() {
    for index in elements.indices.dropFirst() where elements[index] < elements[index - 1] {
      sort()
      return
    }
  }
}
