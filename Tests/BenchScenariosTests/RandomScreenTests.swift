import Testing

@testable import BenchScenarios
@testable import _Screens

/// Tests random app screens with the checks of the command.
struct RandomScreenTests {
  /// Returns the operations for ten screens: most operations of the view, and the engine's
  /// operations in turn; `scripts/random-screens` tests all.
  private static func operations(lot: Int) -> [TimedOperation] {
    let engine: [TimedOperation] = [.firstScreen, .query, .scroll, .insert, .scrollTo]
    let changes: [TimedOperation] = [.appBatch, .appDiff]
    return [
      .appFirstScreen, .appScroll, .appRotate, .appJump, changes[lot % changes.count],
      engine[lot % engine.count],
    ]
  }

  @Test(arguments: 0..<5) func fiftyScreensAreRight(lot: Int) {
    var run = ScreenRun(
      ScreenCheck(operations: Self.operations(lot: lot), answerLimit: 2, traceStride: 50),
      failureLimit: 1)
    run.run(from: UInt64(lot) * 10 + 1, count: 10, itemCounts: 12..<20)
    #expect(run.isFlawless, "\(run.summary)")
  }

  @Test func equalSeedsDrawEqualScreens() {
    #expect(RandomScreen(seed: 3) == RandomScreen(seed: 3))
    #expect(RandomScreen(seed: 3) != RandomScreen(seed: 4))
    for seed in 1...20 as ClosedRange<UInt64> {
      let screen = RandomScreen(seed: seed)
      #expect((4...6).contains(screen.sections.count))
      #expect(Set(screen.sections.map(\.kind)).count == screen.sections.count)
    }
  }

  @Test func countsFillSectionsInTurn() {
    let screen = RandomScreen(seed: 3)
    for items in [1, 20, 100] {
      let counts = RandomScreen.counts(screen.sections, items: items)
      #expect(counts.reduce(0, +) == items && counts.allSatisfy { $0 > 0 })
    }
  }

  @Test func printsFailureWithThePlainestScreen() {
    let strategies = ScreenCheck.strategies.prefix(1) + [FaultyLayout<Faults.LostItem>.entry]
    var run = ScreenRun(
      ScreenCheck(strategies: Array(strategies), operations: [.query], traceStride: .max))
    run.run(from: 3, count: 1, itemCounts: 30..<31)
    #expect(!run.isFlawless)
    #expect(run.summary.contains("random-screens: 1 checked, 1 failures"))
    #expect(run.summary.contains("seed 3: screen-3, 30 items, lost-item"), "\(run.summary)")
    let plainest = "plainest: 390.0 × 844.0 at 2.0; [4 tags]; 4 items"
    #expect(run.summary.contains(plainest), "\(run.summary)")
  }
}
