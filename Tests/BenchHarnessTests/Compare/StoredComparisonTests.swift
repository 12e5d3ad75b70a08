import Testing

@testable import BenchHarness
@testable import BenchReports

/// Two stored runs are compared row by row, allowing for the machine's drift.
struct StoredComparisonTests {
  private func comparison(_ old: RunReport, _ new: RunReport) -> StoredComparison {
    StoredComparison(old: old, new: new, names: ("old.json", "new.json"))
  }

  private func text(_ old: RunReport, _ new: RunReport) -> String {
    comparison(old, new).text(maxWidth: 1000)
  }

  @Test func equalRunsAreTheSame() {
    let comparison = comparison(.stored(), .stored())
    #expect(comparison.slower.isEmpty && comparison.faster.isEmpty)
    #expect(comparison.text().contains("10 times compared: 0 slower, 0 faster, 10 same"))
    #expect(comparison.text().contains("exact figures compared: all the same"))
    #expect(comparison.inconclusive == nil)
  }

  @Test func namesRowsOutsideTheDrift() {
    let comparison = comparison(.stored(), .stored([3: 1.2, 7: 0.5]))
    #expect(comparison.slower.map(\.key.operation) == ["op3"])
    #expect(comparison.faster.map(\.key.operation) == ["op7"])
    #expect(comparison.text().contains("screen op3 1k default  299 ns  358 ns  1.20× slower"))
    #expect(comparison.markdown().contains("## Slower"))
  }

  private static let changes: [(rows: Int, factors: [Int: Double], slower: Int)] = [
    (1, [1: 10], 1), (1, [:], 0),
    (2, [1: 2, 2: 2], 2), (2, [2: 0.5], 0), (3, [1: 2, 2: 2], 2),
    (16, Dictionary(uniqueKeysWithValues: (1...16).map { ($0, 1.5) }), 16),
    (16, [9: 2], 1),
  ]

  /// A change in all rows moves their median, but neither the kernel nor the floors.
  @Test(arguments: changes)
  func changesAreFoundInAnyNumberOfRows(rows: Int, factors: [Int: Double], slower: Int) {
    let comparison = comparison(.stored(rows: rows), .stored(rows: rows, factors))
    let faster = factors.values.count { $0 < 1 }
    #expect(comparison.slower.count == slower && comparison.faster.count == faster)
    let same = rows - slower - faster
    let times = rows == 1 ? "1 time" : "\(rows) times"
    let sentence = """
      \(times) compared: \(slower) slower, \(faster) faster, \(same) same, \
      each relative to the machine's drift of 1.00× \
      (reference kernel 1.00×, median of 3 lower bounds 1.00×)
      """
    #expect(comparison.text(maxWidth: 1000).contains(sentence))
  }

  @Test func reportsMedianOutsideTheDriftFromEightRows() {
    let all = Dictionary(uniqueKeysWithValues: (1...8).map { ($0, 1.5) })
    let words =
      "the median result took 1.50× its earlier time, a larger change than the drift explains"
    #expect(text(.stored(rows: 8), .stored(rows: 8, all)).contains(words))
    #expect(!text(.stored(rows: 7), .stored(rows: 7, all)).contains("the median result"))
    #expect(!text(.stored(rows: 8), .stored(rows: 8, [1: 1.5])).contains("the median result"))
    #expect(!text(.stored(rows: 8), .stored(rows: 8, drift: 1.5)).contains("the median result"))
  }

  @Test func slowerMachineSlowsNoRow() {
    let comparison = comparison(.stored(), .stored([4: 1.3], drift: 1.4))
    #expect(comparison.slower.map(\.key.operation) == ["op4"] && comparison.faster.isEmpty)
    #expect(comparison.text(maxWidth: 1000).contains("the machine's drift of 1.40×"))
  }

