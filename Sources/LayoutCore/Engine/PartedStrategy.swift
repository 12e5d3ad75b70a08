/// Strategy that is made of exchangeable parts, each of which can be tried and varied alone.
///
/// ``LayoutEngine`` is one. A strategy of another module that answers by an engine of its own parts
/// names them here, so that tools find them.
public protocol PartedStrategy: LayoutStrategy {
  /// The cache of group solutions.
  associatedtype Solutions: SolutionCaching
  /// The index of where groups start.
  associatedtype Extents: ExtentIndex
  /// The index of the items of a large group.
  associatedtype Spatial: SpatialIndex
}

extension LayoutEngine: PartedStrategy {}
