/// A converter that adds a fixed distance to each length and rounds the sum to whole pixels.
///
/// The distance and half a pixel are added in advance, so each length takes a single addition.
struct OffsetRounding: Hashable {
  /// The distance to add, plus half a pixel, in subpixels.
  private let biased: UInt64

  /// Creates a converter that adds a distance to each length before rounding it.
  @inline(__always)
  init(movedBy distance: Subpixels) {
    biased = UInt64(bitPattern: distance.rawValue) &+ Subpixels.halfPixel
  }

  /// The distance added to each length, without the extra half pixel.
  @inline(__always)
  private var distance: Subpixels {
    Subpixels(rawValue: Int64(bitPattern: biased &- Subpixels.halfPixel))
  }

  /// Whether a non-negative length stays non-negative when the distance is added.
  @inline(__always)
  var keepsSign: Bool { distance >= .zero }

  /// Returns the number of whole pixels nearest to the sum of the distance and a length; halves are
  /// rounded away from zero.
  @inline(__always)
  func pixels(_ length: Subpixels) -> Int64 { (distance + length).roundedToPixels }

  /// Returns the same result as ``pixels(_:)`` without using a branch; the sum must not be
  /// negative.
  @inline(__always)
  func magnitude(_ length: Subpixels) -> Int64 {
    assert(
      distance + length >= .zero,
      "The moved length must not be negative: \(length.rawValue) subpixels.")
    return Subpixels.wholePixels(UInt64(bitPattern: length.rawValue) &+ biased)
  }
}
