/// Size proposal to the content of one data item: the axes along which the content decides, and the
/// lengths that it is given on the other ones.
///
/// A measured size holds as long as its item gets equal proposals.
public struct LeafProposal: Hashable, Sendable {
  /// The axes along which the content decides.
  public let estimatedAxes: AxisSet
  /// The exact size that the item is given; zero along an axis on which its content decides.
  public let size: SubpixelVector
  /// The exact size of the item's frame until its content has been measured.
  let estimate: SubpixelVector

  /// Makes a proposal from the exact size that a leaf has by its estimates.
  init(size: SubpixelVector, estimatedAxes: AxisSet) {
    self.estimatedAxes = estimatedAxes
    estimate = size
    var size = size
    for axis in Axis.allCases where estimatedAxes.contains(axis) { size[axis] = .zero }
    self.size = size
  }

  /// Compares proposals alone: two estimates may differ and propose the same.
  public static func == (a: LeafProposal, b: LeafProposal) -> Bool {
    a.estimatedAxes == b.estimatedAxes && a.size == b.size
  }

  /// Hashes the parts that are compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimatedAxes)
    hasher.combine(size)
  }
}
