/// Which insets of the collection view are added to those of a section.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0

  /// No insets but the section's own.
  case none = 1

  /// The part of the view that bars and the like cover.
  case safeArea = 2

  /// The margins of the view.
  case layoutMargins = 3

  /// The part of the view in which lines of text have a good length.
  case readableContent = 4
}
