import LayoutCore

/// Engine to which one size has been applied, before the layout is told to use it.
///
/// UIKit asks a layout twice about a size: what it would move, and then to apply it. The second
/// time the preview takes the place of the engine.
struct SizePreview {
  /// The context that says what the size moves.
  let context: UICollectionViewLayoutInvalidationContext
  /// The size.
  let size: FittedSize
  /// The engine with the size.
  let engine: DefaultLayoutEngine
  /// How the content has to be scrolled for it, and how much larger it is.
  let adjustment: ContentAdjustment
  /// The hold after it.
  let hold: ContentHold?
}
