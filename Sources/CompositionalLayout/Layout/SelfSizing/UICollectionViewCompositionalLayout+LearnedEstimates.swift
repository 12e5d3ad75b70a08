public import LayoutCore

/// Learned estimates, and the length of the content with its uncertainty; UIKit has neither.
extension UICollectionViewCompositionalLayout {
  /// The length of the content along the scroll axis, and how far off it may be; nil before the
  /// layout has been prepared, and after a reload until it is prepared again.
  ///
  /// UIKit has no such property. The length comes from the last preparation, with all sizes applied
  /// since. The uncertainty is 0 once no length is estimated, and nil while a section with
  /// estimated lengths has less than two measured groups.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured groups.
  public var contentLength: ContentLength? { phase == .blank ? nil : engine?.contentLength }

  /// Has the layout prepared again with the measured sizes and the visible items where they are.
  func invalidateEstimates() {
    let context = makeInvalidationContext()
    // Behaviour 85
    context.keepsSizes = true
    invalidateLayout(with: context)
  }

  /// Makes the engine learn estimates, or stop it, as ``learnsEstimates`` says.
  ///
  /// - Throws: `LayoutError` if a group cannot be solved.
  func updateLearning() throws(LayoutError) {
    guard let learns = engine?.learnsEstimates, learns != learnsEstimates else { return }
    try engine?.setLearnsEstimates(learnsEstimates)
  }
}
