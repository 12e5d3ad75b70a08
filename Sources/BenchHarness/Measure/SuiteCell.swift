/// A benchmark of a suite, with its measurements in all rounds.
struct SuiteCell {
  var benchmarkCase: BenchmarkCase
  /// The result, initially without times; `nil` until the benchmark has been run or omitted.
  var base: BenchmarkResult?
  /// The samples of each finished round, in order.
  var rounds: [SampledRound] = []
  var setupNanoseconds: Int64 = 0
  /// Whether the setup failed in a later round.
  var failsAgain = false
  /// The reason why fewer rounds than planned were made; `nil` if all were made.
  var shortage: MeasurementWarning?

  var key: BenchmarkKey { benchmarkCase.key }

  init(_ benchmarkCase: BenchmarkCase) { self.benchmarkCase = benchmarkCase }

  /// Whether at least two rounds agree on the benchmark's time, within a few per cent.
  var isConfirmed: Bool {
    let samples = rounds.flatMap { round in
      round.samples.map { (round: round.number, time: $0.nanosecondsPerIteration) }
    }
    return TimeSummary(
      samples: samples.map(\.time), iterationsPerSample: 1, rounds: samples.map(\.round)
    ).isConfirmed
  }

  /// Estimates the time of a later round in nanoseconds: the setup, a batch to warm up, and the
  /// samples.
  func roundNanoseconds(samples: Int) -> Double {
    guard let first = rounds.first else { return 0 }
    return Double(setupNanoseconds) + first.batchNanoseconds * Double(samples + 1)
  }

  /// Returns the benchmark's result so far, with a summary of its finished rounds.
  ///
  /// - Parameters:
  ///   - measurer: The measurer that summarises the rounds.
  ///   - start: The start of the run, in nanoseconds of the clock.
  ///   - stretches: The periods when the reference kernel ran slowly. A round that overlaps one
  ///     of them gets a warning.
  /// - Returns: The result, with warnings about its rounds.
  func result(
    by measurer: Measurer, start: Int64 = 0, stretches: [SlowStretch] = []
  ) -> BenchmarkResult {
    var result = base ?? BenchmarkResult(key: key)
    guard !rounds.isEmpty else { return result }
    let measurement = measurer.summarise(rounds)
    result.time = measurement.time
    result.add(slowestCalls: rounds.flatMap(\.slowestCalls))
    for warning in measurement.warnings { result.add(warning) }
    if let shortage { result.add(shortage) }
    for stretch in stretches {
      let touched = rounds.filter {
        ($0.time.lowerBound - start) < stretch.time.upperBound
          && ($0.time.upperBound - start) > stretch.time.lowerBound
      }
      guard !touched.isEmpty else { continue }
      let numbers = touched.map { "\($0.number)" }.joined(separator: " and ")
      result.add(.slowStretch("\(stretch.text), in round \(numbers)"))
    }
    return result
  }
}
