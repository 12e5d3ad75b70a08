import BenchHarness
import LayoutCore
import LayoutViewport

/// The metrics collected over a number of iterations.
struct MetricRecord {
  private var sums: [Metric: Double] = [:]
  private var most: [Metric: Double] = [:]
  private var isMissing: Set<Metric> = []
  private var locality: UpdateLocality?

  /// Records a value of a metric reported as a maximum over all iterations.
  mutating func note(_ metric: Metric, atMost value: Double) {
    most[metric] = max(most[metric] ?? value, value)
  }

  /// Records a value of a metric reported as a mean over all iterations.
  mutating func add(_ metric: Metric, _ value: Double) { sums[metric, default: 0] += value }

  /// Sets the value of a metric, or marks it as unknown if the value is `nil`.
  mutating func set(_ metric: Metric, _ value: Double?) {
    most[metric] = value
    if value == nil { isMissing.insert(metric) }
  }

  /// Records the metrics in a report on measuring the visible elements.
  mutating func note(_ report: SettlingReport) {
    note(.rounds, atMost: Double(report.rounds))
    add(.itemsMeasured, Double(report.measured))
    note(.contentSizeWobble, atMost: report.contentSizeWobble)
  }

  /// Records the locality of an update.
  ///
  /// The total work of all updates is later divided by the total number of changed items.
  mutating func add(_ update: UpdateLocality) {
    locality = UpdateLocality(
      touched: (locality?.touched ?? 0) + update.touched,
      changed: (locality?.changed ?? 0) + update.changed)
  }

  /// Returns the values of all metrics by name, with sums divided by the number of iterations.
  func byName(iterations: Int) -> [String: Double?] {
    var all: [String: Double?] = [:]
    for (metric, value) in most { all[metric.rawValue] = value }
    for (metric, sum) in sums { all[metric.rawValue] = sum / Double(iterations) }
    if let locality { all[Metric.locality.rawValue] = .some(locality.ratio) }
    for metric in isMissing { all[metric.rawValue] = .some(nil) }
    return all
  }

  /// Warnings about metrics that must be 0 but are not.
  var faults: [ResultWarning] {
    Metric.allCases.compactMap { metric in
      guard metric.hasToBeZero, let value = most[metric], value != 0 else { return nil }
      return ResultWarning(
        .wrongPlaces, "WRONG PLACES: \(metric.rawValue) is \(value) points; must be 0")
    }
  }
}
