import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Compares corners computed as sums of distances with corners computed individually.
struct PixelCornersTests {
  @Test(arguments: [Axis.horizontal, .vertical], [nil, 390.0])
  func sumsEqualTheCorners(axis: Axis, width: Double?) throws {
    var random = SeededRandom(seed: 5)
    let writer = FrameWriter(grid: PixelGrid(scale: 3), mirroredIn: width)
    var carries = 0
    for _ in 0..<200 {
      let first = SubpixelVector(
        horizontal: Self.length(upTo: 900, &random), vertical: Self.length(upTo: 900, &random))
      let pitch = Self.length(upTo: 200, &random)
      var corners = try #require(
        PixelCorners(
          from: first, PixelSteps(pitch: pitch, along: axis, isRightToLeft: width != nil),
          count: 40, writer))
      for group in 0..<40 {
        var origin = first
        origin[axis] += pitch * group
        let expected = try #require(PixelCorner(origin, writer))
        #expect(corners.corner.start == expected.start && corners.corner.rest == expected.rest)
        let rest = corners.corner.rest
        corners.next()
        if all(corners.corner.rest .<= rest) { carries += 1 }
      }
    }
    #expect(carries > 500)
  }

  @Test func noCornersIfOneIsImpossible() {
    let writer = FrameWriter(grid: PixelGrid(scale: 1))
    func corners(from start: Int64, pitch: Int64, count: Int) -> PixelCorners? {
      PixelCorners(
        from: SubpixelVector(horizontal: .zero, vertical: Subpixels(pixels: start)),
        PixelSteps(pitch: Subpixels(pixels: pitch), along: .vertical, isRightToLeft: false),
        count: count,
        writer)
    }
    #expect(corners(from: 0, pitch: 10, count: 0) == nil)
    #expect(corners(from: -1, pitch: 10, count: 5) == nil)
    #expect(corners(from: 0, pitch: PixelBox.limit / 4, count: 4) != nil)
    #expect(corners(from: 0, pitch: PixelBox.limit / 4, count: 5) == nil)
    // A single group has no step, however far away the next group would be.
    #expect(corners(from: 7, pitch: 1 << 36, count: 1)?.corner.start == SIMD2(0, 7))
  }

  /// Returns zero, or a random length, often close to whole pixels.
  private static func length(upTo pixels: Int64, _ random: inout SeededRandom) -> Subpixels {
    let rests: [Int64] = [0, 1, Subpixels.perPixel / 3, Subpixels.perPixel - 1]
    return Subpixels(pixels: Int64.random(in: 0..<pixels, using: &random))
      + Subpixels(rawValue: rests[Int.random(in: rests.indices, using: &random)])
  }
}
