import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the default run: its cells, its matrix, and the wrong answers it detects.
struct CoreSuiteTests {
  private var core: SuiteSelection {
    var selection = SuiteSelection(items: CoreSuite.items, strategies: CoreSuite.strategies)
    selection.isCore = true
    selection.takesMinimumFirst = true
    return selection
  }

  @Test func everyRowRunsWithItsStrategies() throws {
    let keys = try core.cases(for: core.workloads()).map(\.key)
      .filter { $0.strategy != BenchmarkKey.floorName }
    let cells = Dictionary(grouping: keys, by: \.strategy).mapValues(\.count)
    #expect(
      cells == [
        "default": 88, "dictionary": 16, "naive": 16, "measure-none": 12, "measure-each": 8,
        "extents-flat": 16, "spatial-linear": 12,
      ])
  }

  @Test func linearStrategiesRunAllRowsOnlyAsReference() throws {
    var selection = core
    let names = [NaiveLayout.name, "dictionary"]
    selection.strategies = names.compactMap { name in
      StrategyEntry.all.first { $0.name == name }
    }
    let keys = try selection.cases(for: selection.workloads()).map(\.key)
    let rows = names.map { name in
      Set(keys.filter { $0.strategy == name }.map { MatrixGroup.Row(of: $0) })
    }
    #expect(rows == [Set(CoreSuite.rows), Set(CoreSuite.headlines)])
  }

  @Test(arguments: [false, true])
  func strategiesOfAProgramRunAllRowsUnlessLinear(isLinear: Bool) throws {
    var selection = core
    selection.strategies = [
      StrategyEntry.all[0], StrategyEntry(Copy.self, summary: "", isLinear: isLinear),
    ]
    let keys = try selection.cases(for: selection.workloads()).map(\.key)
    let rows = Set(keys.filter { $0.strategy == Copy.name }.map { MatrixGroup.Row(of: $0) })
    #expect(rows == Set(isLinear ? CoreSuite.headlines : CoreSuite.rows))
  }

  @Test func everyRowIsAnOperationOfItsScenario() throws {
    for row in CoreSuite.rows + CoreSuite.ablations.flatMap(\.rows) + CoreSuite.headlines {
      let scenario = try #require(Scenario.all.first { $0.name == row.scenario })
      #expect(scenario.operations.map(\.name).contains(row.operation), "\(row)")
    }
    for ablation in CoreSuite.ablations {
      #expect(StrategyEntry.all.contains { $0.name == ablation.strategy })
    }
  }

  @Test func theMatrixHasCachesFirstAndTheSlowestLast() throws {
    let groups = try #require(core.matrix)
    #expect(
      groups.map(\.title) == [
        "kept measurements", "group measurement", "extent index", "spatial index", "section keys",
        "on demand", "dictionary", "naive",
      ])
    let scenarios = groups.flatMap(\.rows).prefix(10).map(\.scenario)
    #expect(scenarios.contains("nested-groups") && scenarios.contains("orthogonal-rows"))
    #expect(SuiteSelection().matrix == nil)
  }

  // MARK: - Wrong answers of slow strategies at large sizes

  /// Loses the last element of each view if there are more than 5,000 items.
  private struct LossAmongMany: ForwardingStrategy {
    static let name = "loss-among-many"
    var base: DefaultLayoutEngine

    func query(_ rectangle: Frame, into visible: inout VisibleElements) {
      var found = VisibleElements()
      base.query(rectangle, into: &found)
      let isMany = input.sections.reduce(0) { $0 + $1.itemCount } > 5000
      for element in isMany ? found.elements.dropLast() : found.elements[...] {
        visible.append(element)
      }
    }
  }

  /// Writes the frame of item 5,000 one point too low.
  private struct ShiftOfOne: ForwardingStrategy {
    static let name = "shift-of-one"
    var base: DefaultLayoutEngine

    func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
      let count = base.writeFrames(into: &frames)
      if count > 5000 { frames[5000].y += 1 }
      return count
    }
  }

  /// Runs list queries with the default engine and a strategy marked as slow.
  private func difference<Strategy: LayoutStrategy>(_ type: Strategy.Type) -> String? {
    var selection = SuiteSelection(
      scenarios: [.listFixed], operations: [.query], items: [1000, 10_000],
      strategies: [StrategyEntry.all[0], StrategyEntry(type, summary: "", isLinear: true)])
    selection.takesMinimumFirst = true
    var options = SuiteOptions(budget: .nanoseconds(1))
    options.takesMinimumFirst = true
    do {
      let cases = try selection.cases(for: selection.workloads())
      _ = try SuiteRunner(options: options, probe: nil).run(cases)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func timedAnswersAreCompared() {
    let text = difference(LossAmongMany.self)
    #expect(
      text?.hasPrefix(
        "list-fixed, query, 10000 items, default against loss-among-many: step ") == true,
      "\(text ?? "nothing was found")")
  }

  @Test func allFramesAreComparedAtOnce() {
    let text = difference(ShiftOfOne.self)
    #expect(
      text?.contains("10000 items") == true && text?.contains("y of item 5000") == true,
      "\(text ?? "nothing was found")")
  }

  /// The default engine under a different name.
  private struct Copy: ForwardingStrategy {
    static let name = "copy"
    var base: DefaultLayoutEngine
  }

  @Test func rightAnswersPass() { #expect(difference(Copy.self) == nil) }

  // MARK: - The ablation of group measurements

  @Test func eachVisibleGroupIsSolvedOnce() throws {
    let workload = try Scenario.nestedGroups.workload(items: 1000, seed: 7)
    let engine = try DefaultLayoutEngine(workload.upright)
    let ablation = PerGroupLayout(base: engine)
    var (expected, found) = (VisibleElements(), VisibleElements())
    let view = workload.viewport(at: 0.5)
    engine.query(view, into: &expected)
    ablation.query(view, into: &found)
    #expect(found.elements == expected.elements)
    let groups = Set(expected.elements.map { $0.item / 12 }).count
    #expect(expected.work.measurementMisses == 0 && found.work.measurementMisses == groups)
  }
}
