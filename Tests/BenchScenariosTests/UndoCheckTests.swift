import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios

/// Undoing a batch of changes restores everything, or ends the run.
struct RestCheckTests {
  private func check(
    _ scenario: Scenario = .listEstimated, items: Int = 400, undoings: Int = 1,
    _ change: (inout DefaultLayoutEngine) throws -> Void
  ) throws -> String? {
    let workload = try scenario.workload(items: items, seed: 7)
    var engine = try DefaultLayoutEngine(workload.upright)
    var check = UndoCheck(&engine, workload)
    for _ in 1..<undoings { #expect(check.difference(of: &engine) == nil) }
    try change(&engine)
    return check.difference(of: &engine)
  }

  private func size(_ item: Int, _ height: Double) -> FittedSize {
    FittedSize(
      ElementID(section: 0, item: item), size: Vector(horizontal: 390, vertical: height))
  }

  @Test func restoredStateHasNoDifference() throws {
    let text = try check { engine in
      try engine.apply([.insertItems(section: 0, at: 3, count: 2)])
      try engine.apply([.removeItems(section: 0, 3..<5)])
    }
    #expect(text == nil)
  }

  @Test func reportsLeftoverItem() throws {
    let text = try check { try $0.apply([.insertItems(section: 0, at: 3, count: 1)]) }
    #expect(text?.contains("contentSize") == true, "\(text ?? "nothing")")
  }

  /// Two sizes with the same sum keep the length, but move the content between them.
  @Test(arguments: [1, 2, 4, 8]) func comparesAllFramesForMovedItems(undoings: Int) throws {
    let estimate = 80.0
    let text = try check(undoings: undoings) { engine in
      try engine.fit([size(170, estimate + 6), size(190, estimate - 6)])
    }
    #expect(text != nil)
  }

  /// Frames are compared after the first, second and fourth undo operation, and views after each
  /// one in turn.
  @Test func reportsMovedItemInTheView() throws {
    let text = try check(undoings: 2) { engine in
      try engine.fit([size(1, 86), size(2, 74)])
    }
    #expect(text?.contains("of section 0") == true, "\(text ?? "nothing")")
  }
}
