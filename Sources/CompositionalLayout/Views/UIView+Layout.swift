extension UIView {
  /// The maximum number of passes in one call to `layoutIfNeeded()` if views keep requesting
  /// layout.
  static let layoutLimit = 12

  /// Whether the view or one of its descendants needs a layout pass.
  final var needsLayoutPass: Bool { needsOwnLayout || hasSubviewsToLayOut }

  /// Returns the result of the view's `sizeThatFits(_:)`, in points; `nil` if its class does not
  /// override the method.
  ///
  /// The inherited implementation returns the current size and records that it has been called. A
  /// different result therefore comes from the class itself, whether or not it has called `super`.
  final func measuredSize(for proposal: CGSize) -> CGSize? {
    hasReachedOwnSizing = false
    let size = sizeThatFits(proposal)
    return hasReachedOwnSizing && size == bounds.size ? nil : size
  }

  /// Adapts the frame to a new size of the superview, according to the autoresizing mask.
  final func follow(superviewSize: CGSize, after oldSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var place = frame
    (place.origin.x, place.size.width) = resized(
      (place.origin.x, place.size.width), in: oldSize.width, superviewSize.width,
      isFlexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    (place.origin.y, place.size.height) = resized(
      (place.origin.y, place.size.height), in: oldSize.height, superviewSize.height,
      isFlexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = place
  }

  /// Returns the position and length of a view along one axis after its superview has changed size.
  /// (D-98)
  ///
  /// The superview's length consists of three parts: the view's own length and the distances before
  /// and after it. The flexible parts share the change in proportion to their lengths, or equally
  /// if all are zero.
  ///
  ///     20 | 60 | 20  in 100, all but the end flexible  →  30 | 90 | 20  in 140
  private func resized(
    _ span: (start: CGFloat, length: CGFloat), in old: CGFloat, _ new: CGFloat,
    isFlexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - span.start - span.length
    let weights = [
      isFlexible.start ? span.start : 0, isFlexible.length ? span.length : 0,
      isFlexible.end ? end : 0,
    ]
    let total = weights.reduce(0, +)
    let flexible = [isFlexible.start, isFlexible.length, isFlexible.end]
    let count = flexible.count { $0 }
    guard count > 0 else { return span }
    let shares = zip(weights, flexible).map { weight, isFlexible in
      count == 1 || total == 0
        ? isFlexible ? (new - old) / CGFloat(count) : 0 : (new - old) * weight / total
    }
    return (span.start + shares[0], max(0, span.length + shares[1]))
  }
}
