import Foundation

/// The size that the content of an element asks for.
struct PreferredSize {
  let element: ElementKey

  /// The size of the whole element, in points; only the lengths that the content decides count.
  let size: CGSize
}
