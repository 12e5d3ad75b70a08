import LayoutCore

/// Checksums that keep the optimiser from removing the computation of a result.
extension Frame {
  /// A number that depends on the frame's origin.
  var checksum: UInt64 { x.bitPattern &+ y.bitPattern }
}

extension Vector {
  /// A number that depends on both components.
  var checksum: UInt64 { horizontal.bitPattern &+ vertical.bitPattern }
}
