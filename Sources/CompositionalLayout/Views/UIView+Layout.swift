extension UIView {
  /// How often a view and the views within it are laid out in one call, if they keep asking for it.
  static let layoutLimit = 12

  /// Whether the view or a view within it has a layout pass to do.
  final var needsLayoutPass: Bool { needsOwnLayout || hasSubviewsToLayOut }

  /// The result of the view's own `sizeThatFits(_:)`, in points; nil if the class has none.
  ///
  /// The inherited implementation returns the current size and marks its call: a different answer
  /// is the class's own, with or without a call to `super`.
  final func measuredSize(for proposal: CGSize) -> CGSize? {
    hasReachedOwnSizing = false
    let size = sizeThatFits(proposal)
    return hasReachedOwnSizing && size == bounds.size ? nil : size
  }

  /// Follows a new size of the superview, as the autoresizing mask says.
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

  /// A span after a change of the room: its flexible parts share the change in proportion to their
  /// lengths, or equally at zero length. (D-98)
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
