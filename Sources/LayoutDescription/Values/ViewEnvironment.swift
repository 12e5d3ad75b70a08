public import LayoutCore

/// Insets of the view that are added to those of a section; the numbers are those of UIKit.
public enum InsetsReference: Int, Hashable, Sendable {
  /// Those of the layout's configuration; for the configuration itself, the safe area.
  case automatic
  /// No insets but the section's own.
  case none
  /// The part of the view that bars and the like cover.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The part of the view in which lines of text have a good length.
  case readableContent
}

/// View that a layout is shown in, as a value with lengths in points.
public struct ViewEnvironment: Hashable, Sendable {
  /// The size of the view's bounds.
  public var size: Vector
  /// The number of pixels per point.
  public var displayScale: Double
  /// Whether the leading edge is the right one.
  public var isRightToLeft: Bool
  /// The part of the view that its surroundings cover.
  public var safeAreaInsets: Insets
  /// The view's layout margins.
  public var layoutMargins: Insets
  /// The distance of a column of readable width from the view's edges.
  public var readableContentInsets: Insets

  /// Makes an environment; the readable column is as wide as the margins allow if none is given.
  public init(
    size: Vector, displayScale: Double = 1, isRightToLeft: Bool = false,
    safeAreaInsets: Insets = .zero, layoutMargins: Insets = .zero,
    readableContentInsets: Insets? = nil
  ) {
    self.size = size
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets ?? layoutMargins
  }

  /// The insets that a reference stands for.
  func insets(for reference: InsetsReference) -> Insets {
    switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
