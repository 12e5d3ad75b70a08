/// What all sections of one plan share: the arithmetic of their groups and the places of the leaves.
public struct SectionTemplate: Sendable {
  /// The rules and the container that this was computed from.
  public let geometry: SectionGeometry
  /// Where the groups are.
  public let metrics: SectionMetrics
  /// Where the data items of a full group are, in order. Empty where the group has no room.
  public let leaves: [LeafPlace]

  /// Computes a template from the measurement of the section's group.
  ///
  /// - Parameters:
  ///   - geometry: The rules and the container of the section.
  ///   - measurement: The solution of a full group.
  public init(geometry: SectionGeometry, measurement: GroupMeasurement) {
    let grid = geometry.container.grid
    self.geometry = geometry
    metrics = SectionMetrics(geometry: geometry, measurement: measurement)
    leaves = measurement.leaves.map { leaf in
      LeafPlace(
        origin: grid.subpixels(leaf.origin), size: PixelSize(leaf.size, grid: grid),
        zIndex: leaf.zIndex)
    }
  }
}
