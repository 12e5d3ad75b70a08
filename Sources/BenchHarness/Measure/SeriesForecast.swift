/// Foretells from the smaller sizes of a series what the next size will cost.
struct SeriesForecast {
  /// What one size cost.
  struct Observation: Equatable {
    var items: Int
    var setupNanoseconds: Double
    var iterationNanoseconds: Double
  }

  /// The sizes seen, ascending.
  private(set) var observations: [Observation] = []
  /// Why the series ended, once it has.
  private(set) var cutOff: MeasurementWarning?

  /// Takes note of a size that ran.
  mutating func record(_ observation: Observation) {
    observations.append(observation)
  }

  /// Ends the series.
  mutating func end(because warning: MeasurementWarning) {
    cutOff = warning
  }

  /// Why a size must not be tried with so much time, or nil if it may be.
  ///
  /// Costs are taken to grow by the power of *n* seen between the last two sizes, and at least
  /// linearly.
  ///
  /// - Parameters:
  ///   - items: The size that comes next.
  ///   - iterations: How many iterations have to be made at the least.
  ///   - allowance: The time there is, in nanoseconds.
  /// - Returns: The warning to report in place of a result, or nil.
  func objection(to items: Int, iterations: Int, allowance: Int64) -> MeasurementWarning? {
    if let cutOff { return cutOff }
    guard let last = observations.last, items > last.items else { return nil }
    let iteration = predicted(\.iterationNanoseconds, at: items) * Double(iterations)
    let setup = predicted(\.setupNanoseconds, at: items)
    guard iteration + setup > Double(allowance) else { return nil }
    return iteration >= setup
      ? .cutOff(pass: "one iteration", items: last.items, nanoseconds: last.iterationNanoseconds)
      : .cutOff(pass: "setup", items: last.items, nanoseconds: last.setupNanoseconds)
  }

  private func predicted(_ cost: KeyPath<Observation, Double>, at items: Int) -> Double {
    guard let last = observations.last else { return 0 }
    let growth = GrowthFit.exponent(
      of: observations.suffix(2).map { ($0.items, $0[keyPath: cost]) })
    return last[keyPath: cost]
      * Power.raise(Double(items) / Double(last.items), to: max(1, growth ?? 1))
  }
}
