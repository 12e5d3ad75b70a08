import BenchHarness
import Testing

@testable import LayoutCore

/// Tests the common places at both ends of two lists, and the blocks shared by their items.
struct PlaceSharingTests {
  private func place(_ number: Int) -> CustomPlan.Place {
    CustomPlan.Place(
      origin: Vector(horizontal: Double(number), vertical: 0),
      size: Vector(horizontal: 1, vertical: Double(number % 7)))
  }

  private func solved(
    _ places: CustomPlaces, sharing earlier: LeafTree? = nil, _ work: inout WorkCounters
  ) -> LeafTree {
    LeafTree(places, grid: PixelGrid(scale: 1), zIndex: 0, sharing: earlier, work: &work)
  }

  /// Returns the numbers of equal places at the start, and of other equal places at the end.
  private func commonCounts(
    _ a: [CustomPlan.Place], _ b: [CustomPlan.Place]
  ) -> (prefix: Int, suffix: Int) {
    let most = min(a.count, b.count)
    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let suffix = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return (prefix, min(suffix, most - prefix))
  }

  private func check(_ array: [CustomPlan.Place], _ random: inout SeededRandom) {
    let places = CustomPlaces(array)
    let lower = random.next(in: 0..<array.count + 1)
    let length = min(array.count - lower, [0, 1, 5, 300, 900][random.next(in: 0..<5)])
    // Some places next to the changed places are unchanged.
    let first = random.next(in: 0..<8)
    let new = (0..<[0, 1, 100, 600][random.next(in: 0..<4)]).map { place(lower + $0 + first / 7) }
    var other = array
    other.replaceSubrange(lower..<lower + length, with: new)
    let changed = places.replacing(lower..<lower + length, with: new)
    let expected = commonCounts(other, array)
    // In blocks of the first list, in separate blocks, and using the blocks of the first list
    // again.
    for list in [changed, CustomPlaces(other), CustomPlaces(other).sharing(with: places)] {
      #expect(list.root.commonCounts(with: places.root) == expected)
      #expect(places.root.commonCounts(with: list.root) == expected)
      var work = WorkCounters()
      let (before, after) = (solved(places, &work), solved(list, &work))
      let difference = after.difference(from: before)
      #expect(difference.old == expected.prefix..<array.count - expected.suffix)
      #expect(difference.new == expected.prefix..<other.count - expected.suffix)
    }
    checkBlocks(of: changed, after: places)
  }

  /// Checks that only the items of new blocks are solved.
  private func checkBlocks(of places: CustomPlaces, after earlier: CustomPlaces) {
    func blocks(_ node: PlaceNode) -> [PlaceNode] {
      node.isBlock ? [node] : node.children.flatMap(blocks)
    }
    let known = Set(blocks(earlier.root).map { ObjectIdentifier($0) })
    let new = blocks(places.root).filter { !known.contains(ObjectIdentifier($0)) }
    var (before, work) = (WorkCounters(), WorkCounters())
    let tree = solved(places, sharing: solved(earlier, &before), &work)
    #expect(work.placesSolved == new.reduce(0) { $0 + $1.count })
    var fresh = WorkCounters()
    let expected = solved(places, &fresh)
    #expect((0..<places.count).allSatisfy { tree[$0] == expected[$0] })
  }

  @Test(arguments: [0, 1, 304, 305, 2000, 12_000], 1..<9)
  func commonPlacesEqualThoseOfArrays(count: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    check((0..<count).map { place($0) }, &random)
  }

  #if DEBUG
    @Test(arguments: [3, 4, 8], 1..<9)
    func placesInSmallNodesEqualAnArray(limit: Int, seed: UInt64) {
      NodeLimit.$lowered.withValue(limit) {
        commonPlacesEqualThoseOfArrays(count: 400, seed: seed)
      }
    }
  #endif

  /// In two lists of equal length, equal places are counted only once, at the start.
  @Test func equalPlacesCountOnce() {
    let alike = Array(repeating: place(1), count: 1000)
    let (long, short) = (CustomPlaces(alike), CustomPlaces(alike.dropLast(400)))
    #expect(long.root.commonCounts(with: short.root) == (600, 0))
    #expect(short.root.commonCounts(with: long.root) == (600, 0))
  }
}
