import Foundation

/// An element and the preferred size of its content.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points.
  ///
  /// Only its lengths along self-sizing axes matter.
  let size: CGSize
}
