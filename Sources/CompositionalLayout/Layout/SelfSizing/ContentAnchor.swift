public import Foundation

extension UICollectionViewCompositionalLayout {
  /// Scroll anchor: the content with a fixed place on the screen while the content around it
  /// changes.
  public enum ContentAnchor: Hashable, Sendable {
    /// No anchor: the offset stays, and the visible content moves.
    case none

    /// The first visible item of known size, by its start; nothing moves at the very start of the
    /// content.
    case first

    /// The last visible item of known size, by its end.
    case last

    /// The end of the content while visible, or else the last item: for conversations, growing at
    /// their end.
    case end

    /// An item, by its start, whether it is visible or not.
    ///
    /// It is followed through updates. Once out of view, equivalent to ``first``.
    case item(IndexPath)
  }
}
