extension UICollectionView {
  /// The view's environment for its layout.
  package var environment: HeadlessEnvironment {
    HeadlessEnvironment(
      size: bounds.size, traitCollection: layoutTraits,
      safeAreaInsets: NSDirectionalEdgeInsets(
        safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
      layoutMargins: directionalLayoutMargins, readableContentInsets: readableContentInsets)
  }

  /// The view's environment for a layout; the layout's leading side may differ.
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

  /// The traits, with the view's forced direction, if any.
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
