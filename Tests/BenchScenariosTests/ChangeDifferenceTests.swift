import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Every kind of change in the trace detects a strategy that handles it wrongly.
struct ChangeDifferenceTests {
  private func difference(_ entry: StrategyEntry) throws -> String {
    let selection = SuiteSelection(
      scenarios: [.listEstimated], strategies: [StrategyEntry.all[0], entry])
    return try selection.firstDifference(items: 40)?.description ?? "none"
  }

  @Test func detectsWronglyStoredSize() throws {
    let text = try difference(FaultyLayout<ChangeFaults.LargerSize>.entry)
    #expect(text.contains("(20 sizes): contentSize "), "\(text)")
  }

  @Test func detectsMisplacedInsertion() throws {
    let text = try difference(FaultyLayout<ChangeFaults.MisplacedInsertion>.entry)
    #expect(text.contains("insert: "), "\(text)")
  }

  @Test func detectsMisplacedDeletion() throws {
    let text = try difference(FaultyLayout<ChangeFaults.MisplacedDeletion>.entry)
    #expect(text.contains("(delete: "), "\(text)")
  }

  @Test func detectsSizeLeftBehindByItsItem() throws {
    let text = try difference(FaultyLayout<ChangeFaults.ForgetfulMove>.entry)
    #expect(text.contains("(move: "), "\(text)")
  }

  @Test func detectsNeedlesslyForgottenSizes() throws {
    let text = try difference(FaultyLayout<ChangeFaults.ForgetfulUpdate>.entry)
    #expect(text.contains("(view of 390.0 × 804.0): "), "\(text)")
  }

  @Test func detectsIgnoredWidth() throws {
    // The first turn of the view would already detect it, so only the changes are replayed.
    let workload = try Scenario.listEstimated.workload(items: 40, seed: 7)
    let actions = Trace(workload).actions.filter {
      if case .turn = $0 { false } else { true }
    }
    let text = TraceDifference(
      label: "",
      expected: try TracePlayer.replay(DefaultLayoutEngine.self, actions, on: workload),
      actual: try TracePlayer.replay(
        FaultyLayout<ChangeFaults.AlwaysUpright>.self, actions, on: workload))?.description
    #expect(text?.contains("(view of 844.0 × 390.0): ") == true, "\(text ?? "none")")
  }

  @Test func detectsMovementWithoutAnotherStrategy() throws {
    let selection = SuiteSelection(
      scenarios: [.listEstimated], strategies: [FaultyLayout<ChangeFaults.StillFrames>.entry])
    let text = try selection.firstDifference(items: 40)?.description ?? "none"
    #expect(text.contains("the anchor moved by "), "\(text)")
  }
}
