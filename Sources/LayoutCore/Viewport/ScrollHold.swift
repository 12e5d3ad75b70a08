/// Hold on the content of a view while sizes or data change: the edge that stays where it is on the
/// screen, and the distance that an end of the content has kept the view from following it.
package struct ScrollHold: Hashable, Sendable {
  /// The edges that may stay, the best first; one is left once a change has been followed.
  package private(set) var anchors: [ScrollAnchor]

  /// The distance that the view would be scrolled further if the content went on, in points; it is
  /// made up for when the content gets longer.
  package private(set) var owed = 0.0

  /// Holds the first of some edges that is left after a change; without any the offset stays.
  package init(_ anchors: [ScrollAnchor]) { self.anchors = anchors }

  /// The edge that stays; `nil` if the offset does.
  package var anchor: ScrollAnchor? { anchors.first }

  /// Follows the first edge that is left after a change.
  ///
  /// - Parameters:
  ///   - layout: The layout after the change.
  ///   - offset: How far the view has been scrolled along the scroll axis, in points.
  ///   - viewLength: The length of the view, in points.
  ///   - limits: The offsets that the ends of the content allow.
  ///   - change: The change, if it moved no item to another index.
  ///   - newName: The name of an item after the change; `nil` if it is gone.
  /// - Returns: The offset at which the edge is where it was on the screen, or as near as the
  ///   limits allow.
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
