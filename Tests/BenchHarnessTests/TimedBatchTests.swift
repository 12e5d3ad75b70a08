import BenchHarness
import Testing

/// A benchmark compares its timed batches while nothing is timed, and ends the run if a batch is
/// wrong.
struct TimedBatchTests {
  private struct Wrong: WrongAnswer, Equatable {
    let batch: Int
  }

  /// A benchmark with a wrong batch.
  private final class Checked: PreparedBenchmark {
    private let clock: FakeClock
    private let wrongBatch: Int?
    private(set) var finished: [(checksum: UInt64, iterations: Int)] = []

    init(_ clock: FakeClock, wrongBatch: Int? = nil) {
      self.clock = clock
      self.wrongBatch = wrongBatch
    }

    func run(iterations: Int) -> UInt64 {
      clock.advance(1_000_000 * Int64(iterations))
      return UInt64(iterations) * 7
    }

    func finishBatch(checksum: UInt64, iterations: Int) throws {
      finished.append((checksum, iterations))
      // The comparison takes long, but is not part of a sample.
      clock.advance(50_000_000)
      if finished.count == wrongBatch { throw Wrong(batch: finished.count) }
    }

    func countWork() -> [String: Int] { [:] }
  }

  private let clock = FakeClock()

  private func run(_ make: @escaping () -> Checked) throws -> BenchmarkResult {
    let key = BenchmarkKey(scenario: "list", operation: "query", items: 10, strategy: "a")
    return try SuiteRunner(options: SuiteOptions(budget: .seconds(60)), clock: clock, probe: nil)
      .run([BenchmarkCase(key: key) { _ in make() }])[0]
  }

  @Test func eachBatchIsComparedOutsideTheClock() throws {
    var benchmarks: [Checked] = []
    let result = try run {
      benchmarks.append(Checked(clock))
      return benchmarks[benchmarks.count - 1]
    }
    let finished = benchmarks.flatMap(\.finished)
    #expect(finished.count >= 40)
    #expect(finished.allSatisfy { $0.checksum == UInt64($0.iterations) * 7 })
    #expect(result.time?.max == 1_000_000)
  }

  @Test(arguments: [1, 3, 10]) func wrongBatchEndsTheRun(batch: Int) {
    #expect(throws: Wrong(batch: batch)) { try run { Checked(clock, wrongBatch: batch) } }
  }

  @Test func aWrongBatchOfALaterRoundEndsTheRun() {
    var setups = 0
    #expect(throws: Wrong(batch: 2)) {
      try run {
        setups += 1
        return Checked(clock, wrongBatch: setups == 3 ? 2 : nil)
      }
    }
    #expect(setups == 3)
  }
}
