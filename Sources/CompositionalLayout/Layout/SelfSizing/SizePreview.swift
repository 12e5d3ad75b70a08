import LayoutCore

/// An engine with one measured size applied, before the layout itself applies it.
///
/// UIKit calls a layout twice about a preferred size: first for the resulting adjustments, and then
/// to apply it. In the second call, the preview replaces the engine.
struct SizePreview {
  /// The context that contains the adjustments for the size.
  let context: UICollectionViewLayoutInvalidationContext
  /// The measured size, contained in `engine` but not yet in the layout.
  let size: FittedSize
  /// The engine with the size applied.
  let engine: DefaultLayoutEngine
  /// The edges to keep in place after the size has been applied.
  let hold: ContentHold?
}
