import BenchHarness
import Testing

@testable import LayoutCore

/// Compares rounding with half a pixel added in advance with rounding the sum.
struct OffsetRoundingTests {
  /// Returns a length whose fraction is often at or next to half a pixel.
  private static func length(
    _ pixels: ClosedRange<Int64>, _ random: inout SeededRandom
  ) -> Subpixels {
    let half = Subpixels.perPixel / 2
    let rests = [
      0, 1, half - 1, half, half + 1, Subpixels.perPixel - 1,
      Int64.random(in: 0..<half, using: &random),
    ]
    let rest = rests[Int.random(in: rests.indices, using: &random)]
    return Subpixels(
      rawValue: Int64.random(in: pixels, using: &random) * Subpixels.perPixel + rest)
  }

  @Test func movedLengthsAreRoundedAsTheirSum() {
    var random = SeededRandom(seed: 3)
    var halves = 0
    for _ in 0..<20_000 {
      let distance = Self.length(-2_000...2_000, &random)
      let length = Self.length(0...4_000, &random)
      let rounding = OffsetRounding(movedBy: distance)
      let sum = distance + length
      #expect(rounding.pixels(length) == sum.roundedToPixels)
      #expect(rounding.keepsSign == (distance >= .zero))
      if sum >= .zero { #expect(rounding.magnitude(length) == sum.roundedToPixels) }
      if sum.rawValue.magnitude % Subpixels.perPixel.magnitude == Subpixels.halfPixel {
        halves += 1
      }
    }
    #expect(halves > 1_000)
  }
}
