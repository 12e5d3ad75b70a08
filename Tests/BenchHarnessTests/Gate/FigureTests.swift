import Testing

@testable import BenchHarness
@testable import BenchReports

/// Results become figures by kind, without figures for anything not measured.
struct FigureTests {
  private var result: BenchmarkResult {
    var result = BenchmarkResult.sample(counters: ["visited": 3], allocations: 2)
    result.frameDigest = "ab"
    result.visibleItems = 9
    result.metrics = ["drift": 0, "bytesPerMeasuredItem": 13.5]
    result.metrics["missing"] = .some(nil)
    result.liveBytesPerItem = 0.25
    result.liveBytesAfterTeardown = 0
    return result
  }

  @Test(arguments: [
    (348_603.3, "348,603.3"), (-1204.25, "-1,204.25"), (999.5, "999.5"), (1204, "1,204"),
    (1e30, "1e+30"),
  ])
  func groupsDigitsOfThousands(number: Double, text: String) {
    #expect(FigureValue.number(number).grouped == text)
  }

  @Test func figuresByKind() {
    let figures = Figures.all(of: result)
    #expect(
      figures[.work] == [
        "digest": .digest("ab"), "visibleItems": .number(9), "visited": .number(3),
        "drift": .number(0),
      ])
    #expect(
      figures[.memory] == [
        "allocations": .number(2), "allocatedBytes": .number(48), "bytesPerItem": .number(0.25),
        "bytesLeft": .number(0), "bytesPerMeasuredItem": .number(13.5),
      ])
  }

  @Test func aResultWithoutMeasurementsHasNoRow() {
    let result = BenchmarkResult(key: self.result.key)
    let sections = BaselineSection.sections(
      of: [result], kinds: [.work, .memory], conditions: .sample(), scenarios: ["screen": "1"])
    #expect(sections.map(\.rows.count) == [0, 0])
    #expect(sections.allSatisfy { $0.scenarios.isEmpty })
  }

  @Test func detectsDisagreeingProcesses() {
    let first = [BaselineSection.sample([1000: ["visited": 3]])]
    let second = [BaselineSection.sample([1000: ["visited": 4]])]
    let more = [BaselineSection.sample([1000: ["visited": 3], 2000: ["visited": 3]])]
    #expect(GateComparison.disagreement(first, first) == nil)
    #expect(
      GateComparison.disagreement(first, second)
        == "screen query default: visited rises: 3 → 4 (+33 %) at 1k")
    #expect(GateComparison.disagreement(first, more) != nil)
    #expect(GateComparison.disagreement(more, first) != nil)
  }

  @Test func theTableShowsEachFigureAtAllSizes() {
    let section = BaselineSection.sample([
      1000: ["tested": 10, "zero": 0], 100_000: ["tested": 1000, "zero": 0],
    ])
    let lines = FigureTable([section]).text().split(separator: "\n")
    #expect(lines[2].split(separator: " ").suffix(3) == ["1k", "100k", "growth"])
    #expect(lines[4].split(separator: " ").suffix(4) == ["tested", "10", "1,000", "n^1.00"])
    #expect(!lines.contains { $0.contains("zero") })
  }
}
