import BenchHarness
import CompositionalLayout

/// The time taken to open a screen with its own cells, divided among the parts of the work.
///
/// In addition to the timed batches, some screens are opened with a clock that is read whenever one
/// part calls another. The times of all parts come from the same screen: the one with the median
/// total.
struct OpeningTimes {
  private static let maxScreens = 15
  private static let minScreens = 3
  /// The time after which no further screen is opened, in nanoseconds.
  private static let budget: Int64 = 200_000_000

  /// The time of each metric in nanoseconds, by the name of the metric.
  let byName: [String: Double]

  /// Opens several screens and times the parts of each opening.
  init(_ driver: AppDriver, by clock: any MeasurementClock) {
    // The caller waits and does not read the clock in the meantime.
    nonisolated(unsafe) let clock = clock
    let runs = MainQueue.run { unsafe Self.runs(of: driver, by: clock) }
    let sorted = runs.sorted { Self.total($0) < Self.total($1) }
    let median = sorted[sorted.count / 2]
    var byName: [String: Double] = [:]
    for (metric, time) in median { byName[metric.rawValue] = Double(time) }
    byName[Metric.openingNanoseconds.rawValue] = Double(Self.total(median))
    self.byName = byName
  }

  @MainActor private static func runs(
    of driver: AppDriver, by clock: any MeasurementClock
  ) -> [[Metric: Int64]] {
    var runs: [[Metric: Int64]] = []
    let end = clock.wallNanoseconds() + budget
    while runs.count < minScreens
      || (runs.count < maxScreens && clock.wallNanoseconds() < end)
    {
      driver.prepare()
      let parts = PartClock { clock.wallNanoseconds() }
      let record = ViewWork()
      record.clock = parts
      ViewWork.current = record
      parts.run { _ = driver.run(1) }
      ViewWork.current = nil
      runs.append(times(parts))
    }
    return runs
  }

  private static func total(_ times: [Metric: Int64]) -> Int64 { times.values.reduce(0, +) }

  private static func times(_ clock: PartClock) -> [Metric: Int64] {
    [
      .loadingNanoseconds: clock.nanoseconds(of: .loading),
      .layoutNanoseconds: clock.nanoseconds(of: .layout),
      .providerNanoseconds: clock.nanoseconds(of: .provider),
      .cellsNanoseconds: clock.nanoseconds(of: .cells),
      .measuringNanoseconds: clock.nanoseconds(of: .measuring),
      .dataNanoseconds: clock.nanoseconds(of: .data),
    ]
  }
}
