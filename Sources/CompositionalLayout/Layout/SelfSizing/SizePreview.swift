import LayoutCore

/// A copy of the engine with one preferred size applied, before the layout itself applies the size.
///
/// A collection view calls its layout twice for each preferred size: first to get the resulting
/// adjustments, and then to apply the size. In the second call, the preview replaces the engine.
struct SizePreview {
  /// The context containing the adjustments for the size.
  let context: UICollectionViewLayoutInvalidationContext
  /// The measured size, already applied to `engine` but not yet to the layout.
  let size: FittedSize
  /// The engine after the preferred size has been applied.
  let engine: DefaultLayoutEngine
  /// The edges to keep in place after the size has been applied.
  let hold: ContentHold?
}
