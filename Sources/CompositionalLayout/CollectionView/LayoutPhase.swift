/// Work of a collection view's next pass.
enum LayoutPhase {
  /// No work.
  case upToDate
  /// Views have to follow the layout or its newly visible part.
  case viewsOutdated
  /// The layout has to be prepared again.
  case placesOutdated
}
