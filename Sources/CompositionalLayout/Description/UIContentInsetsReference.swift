/// The collection view's insets added to a section's insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The insets of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0

  /// No insets but the section's own.
  case none = 1

  /// The safe area insets of the view.
  case safeArea = 2

  /// The margins of the view.
  case layoutMargins = 3

  /// The insets of the view's readable content guide.
  case readableContent = 4
}
