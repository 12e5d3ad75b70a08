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
}

extension NSDirectionalEdgeInsets {
  /// The same insets for the other reading direction.
  fileprivate var turned: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
