/// Rounding to pixels after moving all lengths by one distance, in loops: the distance and the half
/// pixel are one addition.
struct MovedRounding: Hashable {
  /// The distance and half a pixel.
  private let biased: UInt64

  /// Creates the rounding of lengths moved by a distance.
  @inline(__always)
  init(movedBy distance: Subpixels) {
    biased = UInt64(bitPattern: distance.rawValue) &+ Subpixels.halfPixel
  }

  /// How far all lengths are moved.
  @inline(__always)
  private var distance: Subpixels {
    Subpixels(rawValue: Int64(bitPattern: biased &- Subpixels.halfPixel))
  }

  /// Whether non-negative lengths stay non-negative.
  @inline(__always)
  var keepsSign: Bool { distance >= .zero }

  /// The number of whole pixels nearest to a moved length; halves go away from zero.
  @inline(__always)
  func pixels(_ length: Subpixels) -> Int64 { (distance + length).roundedToPixels }

  /// The same without a branch, for a length not negative after the move.
  @inline(__always)
  func magnitude(_ length: Subpixels) -> Int64 {
    assert(distance + length >= .zero, "\(length.rawValue) subpixels are rounded by magnitude.")
    return Subpixels.wholePixels(UInt64(bitPattern: length.rawValue) &+ biased)
  }
}