  @Test func driftIsTheRangeBetweenKernelAndFloors() {
    let old = RunReport.stored()
    let new = RunReport.stored([1: 0.97, 2: 1.04, 3: 1.12, 4: 1.26], kernel: 1.1, floors: 1)
    let comparison = comparison(old, new)
    #expect(comparison.slower.map(\.key.operation) == ["op4"] && comparison.faster.isEmpty)
    #expect(
      comparison.text(maxWidth: 1000).contains(
        "drift of 1.00× to 1.10× (reference kernel 1.10×, median of 3 lower bounds 1.00×)"))
  }

  @Test func disagreeingReadingsLeaveRowsUndecided() {
    let comparison = comparison(.stored(), .stored([1: 1.1, 2: 4], kernel: 2, floors: 1))
    #expect(comparison.slower.map(\.key.operation) == ["op2"])
    #expect(comparison.text().contains("1 slower, 0 faster, 8 same, 1 undecided"))
  }

  /// An unchanged row is never listed, whatever the machine did.
  @Test(arguments: [0.5, 0.9, 1.2, 2])
  func rowWithItsOwnTimeIsNeitherSlowerNorFaster(drift: Double) {
    let comparison = comparison(.stored(), .stored([1: 1 / drift, 2: 1.004 / drift], drift: drift))
    #expect(comparison.slower.isEmpty && comparison.faster.isEmpty)
  }

  @Test func differenceWithinRoundsIsUndecided() {
    #expect(comparison(.stored(), .stored([2: 1.03])).slower.isEmpty)
    var (old, new) = (RunReport.stored(rows: 1), RunReport.stored(rows: 1))
    old.results[0].time = TimeSummary(
      samples: [100, 140], iterationsPerSample: 1, rounds: [1, 2])
    new.results[0].time = TimeSummary(
      samples: [120, 130], iterationsPerSample: 1, rounds: [1, 2])
    #expect(text(old, new).contains("0 slower, 0 faster, 0 same, 1 undecided"))
  }

  @Test func singleSamplesDecideNothing() {
    var new = RunReport.stored(rows: 1)
    new.results[0].time = TimeSummary(samples: [900], iterationsPerSample: 1)
    #expect(text(.stored(rows: 1), new).contains("0 slower, 0 faster, 0 same, 1 undecided"))
  }

  @Test func needsBothReadingsForAVerdict() {
    var mute = RunReport.stored(rows: 2)
    mute.reference = nil
    var bare = RunReport.stored(rows: 2)
    bare.results.removeAll { $0.strategy == BenchmarkKey.floorName }
    for (old, new, reason) in [
      (mute, RunReport.stored([1: 9]), "old.json has no times for the reference kernel"),
      (.stored(rows: 2), mute, "new.json has no times for the reference kernel"),
      (bare, .stored(rows: 2), "old.json and new.json have no lower-bound results in common"),
    ] {
      let comparison = comparison(old, new)
      let sentence =
        "cannot compare 2 times: \(reason), so the machine's drift is unknown; repeat both runs "
        + "with the same scenarios and operations, including query or prepare"
      #expect(comparison.inconclusive == sentence)
      #expect(comparison.slower.isEmpty && comparison.faster.isEmpty)
      let text = comparison.text(maxWidth: 1000)
      #expect(text.contains("no verdict: \(sentence)") && !text.contains(" same, each"))
    }
  }

  /// A layout's changes cannot make the least possible work slower, so a different floor shows a
  /// different machine speed.
  @Test func floorsAreNoRows() {
    let comparison = comparison(.stored(rows: 0), .stored(rows: 0, floors: 1.2))
    #expect(comparison.rows.isEmpty && comparison.slower.isEmpty)
    #expect(comparison.text().contains("times were not compared: no result was timed in both runs"))
  }

  @Test func runsWithNothingInCommonHaveNoVerdict() {
    let other = RunReport.sample([.sample(scenario: "other", counters: ["visited": 1])])
    for (old, new) in [
      (RunReport.sample([]), RunReport.sample([])), (.sample([]), other),
      (.stored(rows: 1), other),
    ] {
      let comparison = comparison(old, new)
      #expect(comparison.inconclusive?.contains("have no results in common") == true)
      #expect(!comparison.text().contains("all the same"))
    }
  }

  @Test func timesOfOtherMachinesAreNotCompared() {
    let comparison = comparison(.stored(), .stored([3: 9], cpu: "Other CPU"))
    #expect(comparison.rows.isEmpty && comparison.slower.isEmpty)
    #expect(
      comparison.text(maxWidth: 200).contains(
        "times were not compared: the processor is Test CPU in one run and Other CPU in the other"))
  }

  @Test func namesChangedFigures() {
    let text = comparison(.stored(), .stored(digest: "b")).text(maxWidth: 200)
    #expect(text.contains("exact figures compared: 10 changes"))
    #expect(text.contains("CHANGE screen op1 default: digest changes: a → b at 1k"))
  }

  @Test func reportSaysTimesWereNotJudged() throws {
    var mute = RunReport.stored(rows: 1)
    mute.reference = nil
    let report = try ReportPage.sample(mute.json(), RunReport.stored(rows: 1).json())
    #expect(report.unjudged.count == 1)
    #expect(report.markdown().contains("no verdict: cannot compare 1 time: 1.json has no times"))
    #expect(
      try ReportPage.sample(RunReport.stored().json(), RunReport.stored().json()).unjudged == [])
  }
}

extension RunReport {
  /// Returns a run with rows in three rounds, slowed as specified, three floors and the reference
  /// kernel.
  ///
  /// By default, floors and kernel drift with the rows.
  fileprivate static func stored(
    rows: Int = 10, _ factors: [Int: Double] = [:], drift: Double = 1, kernel: Double? = nil,
    floors: Double? = nil, cpu: String = "Test CPU", digest: String = "a"
  ) -> RunReport {
    func result(_ strategy: String, _ row: Int, _ factor: Double) -> BenchmarkResult {
      var result = BenchmarkResult.sample(
        operation: "op\(row)", strategy: strategy, times: nil, counters: ["visited": row])
      result.time = TimeSummary(
        samples: [100, 101, 102, 99, 100, 101, 100, 103, 102].map { $0 * factor * Double(row) },
        iterationsPerSample: 1, rounds: [1, 1, 1, 2, 2, 2, 3, 3, 3])
      result.frameDigest = strategy == "default" ? digest : nil
      return result
    }
    var report = RunReport.sample(
      (0..<rows).map { result("default", $0 + 1, factors[$0 + 1, default: 1] * drift) }
        + (1...3).map { result(BenchmarkKey.floorName, $0, floors ?? drift) })
    report.reference = ReferenceSummary(
      (0..<5).map {
        ReferenceReading(at: $0 * 1_000_000_000, nanoseconds: 500_000 * (kernel ?? drift))
      })
    report.environment.cpu = cpu
    return report
  }
}
