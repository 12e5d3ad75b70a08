/// The meaning of a view's content, which determines whether the view is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The layout direction of the traits determines whether the view is mirrored.
  case unspecified = 0

  /// Controls for playback, which are never mirrored.
  case playback = 1

  /// Controls for directions in space, which are never mirrored.
  case spatial = 2

  /// Content that always runs from left to right, regardless of the traits.
  case forceLeftToRight = 3

  /// Content that always runs from right to left, regardless of the traits.
  case forceRightToLeft = 4
}
