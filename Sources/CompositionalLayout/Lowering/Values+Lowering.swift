import Foundation
import LayoutCore
import LayoutDescription

extension NSCollectionLayoutDimension {
  /// The dimension as the engine knows it.
  var length: Length {
    if isUniformAcrossSiblings { return .uniformAcrossSiblings(estimate: dimension) }
    if isEstimated { return .estimated(dimension) }
    if isFractionalWidth { return .fractionOfWidth(dimension) }
    if isFractionalHeight { return .fractionOfHeight(dimension) }
    return .absolute(dimension)
  }
}

extension NSCollectionLayoutSize {
  /// The size as the engine knows it.
  var plan: SizePlan { SizePlan(width: widthDimension.length, height: heightDimension.length) }
}

extension NSCollectionLayoutSpacing {
  /// The spacing as the engine knows it.
  var plan: Spacing { isFlexible ? .flexible(spacing) : .fixed(spacing) }
}

extension NSCollectionLayoutEdgeSpacing {
  /// The edge spacing as the engine knows it.
  var plan: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.plan, top: top?.plan, trailing: trailing?.plan, bottom: bottom?.plan)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets as the engine knows them.
  var plan: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }

  /// The insets of the engine.
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension LayoutAxis {
  /// The axis as the engine knows it.
  var core: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The behaviour as the engine knows it.
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
  /// The reference as a value.
  var value: InsetsReference { InsetsReference(rawValue: rawValue) ?? .automatic }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// The configuration as a value.
  var value: LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: scrollDirection == .horizontal ? .horizontal : .vertical,
      interSectionSpacing: interSectionSpacing,
      contentInsetsReference: contentInsetsReference.value,
      boundaries: boundarySupplementaryItems.map(\.boundaryPlan))
  }
}
