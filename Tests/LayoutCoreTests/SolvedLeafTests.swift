import Testing

@testable import LayoutCore

struct SolvedLeafTests {
  private let grid = PixelGrid(scale: 1)

  private func leaf(x: Double, zIndex: Int = 0) -> SolvedLeaf {
    SolvedLeaf(
      origin: grid.subpixels(Vector(horizontal: x, vertical: 7)),
      size: PixelSize(width: 9, height: 1, grid: grid), zIndex: zIndex)
  }

  @Test func movedLeafEqualsAPlacedOne() {
    var moved = leaf(x: 3)
    moved.move(
      along: .horizontal, to: grid.subpixels(Vector(horizontal: 5.25, vertical: 0))[.horizontal])
    #expect(moved == leaf(x: 5.25))
    #expect(moved != leaf(x: 5))
  }

  @Test func placeSizeOrderAndLengthAreCompared() {
    #expect(leaf(x: 3) == leaf(x: 3))
    #expect(leaf(x: 3) != leaf(x: 3, zIndex: 1))
    var longer = leaf(x: 3)
    longer.resize(
      along: .vertical, to: grid.subpixels(Vector(horizontal: 0, vertical: 2))[.vertical],
      grid: grid)
    #expect(longer != leaf(x: 3))
    var last = leaf(x: 3)
    last.lengthThrough = 10
    #expect(last != leaf(x: 3))
  }
}
