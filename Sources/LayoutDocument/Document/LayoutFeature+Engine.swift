extension LayoutFeature {
  /// The features that the engine lays out; a case that needs others is skipped rather than failed.
  public static let supportedByEngine: Set<LayoutFeature> = [
    .countedGroups, .repeatedSubitems, .nestedGroups, .customGroups, .flexibleSpacing, .edgeSpacing,
    .estimatedSizes, .uniformSizes, .contentInsetsReferences, .sectionProvider,
    .horizontalScrolling, .orthogonalScrolling, .boundarySupplementaryItems, .layoutBoundaryItems,
    .pinnedBoundaryItems, .supplementaryItems, .decorationItems, .fittedSizes,
  ]
}
