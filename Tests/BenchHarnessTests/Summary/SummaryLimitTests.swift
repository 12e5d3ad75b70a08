import Testing

@testable import BenchHarness
@testable import BenchReports

/// Any report has a short summary without wide lines.
struct SummaryLimitTests {
  /// The maximum number of lines: alarms and a fault, two lines of subject and verdict, the matrix,
  /// the times, six sentences, the legend, and notes.
  private static let maxLines = 6 + 11 * 3 + 6 + 26 + 19 + 6 * 4 + 6 * 2 + 1 + 6 + 2 * 3

  @Test(arguments: 0..<60)
  func noSummaryIsLongOrWide(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = RunSummary(report(&random)).text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= Self.maxLines, "\(text)")
    for line in lines { #expect(line.count <= RunSummary.width, "\(line)") }
  }

  /// Returns a report with random strategies, sizes, names, numbers and gaps.
  private func report(_ random: inout SeededRandom) -> RunReport {
    let operations = names(["query", "scroll", "prepare"], upTo: 30, &random)
    let scenarios = names(["list"], upTo: 4, &random)
    let strategies = ["floor"] + names(["default", "naive", "dictionary"], upTo: 6, &random)
    let sizes = (0..<random.next(in: 1..<7)).map { _ in
      random.next(in: 0..<2) == 0
        ? [1000, 1_000_000][random.next(in: 0..<2)]
        : random.next(in: 1..<2_000_000_000)
    }
    var results: [BenchmarkResult] = []
    for operation in operations {
      for scenario in scenarios {
        for strategy in strategies {
          for size in Set(sizes) where random.next(in: 0..<4) > 0 {
            results.append(
              result(
                BenchmarkKey(
                  scenario: scenario, operation: operation, items: size, strategy: strategy),
                &random))
          }
        }
      }
    }
    var report = RunReport.sample(
      results, build: random.next(in: 0..<4) == 0 ? "debug" : "release")
    if random.next(in: 0..<3) == 0 {
      report.environment.cpu = word(300, &random)
      report.environment.os = (0..<40).map { _ in word(9, &random) }.joined(separator: " ")
      report.warnings = (0..<9).map { _ in ResultWarning(.interrupted, word(200, &random)) }
    }
    return report
  }

  private func result(_ key: BenchmarkKey, _ random: inout SeededRandom) -> BenchmarkResult {
    var result = BenchmarkResult(key: key)
    let codes = WarningCode.allCases
    for _ in 0..<random.next(in: 0..<4) {
      let code = codes[random.next(in: 0..<codes.count)]
      result.add([ResultWarning(code, word(random.next(in: 1..<120), &random))])
    }
    if random.next(in: 0..<5) > 0 {
      let scale = [1e-3, 1, 1e6, 1e15, 1e30][random.next(in: 0..<5)]
      let samples = (0..<3).map { _ in random.next(in: 0..<1000.0) * scale }
      result.time = TimeSummary(samples: samples, iterationsPerSample: 1)
    } else {
      result.state = ResultState.allCases[random.next(in: 0..<ResultState.allCases.count)]
    }
    if random.next(in: 0..<3) > 0 {
      result.allocations = AllocationSummary(count: random.next(in: 0..<(1 << 60)), bytes: 1)
      result.liveBytesPerItem = random.next(in: -1e3..<1e12)
      result.visibleItems = random.next(in: 0..<100)
    }
    return result
  }

  private func names(
    _ known: [String], upTo limit: Int, _ random: inout SeededRandom
  ) -> [String] {
    let more = (0..<random.next(in: 0..<limit)).map {
      "\(word(random.next(in: 1..<60), &random))\($0)"
    }
    return known + more
  }

  private func word(_ length: Int, _ random: inout SeededRandom) -> String {
    String((0..<length).map { _ in ["a", "é", "-", "0"][random.next(in: 0..<4)] as Character })
  }
}
