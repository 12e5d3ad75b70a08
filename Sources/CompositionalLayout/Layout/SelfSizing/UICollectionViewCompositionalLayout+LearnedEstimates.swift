public import LayoutCore

/// Properties and methods for learning estimates and for reporting the uncertainty of the content's
/// length.
///
/// UIKit has no counterparts of them.
extension UICollectionViewCompositionalLayout {
  /// The length of the content along the scrolling axis, and its uncertainty.
  ///
  /// It is `nil` until the layout is first prepared, and again after a reload. It reflects the
  /// state when the layout was last prepared, including all sizes applied since. The uncertainty is
  /// 0 if no length is estimated any more, and `nil` while a section with estimated lengths has
  /// fewer than two measured groups. A section that has not been described yet counts as one
  /// estimated group, and the uncertainty is then `nil`. UIKit has no counterpart of this property.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured groups.
  public var contentLength: ContentLength? {
    guard phase != .blank, var length = engine?.contentLength else { return nil }
    let undescribed = undescribedSectionCount
    guard undescribed > 0 else { return length }
    // In the engine, a placeholder is a group of known length.
    length.knownGroupCount -= undescribed
    length.estimatedGroupCount += undescribed
    length.uncertainty = nil
    return length
  }

  /// Invalidates the layout while keeping measured sizes and the positions of the visible items.
  func invalidateKeepingSizes() {
    let context = makeInvalidationContext()
    // Behaviour 85
    context.keepsSizes = true
    invalidateLayout(with: context)
  }

  /// Enables or disables learned estimates in the engine, according to ``learnsEstimates``.
  ///
  /// - Throws: `LayoutError` if a group cannot be solved.
  func updateLearning() throws(LayoutError) {
    guard let learns = engine?.learnsEstimates, learns != learnsEstimates else { return }
    try engine?.setLearnsEstimates(learnsEstimates)
  }
}
