import Foundation
import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// The report states which kinds of measurements are available.
struct DoctorReportTests {
  private typealias Change = (inout MachineReadings) -> Void

  private func verdict(_ kind: MeasurementKind, _ change: Change) -> MeasurementVerdict? {
    MachineReadings.sample(change).verdict(kind)
  }

  @Test func perfectMachineMeasuresEverything() {
    let report = DoctorReport(.sample(), command: [])
    #expect(report.verdicts.map(\.kind) == MeasurementKind.allCases)
    #expect(report.verdicts.allSatisfy { $0.state == .ok })
    #expect(report.unmetRequirements(among: MeasurementKind.allCases).isEmpty)
  }

  @Test func allocationsNeedJemalloc() {
    #expect(verdict(.allocations) { $0.allocator.name = nil }?.state == .missing)
    #expect(verdict(.allocations) { $0.allocator.answers = false }?.state == .missing)
  }

  @Test func instructionsNeedValgrind() {
    #expect(verdict(.instructions) { $0.callgrind = nil }?.state == .missing)
    let failing = verdict(.instructions) { $0.callgrind = ("v", "r") }
    #expect(failing?.state == .missing && failing?.reason == "v fails: r")
  }

  @Test(arguments: [MeasurementKind.times, .pairs])
  func timesNeedAReleaseBuildAndASteadyMachine(kind: MeasurementKind) {
    #expect(verdict(kind) { $0.environment.build = "debug" }?.state == .missing)
    #expect(verdict(kind) { $0.spread = nil }?.state == .notMeasured)
    #expect(verdict(kind) { $0.spread = .sample(0.3) }?.state == .missing)
    #expect(verdict(kind) { $0.spread = .sample(0.07) }?.state == .limited)
  }

  @Test func loadAffectsOnlySingleBuilds() {
    let changes: [Change] = [
      { $0.environment.loadAverage = 5.2 }, { $0.stolenShare = 0.1 },
      { $0.governors = ["powersave"] }, { $0.cores = [0] }, { $0.spread = .sample(pace: 1.1) },
    ]
    for change in changes {
      #expect(verdict(.times, change)?.state == .limited)
      #expect(verdict(.pairs, change)?.state == .ok)
    }
    #expect(verdict(.times) { $0.spread = .sample(pace: 1.3) }?.state == .missing)
    #expect(verdict(.times) { $0.governors = [] }?.state == .ok, "unknown is no reason")
  }

  @Test func addressesAffectOnlyTwoBuilds() {
    for change: Change in [{ $0.canPin = false }, { $0.randomisation = .off }] {
      #expect(verdict(.times, change)?.state == .ok)
      #expect(verdict(.pairs, change)?.state == .limited)
    }
  }

  @Test func onlyRequiredKindsFail() {
    let report = DoctorReport(.sample { $0.callgrind = nil }, command: [])
    #expect(report.unmetRequirements(among: [.times, .pairs]).isEmpty)
    #expect(
      report.unmetRequirements(among: [.times, .instructions]).map(\.kind) == [.instructions])
  }

  @Test(arguments: MachineReadings.samples.indices)
  func linesAreShortAndComplete(index: Int) {
    let report = DoctorReport(MachineReadings.samples[index], command: ["doctor"])
    let text = report.text()
    let lines = text.split(separator: "\n")
    for line in lines { #expect(line.count <= 100, "\(line)") }
    #expect(!text.contains("…"), "\(text)")
    for fact in report.facts {
      #expect(lines.contains { $0.hasPrefix(fact.state.words) && $0.contains(fact.name) })
    }
    for verdict in report.verdicts {
      #expect(lines.contains { $0.hasPrefix("- \(verdict.kind.words): \(verdict.state.words)") })
    }
  }

  @Test(arguments: MachineReadings.samples.indices)
  func theJSONHasAllFacts(index: Int) throws {
    let report = DoctorReport(MachineReadings.samples[index], command: ["doctor", "--json", "-"])
    let json = try report.json()
    let tree = try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
    guard case .array(let facts)? = tree["facts"] else {
      Issue.record("there are no facts")
      return
    }
    #expect(facts.count == report.facts.count)
    for fact in facts {
      #expect(fact["value"] != nil && fact["reason"] != nil, "null is written")
      #expect(fact["value"] != .null || fact["reason"] != .null, "\(fact)")
    }
  }
}
