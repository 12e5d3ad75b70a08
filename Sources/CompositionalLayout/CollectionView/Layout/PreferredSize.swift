import Foundation

/// The preferred size of an element's content.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points; only lengths along self-sizing axes count.
  let size: CGSize
}
