import Foundation
import LayoutCore
import LayoutDescription

extension NSDirectionalRectEdge {
  /// The reference point that the edges select in a rectangle, such as a corner.
  var point: AlignmentPair { EdgeSet(rawValue: UInt8(truncatingIfNeeded: rawValue)).point }
}

extension NSCollectionLayoutAnchor {
  /// The engine's representation of the anchor.
  var plan: AnchorPlan {
    AnchorPlan(
      point: edges.point, offset: Vector(horizontal: offset.x, vertical: offset.y),
      isFractional: isFractionalOffset)
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// The engine's representation of the supplementary item.
  var supplementaryPlan: SupplementaryPlan {
    SupplementaryPlan(
      kind: elementKind, size: layoutSize.plan, insets: contentInsets.plan,
      container: containerAnchor.plan, item: itemAnchor?.plan, zIndex: zIndex)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The engine's representation of the boundary item.
  var boundaryPlan: BoundaryPlan {
    BoundaryPlan(
      kind: elementKind, size: layoutSize.plan, insets: contentInsets.plan,
      alignment: alignment.edges.point,
      offset: Vector(horizontal: offset.x, vertical: offset.y), extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// The engine's representation of the decoration.
  var plan: DecorationPlan {
    DecorationPlan(kind: elementKind, insets: contentInsets.plan, zIndex: zIndex)
  }
}
