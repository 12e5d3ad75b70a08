import BenchHarness
import Testing

@testable import LayoutCore

/// Tests sorting the unordered results of an index, close to the number of items ranked together.
struct UnorderedItemsTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 63, 64, 65, 66, 128, 129, 1000, 20_000])
  func sortsAnyNumberOfItems(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    for most: UInt32 in [1, 2, 1000, 1 << 31] {
      var numbers: Set<UInt32> = []
      for _ in 0..<count { numbers.insert(UInt32(random.next(in: 0..<Int(most)))) }
      var items = UnorderedItems()
      // A set has no order.
      for number in numbers { items.append(number) }
      items.sort()
      let sorted = (0..<items.count).map { UInt32(UnorderedItems.number(items.keys[$0])) }
      #expect(sorted == numbers.sorted())
    }
  }

  @Test func keepsFramesWithTheirItems() {
    let numbers: ContiguousArray<UInt32> = ContiguousArray((0..<160).map { UInt32($0 * 37 % 160) })
    var rest = SIMD2<Int32>.zero
    let grid = PixelGrid(scale: 1)
    let boxes = ContiguousArray(
      numbers.map { number in
        (PixelBox(
          SubpixelVector(horizontal: Subpixels(pixels: Int64(number)), vertical: .zero),
          PixelSize(width: 1, height: 1, grid: grid), rest: &rest) ?? .empty).around
      })
    var items = UnorderedItems()
    // All of the first sixteen, none of the next sixteen, and every third of the others.
    for first in stride(from: 0, to: 160, by: 16) {
      let neighbours: UInt32 = first == 0 ? 0xFFFF : first == 16 ? 0 : 0b0100_1001_0010_0100
      items.append(neighbours, from: first, numbers, framesIn: boxes)
    }
    items.sort()
    #expect(items.count == 16 + 8 * 5)
    #expect(items.hasFrames)
    var last = -1
    for index in 0..<items.count {
      let (key, number) = (items.keys[index], UnorderedItems.number(items.keys[index]))
      #expect(number > last)
      let frame = items.frames[UnorderedItems.position(key)]
      #expect(frame.edges[0] == Int32(number) && frame.size == SIMD2(1, 1))
      last = number
    }
    items.removeLast()
    #expect(items.count == 55)
    items.removeAll()
    #expect(items.count == 0 && !items.hasFrames)
  }

  @Test func cutOffItemLeavesNoFrame() {
    var ranges = LeafRanges()
    for _ in 0..<2 {
      ranges.removeAll()
      ranges.appendUnordered(1, from: 0, [7], framesIn: [PixelBox.empty.around])
      ranges.sort()
      #expect(ranges.hasFrames && ranges.itemCount == 1 && ranges.unordered.frames.count == 1)
      ranges.cut(at: 7)
      #expect(ranges.itemCount == 0)
    }
    ranges.removeAll()
    #expect(!ranges.hasFrames)
  }
}
