/// Something that a layout document can ask for, under the name that people call it.
public enum LayoutFeature: String, Hashable, Sendable, CaseIterable {
  /// Groups that hold a fixed number of equal items.
  case countedGroups = "groups of a fixed count"
  /// Groups that hold a fixed number of items, each of its own size.
  case repeatedSubitems = "repeated subitems of their own size"
  /// Groups that are items of other groups.
  case nestedGroups = "nested groups"
  /// Groups whose frames are listed.
  case customGroups = "custom groups"
  /// Spacing that shares the room that is left.
  case flexibleSpacing = "flexible spacing"
  /// Room that items keep free around themselves.
  case edgeSpacing = "edge spacing"
  /// Estimated sizes without content that is measured.
  case estimatedSizes = "estimated sizes"
  /// Sizes that siblings share, without content that is measured.
  case uniformSizes = "sizes uniform across siblings"
  /// Sizes that are a guess until the content, whose size is given, has been measured.
  case fittedSizes = "estimated sizes with fitted content"
  /// Insets of the view that are added to those of the sections.
  case contentInsetsReferences = "content insets references"
  /// A description for each section.
  case sectionProvider = "section provider"
  /// A layout that scrolls sideways.
  case horizontalScrolling = "horizontal scrolling"
  /// Sections that scroll across their layout.
  case orthogonalScrolling = "orthogonal scrolling"
  /// Headers, footers and the like of sections.
  case boundarySupplementaryItems = "boundary supplementary items"
  /// Headers, footers and the like of the whole layout.
  case layoutBoundaryItems = "layout-level boundary items"
  /// Boundary items that stay in view.
  case pinnedBoundaryItems = "pinned boundary items"
  /// Badges and the like, on items or groups.
  case supplementaryItems = "supplementary items"
  /// Backgrounds of sections.
  case decorationItems = "decoration items"
}
