import Foundation

/// An element and the preferred size of its content.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points.
  ///
  /// The lengths along axes that are not self-sizing are ignored.
  let size: CGSize
}
