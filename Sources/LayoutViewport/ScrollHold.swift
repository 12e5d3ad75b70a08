package import LayoutCore

/// A hold on the content of a view while sizes or data change: the edge to keep in place on the
/// screen, and how far the view lags behind it at an end of the content.
package struct ScrollHold: Hashable, Sendable {
  /// The candidate edges, the best first; only one remains after following a change.
  package private(set) var anchors: [ScrollAnchor]

  /// The distance the view would have been scrolled further if the content were longer, in points;
  /// it is made up for when the content grows.
  package private(set) var owed = 0.0

  /// Keeps in place the first of the given edges that survives a change; if none does, the offset
  /// is unchanged.
  package init(_ anchors: [ScrollAnchor]) { self.anchors = anchors }

  /// The edge kept in place; `nil` if the offset stays the same instead.
  package var anchor: ScrollAnchor? { anchors.first }

  /// Follows the first remaining edge after a change.
  ///
  /// - Parameters:
  ///   - layout: The layout after the change.
  ///   - offset: The scroll offset of the view along the scroll axis, in points.
  ///   - viewLength: The length of the view, in points.
  ///   - limits: The offsets allowed by the ends of the content.
  ///   - change: The change if it left all item indices the same; otherwise `nil`.
  ///   - newName: Returns the identity of an item after the change, or `nil` if it has been
  ///     removed.
  /// - Returns: The offset that keeps the edge in place on the screen, or the nearest offset within
  ///   the limits.
  package mutating func follow(
    in layout: some LayoutStrategy, from offset: Double, viewLength: Double,
    within limits: (lowest: Double, highest: Double), after change: ContentChange? = nil,
    newName: (ElementID) -> ElementID? = { $0 }
  ) -> Double {
    var wanted = offset + owed
    for index in anchors.indices {
      let item = anchors[index].subject.item
      guard var anchor = anchors[index].named(item.flatMap(newName)) else { continue }
      let isKept = if let item, let change { change.keeps(item) } else { false }
      guard
        let followed = anchor.follow(
          in: layout, from: wanted, viewLength: viewLength, isKept: isKept)
      else { continue }
      wanted = followed
      anchors = [anchor]
      break
    }
    let target = min(max(limits.lowest, wanted), limits.highest)
    owed = wanted - target
    return target
  }
}
