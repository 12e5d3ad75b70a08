import BenchHarness
import Testing

@testable import BenchSuite

/// Tests the shortening of failing sequences.
struct ShrinkerTests {
  private let shrinker = Shrinker { true }

  @Test func findsTwoElementsThatFailTogether() {
    for (first, second) in [(0, 1), (3, 90), (17, 18), (0, 99), (98, 99)] {
      let shortest = shrinker.shortest(Array(0..<100)) {
        $0.contains(first) && $0.contains(second)
      }
      #expect(shortest == [first, second])
    }
  }

  @Test func findsLastElementAtOnce() {
    var attempts = 0
    let shortest = shrinker.shortest(Array(0..<1000)) {
      attempts += 1
      return $0.contains(999)
    }
    #expect(shortest == [999])
    #expect(attempts == 1)
  }

  @Test func removesElementsNeededOnlyByOthers() {
    // By itself, 5 fails only with 4 or without 3.
    let shortest = shrinker.shortest([1, 2, 3, 4, 5, 6]) { rest in
      rest.contains(5) && (rest.contains(4) || !rest.contains(3))
    }
    #expect(shortest == [5])
  }

  @Test func keepsElementsThatFailAlone() {
    #expect(shrinker.shortest([7]) { _ in true } == [7])
    #expect(shrinker.shortest([Int]()) { _ in true } == [])
  }

  @Test func withoutTimeTheSequenceStays() {
    let shortest = Shrinker { false }.shortest([1, 2, 3]) { _ in true }
    #expect(shortest == [1, 2, 3])
  }

  @Test func simplifiesElementsWhileTheyFail() {
    // Numbers of 40 and more fail, whatever the other numbers are.
    let simplest = shrinker.simplest([7, 90, 3]) {
      $0 > 0 ? [$0 / 2, $0 - 1] : []
    } fails: {
      $0.contains { $0 >= 40 }
    }
    #expect(simplest == [0, 40, 0])
  }

  @Test(arguments: [1, 2, 3, 7, 16, 100, 1001])
  func spreadOrderVisitsEachIndexOnce(count: Int) {
    let order = Array(SpreadOrder(count: count))
    #expect(order.sorted() == Array(0..<count))
    if count == 100 {
      // A tenth of the numbers leaves no gap wider than a quarter.
      let part = order.prefix(10).sorted()
      #expect(zip(part, part.dropFirst()).allSatisfy { $1 - $0 <= 25 })
    }
  }
}
