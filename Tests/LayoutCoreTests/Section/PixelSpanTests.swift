import BenchHarness
import Testing

@testable import LayoutCore

/// Tests pixels known to be inside a range without considering their frames.
struct PixelSpanTests {
  @Test(arguments: [1, 2, 2.625, 3]) func pixelsInsideAreInsideAsPoints(scale: Double) {
    var random = SeededRandom(seed: 12)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<2_000 {
      // Edges between pixels and on them.
      let (start, length) = (
        Int64.random(in: -900...900, using: &random), Int64.random(in: 0...90, using: &random)
      )
      let isBetween = Bool.random(using: &random)
      let rest = isBetween ? Double.random(in: 0..<0.3, using: &random) : 0
      let least = grid.points(pixels: start) + rest
      let most = grid.points(pixels: start + length) + rest
      let span = PixelSpan(inside: least, most, grid)
      let (first, last) = (Int64(least * scale) - 4, Int64(most * scale) + 4)
      for pixel in first...last {
        let point = grid.points(pixels: pixel)
        if span.contains(pixel) { #expect(least < point && point < most) }
        // All pixels except those within a pixel or two of the edges, where rounding is decisive.
        if least * scale + 2.5 < Double(pixel), Double(pixel) < most * scale - 2.5 {
          #expect(span.contains(pixel), "\(pixel) of \(least) to \(most) at \(scale)")
        }
      }
    }
  }

  @Test func emptyAndEndlessRangesHaveNoOrLimitedPixels() {
    let grid = PixelGrid(scale: 3)
    #expect(!PixelSpan().contains(0))
    #expect(!PixelSpan(inside: 10, 5, grid).contains(20))
    #expect(!PixelSpan(inside: 10, 10, grid).contains(30))
    let all = PixelSpan(inside: -.infinity, .infinity, grid)
    #expect(all.contains(0) && all.contains(-1_000_000) && all.contains(1_000_000))
    #expect(!all.contains(.max) && !all.contains(.min))
  }
}
