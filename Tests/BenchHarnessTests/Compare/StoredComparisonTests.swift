import Testing

@testable import BenchHarness

/// Two stored runs are compared row by row, against what all rows have in common.
struct StoredComparisonTests {
  /// A run with ten rows in three rounds, each of which may be slowed.
  private func run(
    _ factors: [Int: Double] = [:], all: Double = 1, cpu: String = "Test CPU", digest: String = "a"
  ) -> RunReport {
    let results = (1...10).map { row in
      var result = BenchmarkResult.sample(
        operation: "op\(row)", times: nil, counters: ["visited": row])
      let factor = factors[row, default: 1] * all
      result.time = TimeSummary(
        samples: [100, 101, 102, 99, 100, 101, 100, 103, 102].map { $0 * factor * Double(row) },
        iterationsPerSample: 1, rounds: [1, 1, 1, 2, 2, 2, 3, 3, 3])
      result.frameDigest = digest
      return result
    }
    var report = RunReport.sample(results)
    report.environment.cpu = cpu
    return report
  }

  private func comparison(_ old: RunReport, _ new: RunReport) -> StoredComparison {
    StoredComparison(old: old, new: new, names: ("old.json", "new.json"))
  }

  @Test func equalRunsAreAsBefore() {
    let comparison = comparison(run(), run())
    #expect(comparison.slower.isEmpty && comparison.faster.isEmpty)
    #expect(comparison.text().contains("10 times compared: 0 slower, 0 faster, 10 as before"))
    #expect(comparison.text().contains("40 exact figures compared: all as before"))
  }

  @Test func aRowThatIsOffAllOthersIsNamed() {
    let comparison = comparison(run(), run([3: 1.2, 7: 0.5]))
    #expect(comparison.slower.map(\.key.operation) == ["op3"])
    #expect(comparison.faster.map(\.key.operation) == ["op7"])
    #expect(comparison.text().contains("screen op3 1k default  299 ns  358 ns  1.20×"))
    #expect(comparison.markdown().contains("## Slower"))
  }

  @Test func aSlowerMachineIsNoSlowerRow() {
    let comparison = comparison(run(), run([4: 1.3], all: 1.4))
    #expect(comparison.slower.map(\.key.operation) == ["op4"] && comparison.faster.isEmpty)
    #expect(comparison.text().contains("each against 1.40×"))
  }

  @Test func aDifferenceInsideTheRoundsIsNone() {
    let comparison = comparison(run(), run([2: 1.03]))
    #expect(comparison.slower.isEmpty)
  }

  /// No change of a layout makes the least work slower: a floor that differs tells of the machine.
  @Test func floorsAreNoRows() {
    func floor(_ run: RunReport) -> RunReport {
      var run = run
      for index in run.results.indices { run.results[index].strategy = BenchmarkKey.floorName }
      return run
    }
    let comparison = comparison(floor(run()), floor(run([3: 9])))
    #expect(comparison.rows.isEmpty && comparison.slower.isEmpty)
  }

  @Test func timesOfOtherMachinesAreNotCompared() {
    let comparison = comparison(run(), run([3: 9], cpu: "Other CPU"))
    #expect(comparison.rows.isEmpty && comparison.slower.isEmpty)
    #expect(
      comparison.text(maxWidth: 200).contains(
        "times are not compared: the processor is Test CPU in one, and Other CPU in the other"))
  }

  @Test func figuresThatChangedAreNamed() {
    let text = comparison(run(), run(digest: "b")).text(maxWidth: 200)
    #expect(text.contains("exact figures compared: 10 change"))
    #expect(text.contains("CHANGE screen op1 default: digest is another one: a → b at 1k"))
  }
}
