extension UICollectionView {
  /// What the view tells its layout.
  var environment: HeadlessEnvironment {
    HeadlessEnvironment(
      size: bounds.size, traitCollection: traitCollection,
      safeAreaInsets: NSDirectionalEdgeInsets(
        safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
      layoutMargins: directionalLayoutMargins, readableContentInsets: readableContentInsets)
  }
}
