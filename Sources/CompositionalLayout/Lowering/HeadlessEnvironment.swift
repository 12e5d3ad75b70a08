public import Foundation

/// Environment of a layout without a view: the container size, the traits and the margins.
///
/// A `UICollectionView` makes one of itself; benchmarks and tools make their own.
public struct HeadlessEnvironment: Sendable {
  /// The size of the view's bounds, in points.
  public var size: CGSize
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The part of the view that its surroundings cover, in points.
  public var safeAreaInsets: NSDirectionalEdgeInsets
  /// The view's layout margins, in points.
  public var layoutMargins: NSDirectionalEdgeInsets
  /// How far a column of readable width lies from the view's edges, in points.
  public var readableContentInsets: NSDirectionalEdgeInsets

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds, in points.
  ///   - traitCollection: The traits of the view.
  ///   - safeAreaInsets: The part of the view that its surroundings cover, in points.
  ///   - layoutMargins: The view's layout margins, in points.
  ///   - readableContentInsets: How far a column of readable width lies from the edges, in points;
  ///     the layout margins if not given.
  public init(
    size: CGSize, traitCollection: UITraitCollection = UITraitCollection(displayScale: 1),
    safeAreaInsets: NSDirectionalEdgeInsets = .zero, layoutMargins: NSDirectionalEdgeInsets = .zero,
    readableContentInsets: NSDirectionalEdgeInsets? = nil
  ) {
    self.size = size
    self.traitCollection = traitCollection
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableContentInsets = readableContentInsets ?? layoutMargins
  }

  /// The insets that a reference stands for, in points.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
