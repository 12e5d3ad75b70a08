import Foundation

/// The size that the content of an element prefers.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points; only its lengths along self-sizing axes matter.
  let size: CGSize
}
