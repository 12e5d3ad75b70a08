package import LayoutCore

/// The edge to keep in place on the screen while sizes or data change.
///
/// At an end of the content, the view may be unable to follow the edge. The hold records the
/// missing distance.
package struct ScrollHold: Hashable, Sendable {
  /// The candidate edges, in order of preference.
  ///
  /// After the first change, only the edge that was kept in place remains.
  package private(set) var anchors: [ScrollAnchor]

  /// The part of the edge's movement, in points, that the view could not follow past the end of the
  /// content.
  ///
  /// The view makes up for this distance when the content grows.
  package private(set) var owed = 0.0

  /// Creates a hold for the given edges: the first edge that survives a change stays in place.
  ///
  /// If no edge survives, the offset stays the same.
  package init(_ anchors: [ScrollAnchor]) { self.anchors = anchors }

  /// The edge kept in place, or `nil` if the offset stays the same instead.
  package var anchor: ScrollAnchor? { anchors.first }

  /// Returns the scroll offset that keeps the first remaining edge in place after a change.
  ///
  /// - Parameters:
  ///   - layout: The layout after the change, for looking up the edges.
  ///   - offset: The scroll offset of the view along the scroll axis, in points.
  ///   - viewLength: The length of the view, in points.
  ///   - limits: The smallest and the largest offset allowed by the ends of the content.
  ///   - change: The effect of the change; `nil` if it may have moved items to other indices.
  ///   - newName: A closure returning the identifier of an item after the change, or `nil` if it
  ///     has been removed.
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
