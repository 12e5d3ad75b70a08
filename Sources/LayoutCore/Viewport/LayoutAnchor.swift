/// Scroll anchor: the item or the end of the content that stays where it is on the screen while the
/// content around it changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// No anchor: the offset stays, and the visible content moves.
  case none
  /// The first visible item whose size is known, by its start; nothing moves at the very start of
  /// the content.
  case first
  /// The last visible item whose size is known, by its end.
  case last
  /// The end of the content as long as that is visible; the last visible item otherwise. For
  /// conversations, which grow at their end.
  case end
  /// An item, by its start, whether it is visible or not. Once it is gone this is the same as
  /// ``first``.
  case item(section: Int, item: Int)
}
