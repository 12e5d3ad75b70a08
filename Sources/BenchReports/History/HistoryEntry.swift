package import BenchHarness

/// The exact figures of one commit, stored as one line of a history.
package struct HistoryEntry: Sendable, Equatable {
  /// The figures of one benchmark, keyed by figure name.
  package typealias Row = [String: Double]

  /// The schema version of the lines this code reads and writes.
  static let currentSchema = 1

  /// The commit of the entry's figures.
  package var commit: HistoryCommit
  /// The version of the compiler, or `nil` if no figure depends on it.
  package var swift: String?
  /// The system, architecture, build and allocator, or `nil` if no figure depends on them.
  package var platform: String?
  /// The remaining conditions of the measurement by name, such as the versions of the harness, the
  /// C library and valgrind.
  package var conditions: [String: String]
  /// The version of each scenario's input, keyed by scenario name.
  package var scenarios: [String: String]
  /// The figures of each benchmark, keyed by figure name.
  package var figures: [BenchmarkKey: Row]

  /// Creates an entry from the numbers in a baseline.
  ///
  /// Iteration counts are left out, because they are not a cost. The figures that depend on the
  /// platform are all taken from one platform. It is the preferred platform if the baseline
  /// contains that platform, and otherwise the first in alphabetical order.
  ///
  /// - Parameters:
  ///   - commit: The commit of the measured build.
  ///   - baseline: The stored figures of the commit.
  ///   - preferred: The platform to use if the baseline has figures of several platforms.
  ///   - isIncluded: A closure that returns whether a benchmark belongs to the history.
  package init(
    _ commit: HistoryCommit, baseline: Baseline, preferring preferred: String,
    where isIncluded: (BenchmarkKey) -> Bool = { _ in true }
  ) {
    let platforms = baseline.sections.map(\.platform).filter { !$0.isEmpty }
    let platform = platforms.contains(preferred) ? preferred : platforms.min()
    let sections = baseline.filtered(isIncluded).sections.filter {
      $0.platform.isEmpty || $0.platform == platform
    }
    var conditions: [String: String] = [:]
    for section in sections { conditions.merge(section.key) { first, _ in first } }
    let compiler = conditions.removeValue(forKey: GateConditions.compilerName)
    self.commit = commit
    self.platform = platform
    swift = compiler.map { String($0.trimmingPrefix(GateConditions.compilerPrefix)) }
    self.conditions = conditions
    scenarios = [:]
    figures = [:]
    for section in sections {
      for (key, row) in section.rows {
        scenarios[key.scenario] = section.scenarios[key.scenario]
        let numbers = row.filter { $0.key != Figures.iterations }.compactMapValues(\.number)
        figures[key, default: [:]].merge(numbers) { first, _ in first }
      }
    }
  }
}

extension HistoryEntry: Codable {
  /// An entry as it is stored in a line of JSON.
  private struct Line: Codable {
    var schema: Int
    var commit: String
    var date: String
    var subject: String
    @Nullable var swift: String?
    @Nullable var platform: String?
    var conditions: [String: String]
    var scenarios: [String: String]
    var figures: [String: Row]
  }

  /// Decodes a line.
  ///
  /// - Throws: An error if the line has another schema, or if its figures include a time.
  package init(from decoder: any Decoder) throws {
    let line = try Line(from: decoder)
    guard line.schema == Self.currentSchema else {
      throw Problem(
        "the line has schema \(line.schema), but this version reads schema \(Self.currentSchema)")
    }
    commit = HistoryCommit(name: line.commit, date: line.date, subject: line.subject)
    (swift, platform) = (line.swift, line.platform)
    (conditions, scenarios) = (line.conditions, line.scenarios)
    figures = [:]
    for (name, row) in line.figures {
      guard let key = BenchmarkKey(storedWords: name.split(separator: " ").map(String.init)) else {
        throw Problem("\"\(name)\" does not name a benchmark")
      }
      if let time = row.keys.filter(Figures.isTimeFigure).min() {
        throw Problem(
          "\(key) has the time figure \(time), but a history may contain only exact figures")
      }
      figures[key] = row
    }
  }

  /// Encodes every field, writing `null` if the value is `nil`.
  package func encode(to encoder: any Encoder) throws {
    try Line(
      schema: Self.currentSchema, commit: commit.name, date: commit.date, subject: commit.subject,
      swift: swift, platform: platform, conditions: conditions, scenarios: scenarios,
      figures: Dictionary(uniqueKeysWithValues: figures.map { ($0.key.storedText, $0.value) })
    ).encode(to: encoder)
  }
}

/// A commit, with the details stored in a history.
package struct HistoryCommit: Sendable, Equatable {
  /// The full hash of the commit.
  package var name: String
  /// The time of the commit in UTC, as ISO 8601.
  package var date: String
  /// The first line of the commit's message.
  package var subject: String

  /// Creates a record of a commit's details.
  package init(name: String, date: String, subject: String) {
    self.name = name
    self.date = date
    self.subject = subject
  }

  /// The short hash for human readers, such as `436d9a2`.
  var short: String { String(name.prefix(7)) }

  /// The day of the commit, such as `2026-11-27`.
  var day: String { String(date.prefix(10)) }
}
