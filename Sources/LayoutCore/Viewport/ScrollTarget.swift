/// Where an item is to be in the viewport once it has been scrolled to.
public enum ScrollTarget: String, Hashable, Sendable, CaseIterable {
  /// At the start of the viewport.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
  /// Wherever it takes the least scrolling to see all of it.
  case nearest
}
