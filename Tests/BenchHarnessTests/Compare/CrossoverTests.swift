import Testing

@testable import BenchHarness

struct CrossoverTests {
  private func changes(_ points: [(Int, Double, PairedOutcome)]) -> [Int] {
    Crossover.changes(
      in: points.map { Crossover.Point(items: $0.0, ratio: $0.1, outcome: $0.2) }
    ).map(\.items)
  }

  @Test func halfWayBetweenEqualAndOppositeRatios() {
    #expect(changes([(100, 0.5, .second), (10_000, 2, .first)]) == [1000])
    #expect(changes([(10_000, 2, .first), (100, 0.5, .second)]) == [1000])
  }

  @Test func nearerToTheSmallerDifference() {
    // ln 0.5 : ln 8 = 1 : 3, a quarter of the way from 10² to 10⁶.
    #expect(changes([(100, 0.5, .second), (1_000_000, 8, .first)]) == [1000])
  }

  @Test func whoIsFasterBelow() {
    let points = [
      Crossover.Point(items: 10, ratio: 4, outcome: .first),
      Crossover.Point(items: 1000, ratio: 0.25, outcome: .second),
    ]
    #expect(Crossover.changes(in: points).first?.isFirstFasterBelow == true)
  }

  @Test func sizesWithoutAWinnerArePassedBy() {
    #expect(changes([(100, 0.5, .second), (500, 1, .tie), (10_000, 2, .first)]) == [1000])
    #expect(changes([(100, 0.9, .undecided), (10_000, 2, .first)]).isEmpty)
    #expect(changes([(100, 3, .first), (10_000, 1.1, .first)]).isEmpty)
  }

  @Test func placesCanChangeTwice() {
    let points: [(Int, Double, PairedOutcome)] = [
      (10, 2, .first), (1000, 0.5, .second), (100_000, 2, .first),
    ]
    #expect(changes(points) == [100, 10_000])
  }
}
