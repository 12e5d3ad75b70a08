/// The meaning of content; it decides about mirroring from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the traits say.
  case unspecified = 0

  /// Controls of a player; never mirrored.
  case playback = 1

  /// Controls of directions; never mirrored.
  case spatial = 2

  /// Always from left to right, whatever the traits say.
  case forceLeftToRight = 3

  /// Always from right to left, whatever the traits say.
  case forceRightToLeft = 4
}
