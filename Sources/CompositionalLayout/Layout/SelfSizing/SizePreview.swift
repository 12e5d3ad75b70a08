import LayoutCore

/// Engine with one measured size applied, before the layout itself applies it.
///
/// UIKit calls a layout twice about a size: for its adjustments, and then to apply it. The second
/// time the preview replaces the engine.
struct SizePreview {
  /// The context with the adjustments for the size.
  let context: UICollectionViewLayoutInvalidationContext
  /// Measured size in `engine` and not yet in the layout, in points.
  let size: FittedSize
  /// The engine with the size.
  let engine: DefaultLayoutEngine
  /// The hold after it.
  let hold: ContentHold?
}
