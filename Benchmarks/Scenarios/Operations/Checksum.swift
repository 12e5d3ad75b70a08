import LayoutCore

/// Numbers that depend on a result, so that the optimiser cannot leave its computation out.
extension Frame {
  /// A number that another origin changes.
  var checksum: UInt64 { x.bitPattern &+ y.bitPattern }
}

extension Vector {
  /// A number that another size changes.
  var checksum: UInt64 { horizontal.bitPattern &+ vertical.bitPattern }
}
