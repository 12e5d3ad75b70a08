import BenchHarness
import LayoutCore
import LayoutViewport

/// Metrics of some iterations.
struct MetricRecord {
  private var sums: [Metric: Double] = [:]
  private var most: [Metric: Double] = [:]
  private var isMissing: Set<Metric> = []
  private var locality: UpdateLocality?

  /// Adds a value of a metric reported by its maximum.
  mutating func note(_ metric: Metric, atMost value: Double) {
    most[metric] = max(most[metric] ?? value, value)
  }

  /// Adds a value of a metric reported by its mean over all iterations.
  mutating func add(_ metric: Metric, _ value: Double) { sums[metric, default: 0] += value }

  /// Sets the value of a metric; nil if it is unknown.
  mutating func set(_ metric: Metric, _ value: Double?) {
    most[metric] = value
    if value == nil { isMissing.insert(metric) }
  }

  /// Adds the metrics of measuring the visible elements.
  mutating func note(_ report: SettlingReport) {
    note(.rounds, atMost: Double(report.rounds))
    add(.itemsMeasured, Double(report.measured))
    note(.contentSizeWobble, atMost: report.contentSizeWobble)
  }

  /// Adds an update; all updates' work is divided by all updates' number of changed items.
  mutating func add(_ update: UpdateLocality) {
    locality = UpdateLocality(
      touched: (locality?.touched ?? 0) + update.touched,
      changed: (locality?.changed ?? 0) + update.changed)
  }

  /// The values of all metrics by name, with sums divided by the number of iterations.
  func byName(iterations: Int) -> [String: Double?] {
    var all: [String: Double?] = [:]
    for (metric, value) in most { all[metric.rawValue] = value }
    for (metric, sum) in sums { all[metric.rawValue] = sum / Double(iterations) }
    if let locality { all[Metric.locality.rawValue] = .some(locality.ratio) }
    for metric in isMissing { all[metric.rawValue] = .some(nil) }
    return all
  }

  /// Warnings about metrics other than 0 that should be 0.
  var faults: [ResultWarning] {
    Metric.allCases.compactMap { metric in
      guard metric.hasToBeZero, let value = most[metric], value != 0 else { return nil }
      return ResultWarning(
        .wrongPlaces, "WRONG PLACES: \(metric.rawValue) is \(value) points; must be 0")
    }
  }
}
