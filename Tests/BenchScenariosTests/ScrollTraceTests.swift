import BenchSuite
import LayoutCore
import Testing

@testable import BenchScenarios

/// The trace scrolls as a user would: within the content, and the same way each time.
struct ScrollTraceTests {
  @Test(arguments: Scenario.screens, [50, 1000])
  func traceStaysInTheContent(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    let trace = ScrollTrace(workload)
    #expect(trace.steps.count == 600)
    #expect(trace.steps.allSatisfy { stays($0.view, in: workload) })
  }

  @Test func detectsViewBeyondTheEnd() throws {
    let workload = try Scenario.listFixed.workload(items: 1000, seed: 7)
    let end = workload.viewport(at: 1)
    #expect(stays(end, in: workload))
    #expect(!stays(end.offset(along: .vertical, by: 1), in: workload))
    #expect(!stays(workload.viewport(at: 0).offset(along: .vertical, by: -1), in: workload))
  }

  @Test(arguments: Scenario.screens)
  func traceIsReproducible(scenario: Scenario) throws {
    let first = ScrollTrace(try scenario.workload(items: 1000, seed: 3)).steps
    let second = ScrollTrace(try scenario.workload(items: 1000, seed: 3)).steps
    let other = ScrollTrace(try scenario.workload(items: 1000, seed: 4)).steps
    #expect(first.map(\.view) == second.map(\.view))
    #expect(first.map(\.row?.section) == second.map(\.row?.section))
    #expect(first.map(\.row?.offset) == second.map(\.row?.offset))
    // A view that shows everything stays in place, and its rows move.
    if first.allSatisfy({ $0.view == first[0].view }) {
      #expect(first.map(\.row?.offset) != other.map(\.row?.offset))
    } else {
      #expect(first.map(\.view) != other.map(\.view))
    }
  }

  @Test(arguments: Scenario.screens)
  func traceMovesVisibleRows(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let moves = ScrollTrace(workload).steps.filter { $0.row != nil }
    // A few rows at the beginning of long content are far from the trace's positions.
    let hasRowsEverywhere = workload.rows.count > 2
    let showsEverything = workload.contentSize.vertical <= workload.viewport.vertical
    #expect(moves.isEmpty != (hasRowsEverywhere || showsEverything))
    for move in moves {
      let row = try #require(move.row)
      #expect(workload.rows(in: move.view).contains(row.section))
      let range = workload.rowRange(ofSection: row.section)
      #expect((range.lowerBound - 40...range.upperBound + 40).contains(row.offset))
    }
    #expect(!hasRowsEverywhere || Set(moves.map(\.row?.section)).count > 3)
  }

  @Test func theFirstFrameMovesARow() throws {
    // Counters, digest and allocations are taken from the first frame, so it has to show all kinds
    // of work.
    let workload = try Scenario.orthogonalRows.workload(items: 1000, seed: 7)
    #expect(ScrollTrace(workload).steps[0].row != nil)
  }

  @Test func aDragIsSlowAndAFlingLosesSpeed() throws {
    let workload = try Scenario.listFixed.workload(items: 1_000_000, seed: 7)
    let gesture = ScrollTrace(workload).steps.prefix(60).map(\.view.y)
    let steps = zip(gesture.dropFirst(), gesture).map { $0 - $1 }
    #expect(steps.prefix(19).allSatisfy { $0 == 4 })
    #expect(steps[19] >= 19)
    #expect(steps[19] > steps[30] && steps[30] > steps[50])
  }

  private func stays(_ view: Frame, in workload: Workload) -> Bool {
    view.y >= 0 && view.maxY <= max(view.height, workload.contentSize.vertical)
      && view.y == view.y.rounded()
  }
}
