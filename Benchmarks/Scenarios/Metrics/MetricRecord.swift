import BenchHarness
import LayoutCore

/// What has been seen of some iterations.
struct MetricRecord {
  private var sums: [Metric: Double] = [:]
  private var most: [Metric: Double] = [:]
  private var isMissing: Set<Metric> = []
  private var locality: UpdateLocality?

  /// Takes in a number; the most of all counts.
  mutating func note(_ metric: Metric, atMost value: Double) {
    most[metric] = max(most[metric] ?? value, value)
  }

  /// Takes in a number; the mean over all iterations counts.
  mutating func add(_ metric: Metric, _ value: Double) { sums[metric, default: 0] += value }

  /// Takes in a number that may not be known.
  mutating func set(_ metric: Metric, _ value: Double?) {
    most[metric] = value
    if value == nil { isMissing.insert(metric) }
  }

  /// Takes in what came of asking what is seen for its size.
  mutating func note(_ report: SettlingReport) {
    note(.rounds, atMost: Double(report.rounds))
    add(.itemsMeasured, Double(report.measured))
    note(.contentSizeWobble, atMost: report.contentSizeWobble)
  }

  /// Adds an update, whose work is divided by the number of changed items of all updates.
  mutating func add(_ update: UpdateLocality) {
    locality = UpdateLocality(
      touched: (locality?.touched ?? 0) + update.touched,
      changed: (locality?.changed ?? 0) + update.changed)
  }

  /// Everything by name, over so many iterations.
  func byName(iterations: Int) -> [String: Double?] {
    var all: [String: Double?] = [:]
    for (metric, value) in most { all[metric.rawValue] = value }
    for (metric, sum) in sums { all[metric.rawValue] = sum / Double(iterations) }
    if let locality { all[Metric.locality.rawValue] = .some(locality.ratio) }
    for metric in isMissing { all[metric.rawValue] = .some(nil) }
    return all
  }

  /// What should not be, in words that a report shows first.
  var faults: [ResultWarning] {
    Metric.allCases.compactMap { metric in
      guard metric.hasToBeZero, let value = most[metric], value != 0 else { return nil }
      return ResultWarning(
        .wrongPlaces, "WRONG PLACES: \(metric.rawValue) is \(value) points and has to be 0")
    }
  }
}
