/// A forecast of a benchmark's costs at the next size of its series, based on smaller sizes.
struct SeriesForecast {
  /// The costs observed at one size.
  struct Observation: Equatable {
    var items: Int
    var setupNanoseconds: Double
    var iterationNanoseconds: Double
  }

  /// The observed costs, in ascending order of size.
  private(set) var observations: [Observation] = []
  /// The reason for not running larger sizes of the series, or `nil` if they are run.
  var cutOff: MeasurementWarning?

  /// The largest observed size; `nil` before the first observation.
  var largest: Int? { observations.last?.items }

  /// Records the costs observed at a size.
  ///
  /// If the size has been observed before, the greater costs are kept.
  mutating func record(_ observation: Observation) {
    guard let last = observations.last, last.items == observation.items else {
      observations.append(observation)
      return
    }
    observations[observations.count - 1] = Observation(
      items: last.items, setupNanoseconds: max(last.setupNanoseconds, observation.setupNanoseconds),
      iterationNanoseconds: max(last.iterationNanoseconds, observation.iterationNanoseconds))
  }

  /// Returns the reason why a size cannot be run in the remaining time, or `nil` if there is enough
  /// time.
  ///
  /// Costs are assumed to grow with the power of *n* observed between the last two sizes, and at
  /// least linearly.
  ///
  /// - Parameters:
  ///   - items: The number of items to try next, larger than all sizes observed so far.
  ///   - iterations: The minimum number of iterations.
  ///   - allowance: The available time, in nanoseconds.
  ///   - state: The forecast for the benchmark's shared state, whose setup is included unless this
  ///     size of the state has already been set up.
  /// - Returns: The warning to report instead of a result, or `nil` if there is enough time.
  func skipReason(
    for items: Int, iterations: Int, allowance: Int64, state: SeriesForecast? = nil
  ) -> MeasurementWarning? {
    if let cutOff { return cutOff }
    let iteration = predicted(\.iterationNanoseconds, at: items) * Double(iterations)
    let own = predicted(\.setupNanoseconds, at: items)
    let shared = state?.predicted(\.setupNanoseconds, at: items) ?? 0
    guard iteration + max(own, shared) > Double(allowance) else { return nil }
    if iteration >= max(own, shared), let last = observations.last {
      return .cutOff(
        pass: "one iteration", items: last.items, nanoseconds: last.iterationNanoseconds)
    }
    guard let last = (shared > own ? state : self)?.observations.last else { return nil }
    return .cutOff(pass: "setup", items: last.items, nanoseconds: last.setupNanoseconds)
  }

  /// Returns the predicted time of the setup and one iteration for the given number of items, in
  /// nanoseconds.
  func predictedNanoseconds(at items: Int) -> Double {
    predicted(\.setupNanoseconds, at: items) + predicted(\.iterationNanoseconds, at: items)
  }

  /// Returns the predicted time of one iteration for the given number of items, in nanoseconds; 0
  /// if no smaller size has been observed.
  func predictedIteration(at items: Int) -> Double { predicted(\.iterationNanoseconds, at: items) }

  /// Returns a predicted cost for the given number of items; 0 if no smaller size has been
  /// observed.
  private func predicted(_ cost: KeyPath<Observation, Double>, at items: Int) -> Double {
    guard let last = observations.last, items > last.items else { return 0 }
    let growth = GrowthFit.exponent(
      of: observations.suffix(2).map { ($0.items, $0[keyPath: cost]) })
    return last[keyPath: cost]
      * Power.raise(Double(items) / Double(last.items), to: max(1, growth ?? 1))
  }
}
