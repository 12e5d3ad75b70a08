public import Foundation
import LayoutCore
public import LayoutDescription

/// Environment of a layout without a view: the container size, the traits and the margins.
///
/// A `UICollectionView` makes one of itself; benchmarks and tools make their own.
public struct HeadlessEnvironment: Sendable {
  /// The size of the view's bounds, in points.
  public var size: CGSize
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The safe area insets of the view, in points.
  public var safeAreaInsets: NSDirectionalEdgeInsets
  /// The view's layout margins, in points.
  public var layoutMargins: NSDirectionalEdgeInsets
  /// How far a column of readable width lies from the view's edges, in points.
  public var readableContentInsets: NSDirectionalEdgeInsets
  /// Whether frames are mirrored; nil where the direction of the traits decides.
  var isMirrored: Bool?

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds, in points.
  ///   - traitCollection: The traits of the view.
  ///   - safeAreaInsets: The safe area insets of the view, in points.
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

  /// Creates the environment of a view given as a value.
  public init(_ view: ViewEnvironment) {
    self.init(
      size: CGSize(view.size),
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: view.displayScale),
        UITraitCollection(layoutDirection: view.isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(
          preferredContentSizeCategory: view.contentSizeCategory.map { .init(rawValue: $0) }
            ?? .unspecified),
      ]),
      safeAreaInsets: NSDirectionalEdgeInsets(view.safeAreaInsets),
      layoutMargins: NSDirectionalEdgeInsets(view.layoutMargins),
      readableContentInsets: NSDirectionalEdgeInsets(view.readableContentInsets))
  }

  /// The environment as a value: the engine's traits, and the insets.
  var value: ViewEnvironment {
    ViewEnvironment(
      size: size.vector, displayScale: traitCollection.displayScale,
      isRightToLeft: isMirrored ?? (traitCollection.layoutDirection == .rightToLeft),
      safeAreaInsets: safeAreaInsets.plan, layoutMargins: layoutMargins.plan,
      readableContentInsets: readableContentInsets.plan,
      contentSizeCategory: traitCollection.preferredContentSizeCategory == .unspecified
        ? nil : traitCollection.preferredContentSizeCategory.rawValue)
  }
}
