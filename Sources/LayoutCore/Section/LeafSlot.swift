/// What the content of one data item of a group is asked: the axes along which it decides, and the
/// length that it is given on the other ones.
///
/// A measured size holds as long as its item stays in slots that are alike.
public struct LeafSlot: Hashable, Sendable {
  /// The axes along which the content decides.
  public let estimatedAxes: AxisSet
  /// The exact size that the item is given; nothing along an axis on which its content decides.
  public let proposal: SubpixelVector

  /// Reads off a leaf what its content is asked.
  init(_ leaf: GroupMeasurement.Leaf, grid: PixelGrid) {
    estimatedAxes = leaf.estimatedAxes
    var proposal = grid.subpixels(leaf.size)
    for axis in Axis.allCases where leaf.estimatedAxes.contains(axis) { proposal[axis] = .zero }
    self.proposal = proposal
  }
}
