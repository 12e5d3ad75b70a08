import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the resting positions of released rows with every strategy.
struct RestTests {
  private func answers(
    _ entry: StrategyEntry, on workload: Workload, _ count: Int
  ) throws -> [TraceStep] {
    let benchmark = try entry.benchmark(workload, .rest, StrategyStore())
    benchmark.prepareBatch(iterations: count)
    return (0..<count).flatMap { benchmark.answer($0).steps }
  }

  /// Measured rows have groups of different sizes, and other rows have equal groups.
  @Test(
    arguments: [Scenario.orthogonalRows, .mixedScreen, .shelves, .longRow, .longRows, .libraryApp],
    [7, 8])
  func allStrategiesAgree(scenario: Scenario, seed: UInt64) throws {
    let items = scenario.content == nil ? 700 : 60
    let workload = try scenario.workload(items: items, seed: seed)
    let count = scenario.content == nil ? 100 : 20
    let expected = try answers(StrategyEntry.all[0], on: workload, count)
    #expect(Set(expected).count > 3)
    let others = StrategyEntry.all.dropFirst().filter { $0.takesPart(in: scenario, .rest) }
    #expect(others.count >= 8)
    for entry in others {
      let found = try answers(entry, on: workload, count)
      #expect(TraceDifference.between(expected, found) == nil, "\(entry.name)")
    }
  }

  /// Tests the five behaviours with rows of every length.
  @Test(arguments: [1, 2, 5, 7, 12, 49, 50], [1.0, 2, 3])
  func theNaiveStrategyFindsTheSameStops(items: Int, scale: Double) throws {
    let surroundings = TraceSurroundings(displayScale: scale, isRightToLeft: items % 2 == 0)
    let workload = try Scenario.orthogonalRows.workload(
      items: 50 * 20 + items, seed: 3, in: surroundings)
    let engine = try DefaultLayoutEngine(workload.upright)
    let naive = try NaiveLayout(workload.upright)
    var random = SeededRandom(seed: UInt64(items))
    var rests: Set<Double> = []
    for section in workload.rows {
      for _ in 0..<6 {
        let (proposed, current) = (
          random.next(in: -500.0..<4500), random.next(in: -100.0..<4000)
        )
        let velocity = Double(random.next(in: -1..<2))
        let rest = try #require(
          engine.restingOffset(
            ofRow: section, forProposed: proposed, velocity: velocity, from: current))
        let found = naive.restingOffset(
          ofRow: section, forProposed: proposed, velocity: velocity, from: current)
        rests.insert(rest)
        #expect(found == rest, "\(section), \(proposed) at \(velocity) from \(current)")
      }
    }
    #expect(rests.count > 30)
  }

  @Test func sectionsWithoutRowsHaveNoRest() throws {
    let workload = try Scenario.mixedScreen.workload(items: 1000, seed: 7)
    let others =
      [-1, workload.upright.sections.count]
      + workload.upright.sections.indices.filter { !workload.rows.contains($0) }
    let strategies: [any RestingOffsetStrategy] = [
      try DefaultLayoutEngine(workload.upright), try NaiveLayout(workload.upright),
      try DictionaryLayout(workload.upright),
    ]
    for strategy in strategies {
      for section in others {
        #expect(
          strategy.restingOffset(ofRow: section, forProposed: 9, velocity: 1, from: 0) == nil)
      }
    }
  }

  @Test func detectsWrongRest() throws {
    let selection = SuiteSelection(
      scenarios: [.orthogonalRows], operations: [.rest], items: [1000],
      strategies: [StrategyEntry.all[0], FaultyLayout<PlantedFaults.FarRest>.entry])
    let cases = try selection.cases(for: selection.workloads(), answerLimit: 64)
    let error = #expect(throws: TraceDifference.self) {
      try SuiteRunner(options: .withoutClock, clock: StoppedClock(), probe: nil).run(cases)
    }
    let text = error?.description ?? ""
    #expect(text.contains("orthogonal-rows, rest, 1000 items"), "\(text)")
    #expect(
      text.contains("rest-beyond-1000") && text.contains("resting position of the row in section"),
      "\(text)")
  }

  /// Lays out with the default engine, but does not report rows.
  private struct Silent: ForwardingStrategy {
    static let name = "silent"
    var base: DefaultLayoutEngine
  }

  @Test func skipsStrategiesWithoutRest() throws {
    let entry = StrategyEntry(Silent.self, summary: "")
    let selection = SuiteSelection(
      scenarios: [.orthogonalRows], operations: [.rest, .scrollAcross], items: [100],
      strategies: [StrategyEntry.all[0], entry])
    let keys = try selection.cases(for: selection.workloads()).map(\.key)
    #expect(keys.filter { $0.strategy == "silent" }.map(\.operation) == ["scroll-across"])
    #expect(keys.filter { $0.strategy == "default" }.map(\.operation) == ["rest", "scroll-across"])
    #expect(!selection.timedRows.contains { $0.strategy == "silent" && $0.operation == "rest" })
  }
}
