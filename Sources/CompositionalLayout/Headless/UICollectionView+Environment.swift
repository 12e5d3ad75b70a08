extension UICollectionView {
  /// The environment that the view passes to its layout.
  package var environment: HeadlessEnvironment {
    HeadlessEnvironment(
      size: bounds.size, traitCollection: layoutTraits,
      safeAreaInsets: NSDirectionalEdgeInsets(
        safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
      layoutMargins: directionalLayoutMargins, readableContentInsets: readableContentInsets)
  }

  /// The environment that the view passes to a layout, whose leading side may be another one.
  func environment(of layout: UICollectionViewLayout) -> HeadlessEnvironment {
    var environment = environment
    environment.isMirrored = layout.isMirrored
    guard layout.isMirrored != (effectiveUserInterfaceLayoutDirection == .rightToLeft) else {
      return environment
    }
    environment.safeAreaInsets = environment.safeAreaInsets.turned
    environment.layoutMargins = environment.layoutMargins.turned
    environment.readableContentInsets = environment.readableContentInsets.turned
    return environment
  }

  /// The traits, in the direction that the view forces, if it forces one.
  private var layoutTraits: UITraitCollection {
    guard semanticContentAttribute != .unspecified else { return traitCollection }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return traitCollection.modifyingTraits {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
  }

  /// The visible range of the content, without the parts that bars cover, in points.
  var unobscuredBounds: CGRect {
    let covered = adjustedContentInset
    return CGRect(
      x: bounds.origin.x + covered.left, y: bounds.origin.y + covered.top,
      width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - covered.top - covered.bottom))
  }

  /// The length of a pixel, in points.
  var pixel: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? 1 / scale : 1
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets for the other reading direction.
  fileprivate var turned: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
