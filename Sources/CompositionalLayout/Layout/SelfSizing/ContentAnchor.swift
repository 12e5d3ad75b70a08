public import Foundation

extension UICollectionViewCompositionalLayout {
  /// The content that stays in place on the screen while the content around it changes.
  public enum ContentAnchor: Hashable, Sendable {
    /// No content stays in place.
    ///
    /// The scroll offset stays the same, and the visible content moves.
    case none

    /// The start of the first visible item of known size.
    ///
    /// If the start of the content is visible, it stays in place instead.
    case first

    /// The end of the last visible item of known size.
    case last

    /// The end of the content if it is visible, and the last visible item otherwise.
    ///
    /// It is intended for conversations, which grow at their end.
    case end

    /// The start of the given item, whether or not it is visible at first.
    ///
    /// The index path is updated when the data changes. Once the item is out of view, ``first``
    /// applies.
    case item(IndexPath)
  }
}
