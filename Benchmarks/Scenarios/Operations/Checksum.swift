import LayoutCore

/// Numbers derived from a result, so that the optimiser cannot remove its computation.
extension Frame {
  /// A number that depends on the origin of the frame.
  var checksum: UInt64 { x.bitPattern &+ y.bitPattern }
}

extension Vector {
  /// A number that depends on both components.
  var checksum: UInt64 { horizontal.bitPattern &+ vertical.bitPattern }
}
