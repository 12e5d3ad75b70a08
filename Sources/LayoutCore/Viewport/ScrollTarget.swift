/// Where an item is to be in the viewport once it has been scrolled to.
public enum ScrollTarget: String, Hashable, Sendable, CaseIterable {
  /// At the start of the viewport.
  case start
  /// In the middle.
  case center
  /// Its far edge at the end of the viewport.
  case end
  /// Wherever it takes the least scrolling to see all of it.
  case nearest
}
