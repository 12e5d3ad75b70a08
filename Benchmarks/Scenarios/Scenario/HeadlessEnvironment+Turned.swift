public import CompositionalLayout

extension HeadlessEnvironment {
  /// A view of a size in points on a display of three pixels per point, with nothing around it.
  public static func phone(_ size: CGSize) -> HeadlessEnvironment {
    HeadlessEnvironment(size: size, traitCollection: UITraitCollection(displayScale: 3))
  }

  /// The same view after a quarter turn to the left; its safe area turns with it; its margins
  /// belong to its edges and stay.
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
}
