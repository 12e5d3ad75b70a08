/// Comparison of a kernel with itself in turns ABBA: all differences are the machine's.
struct SpreadTrial {
  /// The number of parts that the time is divided into: the pairs at the first look of `bench ab`.
  static let partCount = ComparisonRule.defaultLooks[0]

  private let clock: any MeasurementClock
  private let kernel: () -> UInt64

  /// Makes a trial of a kernel.
  init(clock: any MeasurementClock, kernel: @escaping () -> UInt64) {
    self.clock = clock
    self.kernel = kernel
  }

  /// Takes turns until the end of some time.
  ///
  /// - Parameter end: The end, in nanoseconds of the clock.
  /// - Returns: The reading; nil where the time was too short for a turn in each part.
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
      turns: wall.count, kernelNanoseconds: Self.parts(of: kernel, count: Self.partCount),
      wall: PairedSpread(wall, partCount: Self.partCount),
      processor: PairedSpread(processor, partCount: Self.partCount))
  }

  /// Times one run of the kernel.
  private func time() -> (wall: Double, processor: Double) {
    let processorStart = clock.threadCPUNanoseconds()
    let wallStart = clock.wallNanoseconds()
    blackHole(kernel())
    let wallEnd = clock.wallNanoseconds()
    let processorEnd = clock.threadCPUNanoseconds()
    return (Double(wallEnd - wallStart), Double(processorEnd - processorStart))
  }

  /// The log-ratio of B to A in a turn ABBA; a steady drift favours neither.
  static func logRatio(_ times: [Double]) -> Double {
    // A clock that stood still tells nothing.
    Power.logarithm(max(1, times[1] + times[2]) / max(1, times[0] + times[3]))
  }

  /// The median of each of some parts of values in order, all equally long but for rounding.
  ///
  /// - Parameters:
  ///   - values: The values, at least as many as there are parts.
  ///   - count: The number of parts.
  /// - Returns: One median for each part.
  static func parts(of values: [Double], count: Int) -> [Double] {
    (0..<count).map { part in
      let start = part * values.count / count
      let end = (part + 1) * values.count / count
      return Quantile.value(0.5, of: Array(values[start..<end]))
    }
  }
}
