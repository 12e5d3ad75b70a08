/// An item one edge of which stays in place.
struct HeldAnchor: Hashable, Sendable {
  /// The item.
  let id: ElementID
  /// Whether it stays by its end.
  let isEnd: Bool
  /// Where it is, in points, if that has been looked up.
  var frame: Frame?
}
