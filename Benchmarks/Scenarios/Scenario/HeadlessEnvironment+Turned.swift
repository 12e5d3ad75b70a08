public import CompositionalLayout

extension HeadlessEnvironment {
  /// Returns the environment of a view with the given size in points, three pixels per point and no
  /// insets.
  public static func phone(_ size: CGSize) -> HeadlessEnvironment {
    HeadlessEnvironment(size: size, traitCollection: UITraitCollection(displayScale: 3))
  }

  /// The environment of the same view after a quarter turn to the left.
  ///
  /// The safe area turns with the view, but the margins stay as they are.
  ///
  ///     top 47, bottom 34   →   left 47, right 34
  package var turned: HeadlessEnvironment {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (left, right) =
      isMirrored
      ? (safeAreaInsets.trailing, safeAreaInsets.leading)
      : (safeAreaInsets.leading, safeAreaInsets.trailing)
    let (top, bottom) = (safeAreaInsets.top, safeAreaInsets.bottom)
    turned.safeAreaInsets = NSDirectionalEdgeInsets(
      top: right, leading: isMirrored ? bottom : top, bottom: left,
      trailing: isMirrored ? top : bottom)
    return turned
  }

  /// The safe area insets in terms of left and right edges, as a window uses them.
  var safeAreaEdges: UIEdgeInsets {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: safeAreaInsets.top,
      left: isMirrored ? safeAreaInsets.trailing : safeAreaInsets.leading,
      bottom: safeAreaInsets.bottom,
      right: isMirrored ? safeAreaInsets.leading : safeAreaInsets.trailing)
  }
}
