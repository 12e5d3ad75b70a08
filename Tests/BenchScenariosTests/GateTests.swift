import BenchHarness
import BenchReports
import CompositionalLayout
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The gate fails for each way of becoming slower without becoming wrong.
struct GateTests {
  /// Returns the figures of queries by a strategy.
  private static func sections<Fault: LayoutFault>(
    _ fault: Fault.Type, on scenario: Scenario = .listFixed, kinds: [FigureKind] = [.work]
  ) throws -> [BaselineSection] {
    let selection = SuiteSelection(
      scenarios: [scenario], operations: [.query], items: [1000, 10_000],
      strategies: [FaultyLayout<Fault>.entry])
    let runner = SuiteRunner(
      options: .withoutClock, clock: StoppedClock(),
      probe: kinds.contains(.memory) ? .make() : nil)
    var cases = try selection.cases(for: selection.workloads())
    // The comparison of answers would find wrong frames before the gate.
    for index in cases.indices { cases[index].verify = nil }
    return BaselineSection.sections(
      of: try runner.run(cases), kinds: kinds,
      conditions: .current(), scenarios: [scenario.name: try scenario.version(seed: 7)])
  }

  /// Returns the findings about a strategy that replaces one with minimal costs.
  private static func findings<Fault: LayoutFault>(
    _ fault: Fault.Type, kinds: [FigureKind] = [.work]
  ) throws -> [GateFinding] {
    let baseline = Baseline(sections: try sections(CostFaults.NoCost.self, kinds: kinds))
    return GateComparison(of: try sections(fault, kinds: kinds), with: baseline).findings
  }

  @Test func theSameStrategyPasses() throws {
    #expect(try Self.findings(CostFaults.NoCost.self).isEmpty)
  }

  @Test func scanFailsAndIsReportedAsLinear() throws {
    let findings = try Self.findings(CostFaults.Scan.self)
    #expect(findings.map(\.kind) == [.rise])
    let sentence = findings.first?.sentence ?? ""
    #expect(sentence.hasPrefix("list-fixed query default: elementsTested rises: "), "\(sentence)")
    #expect(sentence.contains("grows as n^1.00 instead of n^0."), "\(sentence)")
  }

  @Test func aWrongFrameIsAChange() throws {
    let findings = try Self.findings(CostFaults.Wrong.self)
    #expect(findings.map(\.kind) == [.change])
  }

  /// Rows have a different height, so a query finds one row less.
  @Test func comparesChangedDescriptionsByCost() throws {
    let other = Scenario(
      name: "list-fixed", summary: "", imitates: "",
      layout: {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(45)), subitems: [.filling()])
        return CompositionalLayoutDescription(section: NSCollectionLayoutSection(group: group))
      },
      counts: { items, _ in [items] })
    let baseline = Baseline(sections: try Self.sections(CostFaults.NoCost.self))
    let comparison = GateComparison(
      of: try Self.sections(CostFaults.NoCost.self, on: other), with: baseline)
    #expect(comparison.findings.map(\.kind) == [.changedInput, .cheaper, .cheaper])
    #expect(comparison.failures.isEmpty && comparison.comparedFigures == 32)
  }

  @Test func slowStrategiesHaveAnUntimedLimit() throws {
    var selection = SuiteSelection(
      scenarios: [.listFixed, .listEstimated], operations: [.prepare], items: [100, 1000, 10_000],
      includesOptIns: true)
    selection.isUntimed = true
    let refused = try selection.cases(for: selection.workloads()).filter { benchmarkCase in
      do {
        _ = try benchmarkCase.make(SetupDeadline(clock: StoppedClock()))
        return false
      } catch SetupSkipReason.tooMany {
        return true
      }
    }
    #expect(
      Set(refused.map { "\($0.key)" }) == [
        "list-fixed prepare 10k naive", "list-fixed prepare 10k dictionary",
        "list-estimated prepare 1k naive", "list-estimated prepare 10k naive",
        "list-estimated prepare 10k dictionary",
      ])
  }

  @Test func eachScenarioHasAVersionOfItsOwn() throws {
    let versions = try Scenario.versions(of: Scenario.all, seed: 7)
    #expect(versions.count == Scenario.all.count)
    #expect(Set(versions.values).count == versions.count)
    #expect(try Scenario.versions(of: Scenario.all, seed: 7) == versions)
    #expect(try Scenario.listEstimated.version(seed: 8) != versions["list-estimated"])
  }
}

/// Tests the same for allocation requests, each test in a separate process.
@Suite(.enabled(if: AllocationProbe.make() != nil, "jemalloc is not linked"))
struct MemoryGateTests {
  @Test func oneMoreAllocationPerQueryFails() async {
    await #expect(processExitsWith: .success) {
      let findings = try GateTests.memoryFindings(CostFaults.Allocation.self)
      #expect(
        findings.contains {
          $0.kind == .rise && $0.sentence.hasPrefix("list-fixed query default: allocations rises: ")
        })
    }
  }

  @Test func leakFails() async {
    await #expect(processExitsWith: .success) {
      let findings = try GateTests.memoryFindings(CostFaults.Leak.self)
      #expect(findings.contains { $0.kind == .leak })
    }
  }
}

extension GateTests {
  fileprivate static func memoryFindings<Fault: LayoutFault>(
    _ fault: Fault.Type
  ) throws -> [GateFinding] {
    try findings(fault, kinds: [.memory])
  }
}
