import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Compares frames in whole pixels with frames rounded from exact positions.
struct CellKernelTests {
  @Test(arguments: [1.0, 2, 3, 1.25], [nil, 390.0])
  func framesEqualExactPositions(scale: Double, width: Double?) throws {
    var random = SeededRandom(seed: 7)
    let grid = PixelGrid(scale: scale)
    let writer = FrameWriter(grid: grid, mirroredIn: width)
    let rectangle = Frame(x: 20, y: 30, width: 200, height: 400)
    let cells = CellKernel(section: 2, rectangle, writer)
    let pixels = PixelWindow(rectangle, writer)
    var seen = 0
    for _ in 0..<200 {
      let solved = ContiguousArray((0..<12).map { _ in Self.leaf(grid, &random) })
      #expect(!solved.contains { $0.box.isEmpty })
      let origin = Self.position(upTo: 500, &random)
      let corner = try #require(PixelCorner(origin, writer))
      let frames = solved.map { writer.frame(origin: origin + $0.origin, size: $0.size) }
      let expected = solved.indices.map {
        LayoutElement(section: 2, item: 40 + $0, zIndex: solved[$0].zIndex, frame: frames[$0])
      }
      let all = Self.written {
        cells.write(solved.span, at: corner, in: nil, from: 40, into: &$0)
      }
      #expect(all == expected)
      let inside = expected.filter { $0.frame.intersects(rectangle) }
      seen += inside.count
      let reach = pixels.reach(from: corner)
      let found = Self.written {
        cells.write(solved.span, at: corner, in: reach, from: 40, into: &$0)
      }
      #expect(found == inside)
    }
    #expect(seen > 100)
  }

  /// The edges of the rectangle are edges of frames, or the next number before or after one.
  @Test(arguments: [1.0, 2, 3, 1.25], [nil, 390.0])
  func pixelsTellWhichCellsMeetARectangle(scale: Double, width: Double?) throws {
    var random = SeededRandom(seed: 11)
    let grid = PixelGrid(scale: scale)
    let writer = FrameWriter(grid: grid, mirroredIn: width)
    var (found, missed) = (0, 0)
    for _ in 0..<2000 {
      let solved = ContiguousArray((0..<12).map { _ in Self.leaf(grid, &random) })
      let origin = Self.position(upTo: 500, &random)
      let corner = try #require(PixelCorner(origin, writer))
      let frames = solved.map { writer.frame(origin: origin + $0.origin, size: $0.size) }
      let rectangle = Self.rectangle(near: frames, &random)
      guard !rectangle.isEmpty else { continue }
      let cells = CellKernel(section: 2, rectangle, writer)
      let reach = PixelWindow(rectangle, writer).reach(from: corner)
      let expected = frames.indices.filter { frames[$0].intersects(rectangle) }
      let written = Self.written {
        cells.write(solved.span, at: corner, in: reach, from: 0, into: &$0)
      }
      #expect(written.map(\.item) == expected)
      #expect(written.allSatisfy { $0.frame == frames[$0.item] })
      found += expected.count
      missed += frames.count - expected.count
    }
    #expect(found > 1000 && missed > 1000)
  }

  /// Returns a rectangle between edges of frames, or at an extreme distance.
  private static func rectangle(near frames: [Frame], _ random: inout SeededRandom) -> Frame {
    func edge(_ edges: [Double]) -> Double {
      let edge = edges[Int.random(in: edges.indices, using: &random)]
      let far = [-1e18, -1e10, 1e10, 1e18]
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: edge.nextUp
      case 1: edge.nextDown
      case 2: far[Int.random(in: far.indices, using: &random)]
      default: edge
      }
    }
    let columns = frames.flatMap { [$0.x, $0.maxX] }
    let rows = frames.flatMap { [$0.y, $0.maxY] }
    let (left, right) = (edge(columns), edge(columns))
    let (top, bottom) = (edge(rows), edge(rows))
    return Frame(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  @Test func wideValuesUseExactPositions() {
    let grid = PixelGrid(scale: 1)
    let size = PixelSize(Vector(horizontal: 10, vertical: 10), grid: grid)
    func leaf(at x: Int64, _ y: Int64) -> SolvedLeaf {
      SolvedLeaf(
        origin: SubpixelVector(
          horizontal: Subpixels(rawValue: x), vertical: Subpixels(rawValue: y)),
        size: size, zIndex: 0)
    }
    let far = PixelBox.limit * Subpixels.perPixel
    for near in [leaf(at: 0, 0), leaf(at: 5, 7)] { #expect(!near.box.isEmpty) }
    for odd in [leaf(at: -1, 0), leaf(at: 0, -1), leaf(at: far, 0), leaf(at: 0, far)] {
      #expect(odd.box.isEmpty)
    }
    var moved = leaf(at: 5, 7)
    moved.move(along: .vertical, to: .zero)
    #expect(moved.box.isEmpty)
    let writer = FrameWriter(grid: grid)
    for (x, y) in [(-1, 0), (0, -1), (far, 0), (0, far)] {
      #expect(
        PixelCorner(
          SubpixelVector(horizontal: Subpixels(rawValue: x), vertical: Subpixels(rawValue: y)),
          writer) == nil)
    }
  }

  private static func written(
    _ write: (inout OutputSpan<LayoutElement>) -> Void
  ) -> [LayoutElement] {
    var elements: ContiguousArray<LayoutElement> = []
    elements.append(addingCapacity: 12) { write(&$0) }
    return Array(elements)
  }

  /// Returns an item at any position, often at half a pixel.
  private static func leaf(_ grid: PixelGrid, _ random: inout SeededRandom) -> SolvedLeaf {
    SolvedLeaf(
      origin: position(upTo: 120, &random),
      size: PixelSize(
        width: Int64.random(in: 1...90, using: &random),
        height: Int64.random(in: 1...90, using: &random), grid: grid),
      zIndex: Int.random(in: -3...3, using: &random))
  }

  private static func position(upTo pixels: Int64, _ random: inout SeededRandom) -> SubpixelVector {
    func length() -> Subpixels {
      let whole = Subpixels(pixels: Int64.random(in: 0..<pixels, using: &random))
      let half = Subpixels.perPixel / 2
      let rests: [Int64] = [0, 1, half - 1, half, half + 1, Subpixels.perPixel - 1]
      let rest = rests[Int.random(in: rests.indices, using: &random)]
      return whole + Subpixels(rawValue: rest)
    }
    return SubpixelVector(horizontal: length(), vertical: length())
  }
}
