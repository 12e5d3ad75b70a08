public import Foundation
import LayoutCore
public import LayoutDescription

/// The environment of a layout without a view: the container size, the traits and the margins.
///
/// A `UICollectionView` derives its environment from its own properties. Benchmarks and tools
/// create environments of their own.
public struct HeadlessEnvironment: Sendable, Equatable {
  /// The size of the view's bounds, in points.
  public var size: CGSize
  /// The traits of the view, such as its display scale and layout direction.
  public var traitCollection: UITraitCollection
  /// The safe area insets of the view, in points.
  public var safeAreaInsets: NSDirectionalEdgeInsets
  /// The layout margins of the view, in points.
  public var layoutMargins: NSDirectionalEdgeInsets
  /// The distances from the view's edges to its readable content guide, in points.
  public var readableContentInsets: NSDirectionalEdgeInsets
  /// Whether frames are mirrored; `nil` to follow the layout direction of the traits.
  var isMirrored: Bool?

  /// Creates an environment with the given values.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds, in points.
  ///   - traitCollection: The view's display scale, layout direction and other traits.
  ///   - safeAreaInsets: The safe area insets of the view, in points.
  ///   - layoutMargins: The layout margins of the view, in points.
  ///   - readableContentInsets: The distances from the view's edges to its readable content guide,
  ///     in points; `nil` for the layout margins.
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

  /// Creates an environment from a `ViewEnvironment`, its counterpart without UIKit types.
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

  /// The environment as a value without UIKit types; it has only those traits that the engine uses.
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
