public import LayoutCore

/// A choice of the view's insets to add to a section's own insets.
///
/// The raw values equal UIKit's.
public enum InsetsReference: Int, Hashable, Sendable {
  /// The insets named by the layout's configuration or, in the configuration itself, the insets of
  /// the safe area.
  case automatic
  /// No insets except the section's own.
  case none
  /// The insets of the safe area, the part of the view not covered by bars and other surroundings.
  case safeArea
  /// The layout margins of the view.
  case layoutMargins
  /// The insets of the column that keeps lines of text readable.
  case readableContent
}

/// The environment of a layout's view, as a value with lengths in points.
public struct ViewEnvironment: Hashable, Sendable {
  /// The size of the view's bounds.
  public var size: Vector
  /// The number of pixels per point.
  public var displayScale: Double
  /// Whether the right edge is the leading edge.
  public var isRightToLeft: Bool
  /// The insets of the safe area, the part of the view not covered by bars and other surroundings.
  public var safeAreaInsets: Insets
  /// The layout margins of the view.
  public var layoutMargins: Insets
  /// The distances from the view's edges to the column of readable width.
  public var readableContentInsets: Insets
  /// The raw value of the content size category; `nil` for any category.
  public var contentSizeCategory: String?

  /// Creates an environment; the readable column defaults to the layout margins.
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

  /// Returns the insets represented by a reference.
  func insets(for reference: InsetsReference) -> Insets {
    switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
