import Foundation
import LayoutCore
import LayoutDescription

extension NSCollectionLayoutDimension {
  /// The length that represents the dimension in the engine.
  var length: Length {
    // A subclass may override these properties.
    if type(of: self) == NSCollectionLayoutDimension.self { return ownLength }
    if isUniformAcrossSiblings { return .uniformAcrossSiblings(estimate: dimension) }
    if isEstimated { return .estimated(dimension) }
    if isFractionalWidth { return .fractionOfWidth(dimension) }
    if isFractionalHeight { return .fractionOfHeight(dimension) }
    return .absolute(dimension)
  }

  private var ownLength: Length {
    switch kind {
    case .absolute: .absolute(dimension)
    case .estimated: .estimated(dimension)
    case .fractionalHeight: .fractionOfHeight(dimension)
    case .fractionalWidth: .fractionOfWidth(dimension)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: dimension)
    }
  }
}

extension NSCollectionLayoutSize {
  /// The engine's representation of the size.
  var plan: SizePlan { SizePlan(width: widthDimension.length, height: heightDimension.length) }
}

extension NSCollectionLayoutSpacing {
  /// The engine's representation of the spacing.
  var plan: Spacing { isFlexible ? .flexible(spacing) : .fixed(spacing) }
}

extension NSCollectionLayoutEdgeSpacing {
  /// The engine's representation of the edge spacing.
  var plan: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.plan, top: top?.plan, trailing: trailing?.plan, bottom: bottom?.plan)
  }
}

extension NSDirectionalEdgeInsets {
  /// The engine's representation of the insets.
  var plan: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }

  /// Creates insets from the engine's representation.
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension LayoutAxis {
  /// The engine's representation of the axis.
  var core: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The engine's representation of the scrolling behaviour.
  var plan: OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension UIContentInsetsReference {
  /// The insets reference as a plain value without UIKit types.
  var value: InsetsReference { InsetsReference(rawValue: rawValue) ?? .automatic }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// The configuration as a plain value without UIKit types.
  var value: LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: scrollDirection == .horizontal ? .horizontal : .vertical,
      interSectionSpacing: interSectionSpacing,
      contentInsetsReference: contentInsetsReference.value,
      boundaries: boundarySupplementaryItems.map(\.boundaryPlan))
  }
}
