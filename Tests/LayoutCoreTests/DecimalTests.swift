import LayoutCore
import Testing
import _TestSupport

/// Compares lengths as people write them, decimals of a point, with integer arithmetic.
struct DecimalTests {
  /// Returns the nearest pixel to a rational number of pixels, with halves rounded away from zero.
  private func nearestPixel(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let sign: Int64 = numerator < 0 ? -1 : 1
    return sign * ((2 * sign * numerator + denominator) / (2 * denominator))
  }

  @Test(arguments: [Int64(1), 2, 3], [(100, 10_000), (1_000, 60_000), (10_000, 30_000)])
  func multiplesOfDecimalsAreExact(scale: Int64, decimals: (parts: Int64, count: Int64)) {
    let grid = PixelGrid(scale: Double(scale))
    var wrong = 0
    for value in -decimals.count...decimals.count {
      let points = Double(value) / Double(decimals.parts)
      let length = grid.subpixels(points)
      for count in [1, 2, 3, 5, 7, 64, 399, 1_000_003] as [Int64] {
        let pixels = nearestPixel(value * scale * count, decimals.parts)
        if (length * Int(count)).roundedToPixels != pixels { wrong += 1 }
      }
      if grid.points(length) != points { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  /// Half of these rows start on half a pixel.
  @Test(arguments: [1.0, 2, 3])
  func rowsStartAtTheSumOfHeights(scale: Double) throws {
    for hundredths in stride(from: Int64(4_400), through: 4_500, by: 1) {
      let height = Length.absolute(Double(hundredths) / 100)
      let engine = try DefaultLayoutEngine(
        SectionPlan(group: .row(.fw(1), height, [.leaf(.fw(1), .fh(1))])), items: 400, scale: scale)
      let expected = (0..<400).map { row in
        Double(nearestPixel(Int64(row) * hundredths * Int64(scale), 100)) / scale
      }
      #expect(engine.allFrames.map(\.y) == expected)
    }
  }

  @Test func decimalTiesRoundAwayFromZero() throws {
    let engine = try DefaultLayoutEngine(
      SectionPlan(group: .row(.fw(1), .absolute(44.35), [.leaf(.fw(1), .fh(1))])), items: 400)
    #expect(engine.frame(section: 0, item: 5)?.y == 222)
    // 15 · 44.35 is 665.25, which is half a pixel again.
    #expect(engine.frame(section: 0, item: 15)?.y == 665.5)
    #expect(engine.contentSize.vertical == 400 * 44.35)
  }

  @Test(arguments: [1, 1.5, 2, 2.625, 2.608_695_652, 3, 3.5])
  func lengthsSurviveARoundTrip(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for raw in stride(from: Int64(-70_000_019), through: 900_000_000_019, by: 8_999_999_983) {
      let length = Subpixels(rawValue: raw)
      #expect(grid.subpixels(grid.points(length)) == length)
    }
    for points in [969.4, 44.35, 0.1, 12.000_001, -3.7] {
      #expect(grid.points(grid.subpixels(points)) == points)
    }
  }

  /// Odd multiples of 1/256 point are halfway between two units.
  @Test func lengthsRoundToNearestAwayFromZero() {
    let grid = PixelGrid(scale: 1)
    for number in -2000...2000 {
      let points = Double(number) / 256
      let units = (points * 10_000_000).rounded(.toNearestOrAwayFromZero)
      #expect(grid.subpixels(points).rawValue == Int64(units))
    }
    #expect(grid.subpixels(.nan) == .zero)
  }

  @Test func theLargestLengthBelowHalfAUnitIsNotRoundedUp() {
    // Adding half a unit and truncating would round up.
    let points = (0.5 / 25_000_000).nextDown
    #expect(points * 25_000_000 == 0.5.nextDown)
    #expect(PixelGrid(scale: 2.5).subpixels(points) == .zero)
  }

  @Test func theLongestLengthsAddUp() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.subpixels(1e11) == .longestLength)
    #expect(grid.subpixels(-1e11) == .zero - .longestLength)
    #expect(Subpixels.longestContent + .longestLength * 50 > .longestContent)
    #expect(Subpixels.longestContent.roundedToPixels == 400_000_000_000)
  }
}
