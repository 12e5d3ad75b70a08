import BenchHarness

/// The result of comparing the reference kernel with itself in ABBA turns: A, B, B, A.
package struct SpreadReading: Codable, Sendable, Hashable {
  /// The number of ABBA turns; each turn runs the kernel four times.
  package var turns: Int
  /// The median real time of the kernel in each part of the trial, in nanoseconds.
  package var kernelNanoseconds: [Double]
  /// The spread of the ratio between the real times of the two sides.
  package var wall: PairedSpread
  /// The spread of the ratio between the processor times of the two sides.
  package var processor: PairedSpread

  /// The slowdown of the kernel in the slowest part of the trial relative to the quickest part:
  /// 0.05 is 5 %.
  package var unsteadiness: Double {
    let (least, most) = (kernelNanoseconds.min() ?? 0, kernelNanoseconds.max() ?? 0)
    return least > 0 ? most / least - 1 : 0
  }
}

/// The spread of the ratio between two measurements of the same code.
package struct PairedSpread: Codable, Sendable, Hashable {
  /// The median of the absolute log-ratios of all turns.
  package var typical: Double
  /// The 90th percentile of the absolute log-ratios of all turns.
  package var wide: Double
  /// The median log-ratio of each part of the trial.
  ///
  /// The parts are equally long.
  package var parts: [Double]

  /// Creates a summary of the log-ratios measured in the turns of a trial.
  ///
  /// - Parameter logRatios: The log-ratios of the turns, in order, at least one for each part.
  init(_ logRatios: [Double]) {
    let sizes = logRatios.map(abs)
    typical = Quantile.value(0.5, of: sizes)
    wide = Quantile.value(0.9, of: sizes)
    parts = SpreadTrial.parts(of: logRatios)
  }

  /// The smallest slowdown that `bench ab` could detect, as a log-ratio.
  ///
  /// This assumes that the results of pairs of processes vary as much as the trial's parts.
  /// Pairs of two builds differ more, because code and data are placed differently in each process.
  package var findableByPairs: Double? {
    parts.isEmpty ? nil : ComparisonRule.gate(rows: Self.gateRows).verdict(on: parts)?.detectable
  }

  /// The number of rows in the default gate for time.
  ///
  /// The allowed probability of a false alarm is divided among them.
  private static let gateRows = 40

  /// The smallest difference that `bench compare` could detect, as a log-ratio.
  ///
  /// This assumes that the rounds of a comparison vary as much as the trial's parts.
  package var findableByRounds: Double? {
    let rule = ComparisonRule.choice(looks: [ComparisonRule.defaultLooks[0]])
    guard let interval = SignTest.interval(of: parts, alpha: rule.alpha) else { return nil }
    let median = Quantile.value(0.5, of: parts)
    return max(
      Power.logarithm(1 + rule.threshold), median - interval.lowerBound,
      interval.upperBound - median)
  }
}

/// A comparison of a kernel with itself in ABBA turns.
///
/// Both sides run the same code, so all differences are caused by the machine.
struct SpreadTrial {
  /// The number of parts in a trial, equal to the number of pairs that `bench ab` measures before
  /// its first interim look at the data.
  static let partCount = ComparisonRule.defaultLooks[0]

  let clock: any MeasurementClock
  let kernel: () -> UInt64

  /// Runs the kernel in ABBA turns until the deadline, and summarises the differences.
  ///
  /// - Parameter end: The deadline, as a clock reading in nanoseconds.
  /// - Returns: The reading, or `nil` if there was too little time for one turn in each part.
  func run(until end: Int64) -> SpreadReading? {
    var wall: [Double] = []
    var processor: [Double] = []
    var kernel: [Double] = []
    blackHole(self.kernel())
    repeat {
      let times = (0..<4).map { _ in time() }
      wall.append(Self.logRatio(times.map(\.wall)))
      processor.append(Self.logRatio(times.map(\.processor)))
      kernel.append(Quantile.value(0.5, of: times.map(\.wall)))
    } while clock.wallNanoseconds() < end
    guard wall.count >= Self.partCount else { return nil }
    return SpreadReading(
      turns: wall.count, kernelNanoseconds: Self.parts(of: kernel),
      wall: PairedSpread(wall), processor: PairedSpread(processor))
  }

  /// Times one run of the kernel by the wall clock and by the thread's CPU clock.
  private func time() -> (wall: Double, processor: Double) {
    let processorStart = clock.threadCPUNanoseconds()
    let wallStart = clock.wallNanoseconds()
    blackHole(kernel())
    let wallEnd = clock.wallNanoseconds()
    let processorEnd = clock.threadCPUNanoseconds()
    return (Double(wallEnd - wallStart), Double(processorEnd - processorStart))
  }

  /// Returns the log-ratio of B to A in an ABBA turn.
  ///
  /// A steady drift does not affect it.
  static func logRatio(_ times: [Double]) -> Double {
    // Values of 0, from a clock that stood still, are replaced with 1.
    Power.logarithm(max(1, times[1] + times[2]) / max(1, times[0] + times[3]))
  }

  /// Divides values into consecutive parts of about equal length, and returns the median of each
  /// part.
  ///
  /// - Parameters:
  ///   - values: The values, at least one for each part.
  ///   - count: The number of parts.
  /// - Returns: The medians, in the order of the parts.
  static func parts(of values: [Double], count: Int = partCount) -> [Double] {
    (0..<count).map { part in
      let start = part * values.count / count
      let end = (part + 1) * values.count / count
      return Quantile.value(0.5, of: Array(values[start..<end]))
    }
  }
}
