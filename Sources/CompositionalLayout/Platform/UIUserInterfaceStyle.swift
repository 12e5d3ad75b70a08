/// The brightness of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified = 0

  /// Dark content on light ground.
  case light = 1

  /// Light content on dark ground.
  case dark = 2
}
