package import LayoutCore

/// Hold on the content of a view while sizes or data change: the edge staying in place on the
/// screen, and the distance an end of the content has kept the view from following it.
package struct ScrollHold: Hashable, Sendable {
  /// The candidate edges, the best first; after following a change, only one.
  package private(set) var anchors: [ScrollAnchor]

  /// The distance the view would be scrolled further if the content went on, in points; it is made
  /// up for when the content gets longer.
  package private(set) var owed = 0.0

  /// Holds the first of some edges still there after a change; without any the offset stays.
  package init(_ anchors: [ScrollAnchor]) { self.anchors = anchors }

  /// The edge staying in place; `nil` if the offset does.
  package var anchor: ScrollAnchor? { anchors.first }

  /// Follows the first edge still there after a change.
  ///
  /// - Parameters:
  ///   - layout: The layout after the change.
  ///   - offset: How far the view has been scrolled along the scroll axis, in points.
  ///   - viewLength: The length of the view, in points.
  ///   - limits: The offsets allowed by the ends of the content.
  ///   - change: The change, if it moved no item to another index.
  ///   - newName: The name of an item after the change; `nil` if it is gone.
  /// - Returns: The offset keeping the edge in place on the screen, or the nearest one within the
  ///   limits.
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
