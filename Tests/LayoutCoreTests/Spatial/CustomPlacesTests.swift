import BenchHarness
import LayoutCore
import Testing

/// Tests places stored in blocks: they behave like an array but share equal blocks.
struct CustomPlacesTests {
  private func place(_ number: Int) -> CustomPlan.Place {
    CustomPlan.Place(
      origin: Vector(horizontal: Double(number), vertical: 0),
      size: Vector(horizontal: 1, vertical: Double(number % 7)))
  }

  @Test(arguments: 0..<8)
  func placesEqualAnArray(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var array = (0..<[0, 1, 303, 304, 305, 5000, 9000, 40_000][seed]).map { place($0) }
    var places = CustomPlaces(array)
    for _ in 0..<12 {
      let lower = random.next(in: 0..<array.count + 1)
      let length = min(array.count - lower, [0, 1, 5, 300, 9000][random.next(in: 0..<5)])
      let new = (0..<[0, 1, 100, 600, 3000][random.next(in: 0..<5)]).map { place($0) }
      let before = places
      array.replaceSubrange(lower..<lower + length, with: new)
      places = places.replacing(lower..<lower + length, with: new)
      #expect(places.count == array.count)
      #expect(places.elementsEqual(array))
      #expect(places == CustomPlaces(array))
      #expect(places.hashValue == CustomPlaces(array).hashValue)
      #expect((before == places) == before.elementsEqual(places))
      #expect(places.reach == CustomPlaces(array).reach)
      if let index = array.indices.randomElement(using: &random) {
        #expect(places[index] == array[index])
      }
    }
  }

  #if DEBUG
    @Test(arguments: [3, 4, 8], 1..<6)
    func placesInSmallNodesEqualAnArray(limit: Int, seed: Int) {
      NodeLimit.$lowered.withValue(limit) { placesEqualAnArray(seed: seed) }
    }
  #endif

  @Test func oneChangedPlaceIsADifference() {
    let array = (0..<2000).map { place($0) }
    for index in [0, 1, 303, 304, 1999] {
      var other = array
      other[index].zIndex = 4
      #expect(CustomPlaces(array) != CustomPlaces(other))
      let changed = CustomPlaces(array).replacing(index..<index + 1, with: [other[index]])
      #expect(CustomPlaces(array) != changed)
      #expect(CustomPlaces(other) == changed)
    }
  }
}
