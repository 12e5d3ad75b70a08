extension UICollectionView {
  /// The environment the view provides to its layout.
  package var environment: HeadlessEnvironment {
    HeadlessEnvironment(
      size: bounds.size, traitCollection: layoutTraits,
      safeAreaInsets: NSDirectionalEdgeInsets(
        safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
      layoutMargins: directionalLayoutMargins, readableContentInsets: readableContentInsets)
  }

  /// Returns the environment for a layout whose leading side may differ from the view's leading
  /// side.
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

  /// The traits of the view, with the layout direction overridden by `semanticContentAttribute` if
  /// it is specified.
  private var layoutTraits: UITraitCollection {
    guard semanticContentAttribute != .unspecified else { return traitCollection }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return traitCollection.modifyingTraits {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets with the leading and trailing edges swapped.
  fileprivate var turned: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
