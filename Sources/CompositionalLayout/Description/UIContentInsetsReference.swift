/// The kinds of collection view insets that can be added to a section's own insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The insets chosen by the layout's configuration.
  ///
  /// In the configuration itself, this value stands for the safe area.
  case automatic = 0

  /// No additional insets.
  case none = 1

  /// The safe area insets of the collection view.
  case safeArea = 2

  /// The layout margins of the collection view.
  case layoutMargins = 3

  /// The insets of the collection view's readable content guide.
  case readableContent = 4
}
