import Testing

@testable import BenchHarness
@testable import BenchReports

/// Costs are compared with the minimum in the history, so small increases cannot add up unnoticed.
struct LowestFigureTests {
  /// Returns the findings of a gate whose baseline has the current figures.
  private func findings(
    _ history: [HistoryEntry], now row: [String: Double], accepted: String = "",
    kind: FigureKind = .instructions, version: String = "1", compiler: String = "Swift 6"
  ) throws -> [String] {
    let section = BaselineSection.sample(
      [1000: row], kind: kind, version: version, conditions: .sample(compiler: compiler))
    return GateComparison(
      of: [section], with: Baseline(sections: [section]),
      least: LowestFigures(
        History(history), accepted: try AcceptedRises(text: accepted, source: "accepted.txt"))
    ).findings.map(\.line)
  }

  private static let steps: [HistoryEntry] = [
    .sample(1, ["instructions": 1100]), .sample(2, ["instructions": 1000]),
    .sample(3, ["instructions": 1012]), .sample(4, ["instructions": 1008]),
    .sample(5, ["instructions": 1025]),
  ]

  @Test func smallRisesAddUp() throws {
    #expect(
      try findings(Self.steps, now: ["instructions": 1040]) == [
        "RISEN screen query default: instructions has risen step by step: 1,040 at 1k, +4.00 % "
          + "over its minimum of 1,000 in 2222222: +1.69 % in 5555555, +1.46 % "
          + "since the last commit of the history, +1.20 % in 3333333; to accept it, add the "
          + "line: screen query 1k default instructions 1040 # reason"
      ])
    #expect(try findings(Self.steps, now: ["instructions": 1030]).isEmpty)
  }

  @Test func namesTheGreatestRises() throws {
    let many: [HistoryEntry] = (1...6).map { .sample($0, ["instructions": 1000 + 10 * Double($0)]) }
    let lines = try findings(many, now: ["instructions": 1100])
    #expect(lines.count == 1 && lines[0].contains("% in 2222222, +0.98 % in 3333333 and 3 more;"))
  }

  @Test func ignoresAcceptedRises() throws {
    let line = "screen query 1k default instructions 1040 # the price of an index\n"
    #expect(try findings(Self.steps, now: ["instructions": 1040], accepted: line).isEmpty)
    #expect(try findings(Self.steps, now: ["instructions": 1071], accepted: line).isEmpty)
    #expect(try findings(Self.steps, now: ["instructions": 1072], accepted: line).count == 1)
    #expect(
      try findings(Self.steps, now: ["instructions": 1000], accepted: "# all\n\n" + line) == [
        "FALL screen query default: instructions is below the accepted value: 1,000 at 1k; "
          + "delete line 3 of accepted.txt or lower its value, so that it does not hide the next "
          + "rise"
      ])
  }

  @Test func ignoresOtherInputsAndCompilers() throws {
    let row = ["instructions": 2000.0]
    #expect(try findings(Self.steps, now: row).count == 1)
    #expect(try findings(Self.steps, now: row, version: "2").isEmpty)
    #expect(try findings(Self.steps, now: row, compiler: "Swift 7").isEmpty)
  }

  @Test func memoryIsACostUnlikeWork() throws {
    let least: [HistoryEntry] = [.sample(1, ["allocations": 2, "visited": 2])]
    #expect(try findings(least, now: ["allocations": 3], kind: .memory).count == 1)
    #expect(try findings(least, now: ["visited": 3], kind: .work).isEmpty)
    let none: [HistoryEntry] = [.sample(1, ["allocations": 0])]
    #expect(try findings(none, now: ["allocations": 1], kind: .memory).count == 1)
  }

  @Test func sumOfRisesFailsTheGate() throws {
    let section = BaselineSection.sample([1000: ["instructions": 1100]], kind: .instructions)
    let comparison = GateComparison(
      of: [section], with: Baseline(sections: [section]),
      least: LowestFigures(History(Self.steps)))
    #expect(comparison.failures.map(\.kind) == [.risen])
    #expect(comparison.outcomes.map(\.state) == [.failed])
  }

  @Test(arguments: [
    "screen query 1k default instructions 1040", "screen query 1k default instructions 1040 # ",
    "screen query 1k default instructions many # why", "screen query default instructions 1 # why",
    "screen query none default instructions 1 # why",
    "a b 1k c instructions 1 # why\na b 1k c instructions 2 # why",
  ])
  func invalidLines(text: String) {
    let error = #expect(throws: BaselineError.self) {
      try AcceptedRises(text: text, source: "accepted.txt")
    }
    #expect(error?.line == text.split(separator: "\n").count)
  }
}
