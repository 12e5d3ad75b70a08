import LayoutCore

/// Numbers that depend on a result: the optimiser cannot leave out its computation.
extension Frame {
  /// A number that depends on the origin.
  var checksum: UInt64 { x.bitPattern &+ y.bitPattern }
}

extension Vector {
  /// A number that depends on the size.
  var checksum: UInt64 { horizontal.bitPattern &+ vertical.bitPattern }
}
