/// The exact figures of one commit: one line of a history.
package struct HistoryEntry: Sendable, Equatable {
  /// The figures of one benchmark by name.
  package typealias Row = [String: Double]

  /// The version of the form of a line.
  static let currentSchema = 1

  /// The commit.
  package var commit: HistoryCommit
  /// The version of the compiler; nil where no figure depends on it.
  package var swift: String?
  /// The system, architecture, build and allocator; nil where no figure depends on them.
  package var platform: String?
  /// The other conditions of the figures by name: the version of the harness, the C library, the
  /// version of valgrind.
  package var conditions: [String: String]
  /// The version of each scenario's input.
  package var scenarios: [String: String]
  /// The figures.
  package var figures: [BenchmarkKey: Row]

  /// Makes an entry of the figures in a baseline: all numbers but those of iterations, which are no
  /// cost.
  ///
  /// Of figures that depend on the platform, those of one are taken: the preferred one where the
  /// baseline has it, otherwise the first one.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - baseline: The figures.
  ///   - preferred: The platform whose figures are preferred.
  ///   - isIncluded: Whether a benchmark belongs to the history.
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
  private enum CodingKeys: String, CodingKey {
    case schema, commit, date, subject, swift, platform, conditions, scenarios, figures
  }

  /// Reads a line.
  ///
  /// - Throws: `DecodingError` for a line of another form, and for a figure that is a time.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    func refuse(_ key: CodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
    }
    guard schema == Self.currentSchema else {
      throw refuse(
        .schema, "the line has schema \(schema); this version reads schema \(Self.currentSchema)")
    }
    commit = HistoryCommit(
      name: try container.decode(String.self, forKey: .commit),
      date: try container.decode(String.self, forKey: .date),
      subject: try container.decode(String.self, forKey: .subject))
    swift = try container.decode(String?.self, forKey: .swift)
    platform = try container.decode(String?.self, forKey: .platform)
    conditions = try container.decode([String: String].self, forKey: .conditions)
    scenarios = try container.decode([String: String].self, forKey: .scenarios)
    figures = [:]
    for (name, row) in try container.decode([String: Row].self, forKey: .figures) {
      guard let key = BenchmarkKey(storedWords: name.split(separator: " ").map(String.init)) else {
        throw refuse(.figures, "\"\(name)\" names no benchmark")
      }
      if let time = row.keys.filter(Figures.isTime).min() {
        throw refuse(
          .figures, "\(key) has the time \(time), and times are not compared over commits")
      }
      figures[key] = row
    }
  }

  /// Writes every field, nil as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentSchema, forKey: .schema)
    try container.encode(commit.name, forKey: .commit)
    try container.encode(commit.date, forKey: .date)
    try container.encode(commit.subject, forKey: .subject)
    try container.encode(swift, forKey: .swift)
    try container.encode(platform, forKey: .platform)
    try container.encode(conditions, forKey: .conditions)
    try container.encode(scenarios, forKey: .scenarios)
    try container.encode(
      Dictionary(uniqueKeysWithValues: figures.map { ($0.key.storedText, $0.value) }),
      forKey: .figures)
  }
}

/// A commit, as far as a history tells it.
package struct HistoryCommit: Codable, Sendable, Equatable {
  /// The full name.
  package var name: String
  /// The time of the commit in UTC, as ISO 8601.
  package var date: String
  /// The first line of its message.
  package var subject: String

  /// Makes a commit.
  package init(name: String, date: String, subject: String) {
    self.name = name
    self.date = date
    self.subject = subject
  }

  /// The name for people: `436d9a2`.
  var short: String { String(name.prefix(7)) }

  /// The day of the commit.
  var day: String { String(date.prefix(10)) }
}
