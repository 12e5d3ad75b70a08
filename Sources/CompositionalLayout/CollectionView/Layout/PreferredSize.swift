import Foundation

/// The preferred size of an element's content.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points; only its lengths along self-sizing axes matter.
  let size: CGSize
}
