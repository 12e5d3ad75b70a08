public import LayoutCore

/// Insets of the view to be added to a section's; the numbers equal UIKit's.
public enum InsetsReference: Int, Hashable, Sendable {
  /// The insets of the layout's configuration; for the configuration itself, the safe area.
  case automatic
  /// No insets but the section's own.
  case none
  /// The part of the view covered by bars and the like.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The part of the view with a good length for lines of text.
  case readableContent
}

/// View of a layout, as a value with lengths in points.
public struct ViewEnvironment: Hashable, Sendable {
  /// The size of the view's bounds.
  public var size: Vector
  /// The number of pixels per point.
  public var displayScale: Double
  /// Whether the leading edge is the right one.
  public var isRightToLeft: Bool
  /// The part of the view covered by its surroundings.
  public var safeAreaInsets: Insets
  /// The view's layout margins.
  public var layoutMargins: Insets
  /// The distance of a column of readable width from the view's edges.
  public var readableContentInsets: Insets
  /// The text size, by UIKit's stored name of the content size category; `nil` for any.
  public var contentSizeCategory: String?

  /// Makes an environment; without a given readable column, the margins bound it.
  public init(
    size: Vector, displayScale: Double = 1, isRightToLeft: Bool = false,
    safeAreaInsets: Insets = .zero, layoutMargins: Insets = .zero,
    readableContentInsets: Insets? = nil, contentSizeCategory: String? = nil
  ) {
    self.size = size
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets ?? layoutMargins
    self.contentSizeCategory = contentSizeCategory
  }

  /// The insets of a reference.
  func insets(for reference: InsetsReference) -> Insets {
    switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
