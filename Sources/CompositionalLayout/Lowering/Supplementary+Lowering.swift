import Foundation
import LayoutCore
import LayoutDescription

extension NSDirectionalRectEdge {
  /// The point of the edges.
  var point: AlignmentPair { EdgeSet(rawValue: UInt8(truncatingIfNeeded: rawValue)).point }
}

extension NSCollectionLayoutAnchor {
  /// The anchor as the engine knows it.
  var plan: AnchorPlan {
    AnchorPlan(
      point: edges.point, offset: Vector(horizontal: offset.x, vertical: offset.y),
      isFractional: isFractionalOffset)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// The supplementary item as the engine knows it.
  var supplementaryPlan: SupplementaryPlan {
    SupplementaryPlan(
      kind: elementKind, size: layoutSize.plan, insets: contentInsets.plan,
      container: containerAnchor.plan, item: itemAnchor?.plan, zIndex: zIndex)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The boundary item as the engine knows it.
  var boundaryPlan: BoundaryPlan {
    BoundaryPlan(
      kind: elementKind, size: layoutSize.plan, insets: contentInsets.plan,
      alignment: alignment.edges.point,
      offset: Vector(horizontal: offset.x, vertical: offset.y), extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// The decoration as the engine knows it.
  var plan: DecorationPlan {
    DecorationPlan(kind: elementKind, insets: contentInsets.plan, zIndex: zIndex)
  }
}
