/// The style of a user interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is set.
  case unspecified = 0

  /// A light style, with dark content on a light background.
  case light = 1

  /// A dark style, with light content on a dark background.
  case dark = 2
}
