import Testing

@testable import BenchHarness
@testable import BenchReports

/// Figures are compared only under equal conditions, and count as not measured otherwise.
struct GateConditionTests {
  private func findings(
    _ kind: FigureKind, _ old: GateConditions, _ new: GateConditions,
    versions: (String, String) = ("1", "1")
  ) -> [GateFinding] {
    let figures = [1000: ["instructions": 5.0]]
    let before = BaselineSection.sample(
      figures, kind: kind, version: versions.0, conditions: old)
    let now = BaselineSection.sample(figures, kind: kind, version: versions.1, conditions: new)
    let comparison = GateComparison(of: [now], with: Baseline(sections: [before]))
    #expect(comparison.failures.isEmpty)
    return comparison.findings
  }

  @Test func equalConditionsAreCompared() {
    for kind in FigureKind.allCases {
      #expect(findings(kind, .sample(), .sample()).isEmpty)
    }
  }

  @Test func countersIgnoreTheMachine() {
    let other = GateConditions.sample(
      platform: "Other", compiler: "Swift 7", library: "musl", valgrind: nil)
    #expect(findings(.work, .sample(), other).isEmpty)
  }

  @Test func memoryDependsOnPlatformAndCompiler() {
    let others = [GateConditions.sample(platform: "Other"), .sample(compiler: "Swift 7")]
    for other in others { #expect(findings(.memory, .sample(), other).count == 1) }
    #expect(findings(.memory, .sample(), .sample(library: "musl", valgrind: nil)).isEmpty)
  }

  @Test func thePlatformNamesTheBuildSystem() {
    let platform = GateConditions.current().platform
    #if Xcode
      #expect(platform.contains(" by Swift Build, "))
    #else
      #expect(platform.contains("release, ") || platform.contains("debug, "))
    #endif
  }

  @Test func instructionsDependOnLibraryAndValgrindAsWell() {
    let others = [GateConditions.sample(library: "musl"), .sample(valgrind: "valgrind-4")]
    for other in others {
      #expect(findings(.instructions, .sample(), other).count == 1)
      #expect(findings(.cacheMisses, .sample(), other).count == 1)
    }
    #expect(
      findings(.instructions, .sample(), others[1])[0].line
        == "NOT MEASURED instructions figures (Test x86, release, jemalloc 5): the baseline was "
        + "recorded under other conditions: valgrind valgrind-3, now valgrind-4")
  }

  @Test func comparesChangedInputsByCost() {
    for kind in FigureKind.allCases {
      let findings = findings(kind, .sample(), .sample(), versions: ("1", "2"))
      #expect(findings.map(\.kind) == [.changedInput])
      #expect(findings.first?.sentence.contains("screen: version 1, now 2; update ") == true)
    }
  }

  @Test func inputChangesBelongToTheirSizes() {
    let old = BaselineSection.sample(
      [1000: ["tested": 4, "visibleItems": 4], 10_000: ["tested": 9], 100_000: ["tested": 9]])
    let new = BaselineSection.sample(
      [1000: ["tested": 6, "visibleItems": 8], 10_000: ["tested": 9]], version: "2")
    let lines = GateComparison(of: [new], with: Baseline(sections: [old])).findings.map(\.line)
    #expect(
      lines == [
        "CHANGED INPUT screen: version 1, now 2; update the baseline to accept it",
        "CHANGED INPUT screen: counters figures are no longer measured for screen query 100k "
          + "default",
        "COSTS MORE screen query default: tested 4 → 6 (+50 %) at 1k, growing as n^0.18 "
          + "instead of n^0.35",
      ])
  }

  @Test func doesNotMeasureKindsMissingInTheBaseline() {
    let comparison = GateComparison(
      of: [.sample([1000: ["allocations": 1]], kind: .memory)], with: Baseline())
    #expect(comparison.gaps.count == 1 && comparison.comparedFigures == 0)
  }

  @Test func thisProcessHasConditions() {
    let conditions = GateConditions.current()
    #expect(conditions.platform.split(separator: ",").count == 3)
    #expect(conditions.compiler.hasPrefix("Swift 6."))
    #expect(!conditions.library.isEmpty)
  }
}
