/// Work that a collection view has to do in its next pass.
enum LayoutPhase {
  /// No work.
  case upToDate
  /// Views have to follow the layout, or the part of it that is visible now.
  case viewsOutdated
  /// The layout has to be prepared again.
  case placesOutdated
}
