import LayoutCore
import Testing
import _TestSupport

struct GeometryTests {
  @Test func fractionsAreRoundedDown() {
    let half = PixelGrid(scale: 2)
    #expect(half.floored(320.0 / 3) == 106.5)
    #expect(half.floored(301.0 / 3) == 100)
    #expect(half.floored(280.0 / 3) == 93)
    #expect(half.floored(318 * 0.3) == 95)
    #expect(half.floored(-0.25) == -0.5)
    #expect(PixelGrid(scale: 1).floored(76.75) == 76)
    #expect(PixelGrid(scale: 3).floored(76.75) == 230.0 / 3)
  }

  @Test func noiseBelowAPixelCountsAsOnIt() {
    // 0.7 · 10 · 3 is 20.999999999999996 pixels.
    #expect(PixelGrid(scale: 1).floored(0.7 * 10 * 3) == 21)
    #expect(PixelGrid(scale: 1).floored(20.9999) == 20)
  }

  @Test(
    arguments: zip(
      [80.333, 160.667, 0.25, -0.25, -11.25, 0.2], [80.5, 160.5, 0.5, -0.5, -11.5, 0]))
  func positionsAreRoundedToTheNearestPixelAwayFromZero(points: Double, expected: Double) {
    let grid = PixelGrid(scale: 2)
    #expect(grid.points(pixels: grid.subpixels(points).roundedToPixels) == expected)
  }

  @Test func sumsDoNotDependOnTheirOrder() {
    let grid = PixelGrid(scale: 3)
    let extents = (0..<1000).map { grid.subpixels(Double($0) * 0.1 + 44.1) }
    let forwards = extents.reduce(.zero, +)
    let backwards = extents.reversed().reduce(.zero, +)
    #expect(forwards == backwards)
    #expect(extents[7] * 1000 == (0..<1000).reduce(.zero) { sum, _ in sum + extents[7] })
  }

  @Test func lengthsReadAsTheyWereWritten() {
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for points in [969.4, 44.1, 0, 100, 76.5, 12.000001, -3.7] {
        #expect(grid.points(grid.subpixels(points)) == points)
      }
    }
  }

  @Test func anUnspecifiedScaleIsOne() {
    for scale in [0, -1, .nan, .infinity] as [Double] {
      #expect(PixelGrid(scale: scale).scale == 1)
    }
  }

  @Test func overlongLengthsDoNotOverflow() {
    let grid = PixelGrid(scale: 3)
    let huge = grid.subpixels(1e300)
    #expect(huge > .zero && huge + huge > huge)
    #expect(grid.subpixels(-1e300) < .zero)
  }

  @Test func rectanglesMeetOnlyWithArea() {
    let frame = Frame(10, 10, 20, 20)
    #expect(frame.intersects(Frame(29, 29, 5, 5)))
    #expect(!frame.intersects(Frame(30, 10, 5, 5)))
    #expect(!frame.intersects(Frame(15, 15, 0, 5)))
    #expect(!Frame(15, 15, 0, 5).intersects(frame))
    #expect(frame.intersection(Frame(25, 0, 50, 15)) == Frame(25, 10, 5, 5))
    #expect(frame.intersection(Frame(90, 90, 5, 5)).isEmpty)
  }

  @Test func mirroringIsExact() {
    let grid = PixelGrid(scale: 3)
    let writer = FrameWriter(grid: grid, mirroredIn: 375)
    let size = PixelSize(Vector(horizontal: 100.0 / 3, vertical: 10), grid: grid)
    let origin = grid.subpixels(Vector(horizontal: 20, vertical: 5))
    let frame = writer.frame(origin: origin, size: size)
    #expect(frame.maxX == 355)
    #expect(frame.y == 5)
  }
}
