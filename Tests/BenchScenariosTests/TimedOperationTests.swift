import BenchHarness
import Foundation
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Operations are identified by their names.
struct TimedOperationTests {
  @Test func namesAreUnique() {
    let names = TimedOperation.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(TimedOperation.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test func findsOperationsByName() {
    for operation in TimedOperation.all {
      #expect(TimedOperation(name: operation.name) == operation)
      #expect("\(operation)" == operation.name)
    }
    #expect(TimedOperation(name: "sweep") == nil)
    #expect(TimedOperation(name: "Query") == nil)
  }

  @Test func encodesOperationsByName() throws {
    let text = try JSONEncoder().encode([TimedOperation.firstScreen, .appDiff])
    #expect(String(decoding: text, as: UTF8.self) == #"["first-screen","app-diff"]"#)
    let all = try JSONEncoder().encode(TimedOperation.all)
    #expect(try JSONDecoder().decode([TimedOperation].self, from: all) == TimedOperation.all)
  }

  @Test func rejectsUnknownOperationNames() {
    #expect {
      try JSONDecoder().decode([TimedOperation].self, from: Data(#"["query","sweep"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "there is no operation \"sweep\""
    }
  }

  @Test func onlyNamedOperationsApply() {
    #expect(TimedOperation.query.applies(to: .pinboard))
    #expect(TimedOperation.reframe.applies(to: .pinboard))
    #expect(!TimedOperation.insert.applies(to: .pinboard))
    #expect(!TimedOperation.reframe.applies(to: .listFixed))
    #expect(TimedOperation.insert.applies(to: .listFixed))
    #expect(!TimedOperation.prepare.applies(to: .snapshotCalls))
  }

  @Test func theStateDependsOnTheScenario() {
    #expect(TimedOperation.query.state(in: .listFixed) == .laidOut)
    #expect(TimedOperation.query.state(in: .listEstimated) == .measured)
    #expect(TimedOperation.insert.state(in: .listEstimated) == .measured)
    #expect(TimedOperation.insert.state(in: .chatPrepend) == .laidOut)
    #expect(TimedOperation.fitAll.state(in: .resizeStorm) == .laidOut)
  }

  // MARK: - An operation of one file

  private func sweeps(_ strategies: [StrategyEntry]) throws -> [BenchmarkResult] {
    let selection = SuiteSelection(
      scenarios: [.listFixed, .listEstimated], operations: [.query, .sweep], items: [100],
      strategies: strategies)
    let options = SuiteOptions(budget: .seconds(100_000), passes: .counters)
    let results = try SuiteRunner(options: options).run(selection.cases(for: selection.workloads()))
    #expect(SuiteSelection.firstDifference(in: results) == nil)
    return results.filter { $0.operation == "sweep" }
  }

  @Test func runsOperationsOutsideTheSuite() throws {
    let results = try sweeps(StrategyEntry.all.filter(\.isDefault))
    #expect(results.map(\.scenario) == Array(repeating: "list-fixed", count: 4))
    #expect(Set(results.map(\.strategy)) == ["default", "floor", "naive", "dictionary"])
    #expect(results.allSatisfy { $0.state == .measured && $0.faults.isEmpty })
    #expect(Set(results.compactMap(\.visibleItems)) == [20])
  }

  @Test func findsWrongAnswersOfNewOperations() {
    let wrong = [StrategyEntry.all[0], FaultyLayout<Faults.LostItem>.entry]
    #expect(throws: TraceDifference.self) { try sweeps(wrong) }
  }
}
