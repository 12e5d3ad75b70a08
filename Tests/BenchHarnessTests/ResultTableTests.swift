import Testing

@testable import BenchHarness
@testable import BenchReports

struct ResultTableTests {
  private let sizes = [1000, 10_000, 100_000, 1_000_000]

  private func text(_ results: [BenchmarkResult], build: String = "release") -> String {
    ResultTable(report: .sample(results, build: build)).text()
  }

  private func row(beginning start: String, in text: String) -> String? {
    text.split(separator: "\n").map(String.init).first { $0.hasPrefix(start) }
  }

  @Test func aRowShowsTimesGrowthSpreadAllocationsAndMemory() throws {
    var results = sizes.map { items in
      BenchmarkResult.sample(
        items: items, times: [Double(items), Double(items), Double(items) * 1.5], rounds: 2,
        counters: ["nodes": 18], allocations: items / 1000)
    }
    results[3].liveBytesPerItem = 15.96
    let text = text(results)
    let cells = try #require(row(beginning: "query", in: text)).split(separator: " ")
    #expect(
      cells == [
        "query", "default", "1.00", "µs", "10.0", "µs", "100", "µs", "1.00", "ms", "n^1.00",
        "1.50", "1000", "16.0",
      ])
  }

  @Test func reportsCutOffAndUnmeasuredRows() throws {
    let notLinked = ResultWarning(.allocatorNotLinked)
    let cut = MeasurementWarning.cutOff(pass: "one iteration", items: 1000, nanoseconds: 1.9e9)
    let results = [
      BenchmarkResult.sample(
        items: 1000, rounds: 2, allocations: nil, warnings: [notLinked]),
      BenchmarkResult.sample(
        items: 10_000, times: nil, allocations: nil, warnings: [ResultWarning(cut)],
        state: .tooSlow),
      BenchmarkResult.sample(items: 100_000, times: nil, allocations: nil),
      BenchmarkResult.sample(items: 10_000, strategy: "other", rounds: 2),
      BenchmarkResult.sample(items: 100_000, strategy: "other", rounds: 2),
    ]
    let text = text(results)
    let query = try #require(row(beginning: "query", in: text))
    #expect(query.contains("100 ns  cut off       -       -     1.00  not measured"))
    #expect(text.contains("ALLOCATIONS NOT MEASURED"))
    #expect(text.contains("1 of 1 results were skipped"))
  }

  @Test func figuresOfOtherSizesAreMarked() throws {
    var results = [
      BenchmarkResult.sample(items: 1000, allocations: 12),
      BenchmarkResult.sample(items: 10_000, allocations: nil),
    ]
    results[0].liveBytesPerItem = 1.5
    let text = text(results)
    let query = try #require(row(beginning: "query", in: text))
    #expect(query.hasSuffix("  12 @1k  1.50 @1k"))
    results[1].allocations = AllocationSummary(count: 13, bytes: 1)
    let whole = self.text(results)
    #expect(try #require(row(beginning: "query", in: whole)).contains(" 13  1.50 @1k"))
  }

  @Test func sizesWithoutTimesTakeNoColumn() throws {
    let results = [1000, 10_000].map {
      BenchmarkResult.sample(items: $0, times: $0 == 1000 ? [100] : nil, state: .tooSlow)
    }
    let text = text(results)
    #expect(try #require(row(beginning: "operation", in: text)).contains("    1k  growth"))
    #expect(text.contains("Sizes without a column: 10k."))
  }

  @Test func printsRequestedTablesAboveTheSummary() throws {
    let report = RunReport.sample([.sample()])
    let summary = try ReportFormat.table.render(report)
    #expect(summary == RunSummary(report).text())
    let details = try ReportFormat.table.render(report, details: true)
    #expect(details.hasPrefix(ResultTable(report: report).text()))
    #expect(details.hasSuffix("\nSummary\n=======\n\n" + summary))
  }

  @Test func measuredAllocationsRaiseNoAlarm() throws {
    #expect(!text([.sample()]).contains("NOT MEASURED"))
  }

  @Test func reportsDebugBuilds() throws {
    #expect(text([.sample()], build: "debug").contains("DEBUG BUILD"))
    #expect(!text([.sample()]).contains("DEBUG BUILD"))
  }

  @Test func noLineIsWiderThanAHundredCharacters() throws {
    let notLinked = ResultWarning(.allocatorNotLinked)
    for sizes in [sizes, [100] + sizes, [10, 100] + sizes + [10_000_000]] {
      for missing in [true, false] {
        let results = sizes.flatMap { items in
          ["default", "segmented-fenwick-with-shared-cache"].map { strategy in
            var result = BenchmarkResult.sample(
              scenario: "a-scenario-with-a-long-name", operation: "first-screen", items: items,
              strategy: strategy, times: [999_499, 1 / Double(items)],
              counters: ["aCounterWhoseNameNeverSeemsToEndAtAll": items],
              allocations: missing ? nil : 99_999_999, warnings: missing ? [notLinked] : [])
            result.liveBytesPerItem = 1290
            return result
          }
        }
        for line in text(results).split(separator: "\n") {
          #expect(line.count <= 100, "\(line)")
        }
      }
    }
  }

  @Test func sizesWithoutAColumnAreNamed() throws {
    let sizes = [10, 100, 1000, 10_000, 100_000, 1_000_000]
    let text = text(sizes.map { .sample(items: $0) })
    #expect(text.contains("Sizes without a column: 100."))
  }

  @Test func omitsZeroCounters() throws {
    let text = text([.sample(counters: ["solved": 0, "visited": 4])])
    #expect(text.contains("visited"))
    #expect(!text.contains("solved"))
  }

  @Test func growingCountersShowTheirGrowth() throws {
    let text = text(
      sizes.map { .sample(items: $0, counters: ["nodes": 18, "solved": $0 / 100]) })
    #expect(text.contains("nodes 18  solved 10.0k (n^1.00)"))
  }

  @Test func groupsEqualStrategies() throws {
    let results = ["default", "naive"].flatMap { strategy in
      ["query", "item"].map { BenchmarkResult.sample(operation: $0, strategy: strategy) }
    }
    let lines = text(results).split(separator: "\n").map(String.init)
    let rows = lines.filter { $0.contains(" ns ") }.map { $0.split(separator: " ")[0] }
    #expect(rows == ["query", "naive", "item", "naive"])
  }

  @Test func warningsOfOneCodeShareALine() {
    let linked = ResultWarning(.allocatorNotLinked, "no allocator")
    let results = [
      BenchmarkResult.sample(warnings: [ResultWarning(.preempted(ratio: 1.23)), linked]),
      BenchmarkResult.sample(items: 10_000, warnings: [ResultWarning(.preempted(ratio: 1.31))]),
      BenchmarkResult.sample(
        items: 100_000, warnings: [linked, ResultWarning(.fewSamples(count: 3))]),
    ]
    #expect(
      WarningDigest.lines(about: results) == [
        "2× preempted: wall time is 1.23× processor time (screen query 1k default), and similar",
        "2× no allocator", "1× few samples: 3 (screen query 100k default)",
      ])
  }

  @Test(arguments: [
    (ResultState.tooSlow, "cut off"), (.notApplicable, "limit"), (.failed, "failed"),
    (.interrupted, "-"),
  ])
  func aResultWithoutTimesShowsItsState(state: ResultState, cell: String) throws {
    let text = text([.sample(times: nil, state: state)])
    let cells = try #require(row(beginning: "query", in: text)).split(separator: " ")
    #expect(cells[2...].joined(separator: " ").hasPrefix("\(cell) "))
  }

  @Test func reportsIncompleteRuns() throws {
    var report = RunReport.sample([.sample()])
    #expect(try !ReportFormat.table.render(report).contains("INCOMPLETE"))
    report.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    #expect(try ReportFormat.table.render(report).contains("INCOMPLETE: ended by SIGINT."))
    report.warnings = [ResultWarning(.wrongFrames, "frames differ")]
    #expect(try ReportFormat.table.render(report).contains("WRONG RESULTS"))
  }

  @Test func markdownHasTheSameNumbers() throws {
    let markdown = try ReportFormat.markdown.render(.sample([.sample()]))
    #expect(!markdown.contains("## screen"))
    let details = try ReportFormat.markdown.render(
      .sample([.sample(rounds: 2)]), details: true)
    #expect(details.contains("## screen"))
    #expect(details.contains("| query | default | 100 ns | - | 1.00 | 0 | - |"))
  }
}
