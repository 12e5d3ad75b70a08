/// What stays where it is on the screen while the content around it changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// Nothing: the offset stays, and what is seen moves.
  case none
  /// The first item that is seen and whose size is known, by its start.
  case first
  /// The last item that is seen and whose size is known, by its end.
  case last
  /// The end of the content as long as that is seen; the last item otherwise. For conversations,
  /// which grow at their end.
  case end
  /// An item, by its start, whether it is seen or not.
  case item(section: Int, item: Int)
}
