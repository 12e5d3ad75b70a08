/// Rounding to pixels of lengths that are all moved by one distance first, in loops over them: the
/// distance and the half pixel are one addition.
struct MovedRounding {
  /// The distance and half a pixel.
  private let biased: UInt64

  /// Makes the rounding of lengths that are moved by a distance.
  @inline(__always)
  init(movedBy distance: Subpixels) {
    biased = UInt64(bitPattern: distance.rawValue) &+ Subpixels.halfPixel
  }

  /// How far all lengths are moved.
  @inline(__always)
  private var distance: Subpixels {
    Subpixels(rawValue: Int64(bitPattern: biased &- Subpixels.halfPixel))
  }

  /// Whether lengths that are not negative stay so.
  @inline(__always)
  var keepsSign: Bool { distance >= .zero }

  /// The number of whole pixels nearest to a length that has been moved; halves go away from zero.
  @inline(__always)
  func pixels(_ length: Subpixels) -> Int64 { (distance + length).roundedToPixels }

  /// The same without a branch, of a length that is not negative once it has been moved.
  @inline(__always)
  func magnitude(_ length: Subpixels) -> Int64 {
    assert(distance + length >= .zero, "\(length.rawValue) subpixels are rounded by magnitude.")
    return Subpixels.wholePixels(UInt64(bitPattern: length.rawValue) &+ biased)
  }
}
