import Foundation

/// An element and its preferred size, to be applied by the layout.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points.
  ///
  /// The lengths along axes that are not self-sizing are ignored.
  let size: CGSize
}
