import LayoutCore

/// The elements within a range of the content, kept for comparison with the elements of the next
/// range.
///
/// The old and the new elements are kept in two buffers that swap roles, so a comparison allocates
/// nothing once they have enough capacity.
struct DisplayedElements {
  private var now = VisibleElements()
  private var before = VisibleElements()

  /// Looks up the elements of a range and reports how they differ from the elements found by the
  /// previous call.
  ///
  /// - Parameters:
  ///   - layout: The layout that contains the elements.
  ///   - range: The part of the content to look up, in points.
  ///   - entered: A closure called with each element that has entered the range.
  ///   - moved: A closure called with each element whose frame in the content has changed.
  ///   - left: A closure called with each element that has left the range.
  /// - Complexity: A query, and O(*k*) for *k* elements; O(*k* log *k*) if they are not all cells.
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
  /// Sorts the elements by section, kind and item unless they are already in this order.
  fileprivate mutating func sortIfNeeded() {
    for index in elements.indices.dropFirst() where elements[index] < elements[index - 1] {
      sort()
      return
    }
  }
}
