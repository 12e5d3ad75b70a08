public import Foundation

extension UICollectionViewCompositionalLayout {
  /// Scroll anchor: the content that keeps its place on the screen while the content around it
  /// changes.
  public enum ContentAnchor: Hashable, Sendable {
    /// No anchor: the offset stays, and the visible content moves.
    case none

    /// The first visible item whose size is known, by its start; nothing moves at the very start of
    /// the content.
    case first

    /// The last visible item whose size is known, by its end.
    case last

    /// The end of the content as long as it is visible, or else the last item: for conversations,
    /// which grow at their end.
    case end

    /// An item, by its start, whether it is visible or not.
    ///
    /// It is followed through updates. Once it is gone this is the same as ``first``.
    case item(IndexPath)
  }
}
