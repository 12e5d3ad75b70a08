package import BenchHarness

/// The figures of one kind in a baseline, measured under one set of conditions.
package struct BaselineSection: Sendable, Equatable {
  /// The figures of one benchmark, keyed by figure name.
  package typealias Row = [String: FigureValue]

  /// The kind of all figures of the section.
  package var kind: FigureKind
  /// The platform, or an empty string if the figures do not depend on it.
  package var platform: String
  /// The conditions of the measurement, except the platform, keyed by name.
  package var key: [String: String] = [:]
  /// The version of each scenario's input, keyed by scenario name.
  package var scenarios: [String: String] = [:]
  /// The properties of each scenario's input, each with the number of layout sections that have it.
  ///
  /// They are stored only in the section for counters.
  package var properties: [String: [String: Int]] = [:]
  /// The figures of each benchmark.
  package var rows: [BenchmarkKey: Row] = [:]
}

extension BaselineSection {
  /// Creates a baseline section for figures of one kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of all figures in the section.
  ///   - conditions: The machine, the compiler and the tools of the measurement.
  ///   - scenarios: The version of each scenario's input; scenarios without figures are omitted.
  ///   - rows: The figures of each benchmark.
  package init(
    kind: FigureKind, conditions: GateConditions, scenarios: [String: String],
    rows: [BenchmarkKey: Row]
  ) {
    let measured = Set(rows.keys.map(\.scenario))
    self.init(
      kind: kind, platform: conditions.platform(for: kind), key: conditions.key(for: kind),
      scenarios: scenarios.filter { measured.contains($0.key) }, rows: rows)
  }

  /// The name of the section in messages: `memory figures (Linux x86_64, release, jemalloc 5.3.0)`.
  var name: String {
    platform.isEmpty ? "\(kind.rawValue) figures" : "\(kind.rawValue) figures (\(platform))"
  }

  /// Returns the conditions that differ from the current ones, such as
  /// `compiler Swift 6.2, now Swift 6.3`, or `nil` if none differs.
  func differingConditions(from current: [String: String]) -> String? {
    let names = Set(current.keys).union(key.keys).filter { current[$0] != key[$0] }
    guard !names.isEmpty else { return nil }
    return names.sorted().map {
      "\($0) \(key[$0] ?? "unknown"), now \(current[$0] ?? "unknown")"
    }.joined(separator: "; ")
  }

  /// The first line of the section in a baseline file.
  package var title: String {
    platform.isEmpty ? "[\(kind.rawValue)]" : "[\(kind.rawValue): \(platform)]"
  }

  /// The number of figures in all rows.
  package var figureCount: Int { rows.values.reduce(0) { $0 + $1.count } }

  /// Returns baseline sections with the figures of a run, one section for each kind of figure.
  ///
  /// - Parameters:
  ///   - results: The results of a run with timing off.
  ///   - kinds: The kinds of figures to extract from the results.
  ///   - conditions: The machine, the compiler and the tools of the run.
  ///   - scenarios: The version of each scenario's input.
  ///   - properties: The properties of each scenario's input, stored in the section with the
  ///     counters.
  /// - Returns: A section for each kind, even if nothing was measured.
  package static func sections(
    of results: [BenchmarkResult], kinds: [FigureKind], conditions: GateConditions = .current(),
    scenarios: [String: String] = [:], properties: [String: [String: Int]] = [:]
  ) -> [BaselineSection] {
    var rows: [FigureKind: [BenchmarkKey: Row]] = [:]
    for result in results {
      for (kind, row) in Figures.all(of: result) { rows[kind, default: [:]][result.key] = row }
    }
    return kinds.map { kind in
      var section = BaselineSection(
        kind: kind, conditions: conditions, scenarios: scenarios, rows: rows[kind] ?? [:])
      if kind == .work {
        section.properties = properties.filter { section.scenarios[$0.key] != nil }
      }
      return section
    }
  }

  /// Returns a result for each benchmark of the given sections, with its figures as metrics.
  ///
  /// The figure for the number of counted iterations is omitted.
  package static func results(of sections: [BaselineSection]) -> [BenchmarkResult] {
    Set(sections.flatMap(\.rows.keys)).sorted().map { key in
      var result = BenchmarkResult(key: key)
      for section in sections {
        for (name, value) in section.rows[key] ?? [:] where name != Figures.iterations {
          result.metrics[name] = value.number
        }
      }
      return result
    }
  }

  /// Returns a section with the number of instructions per iteration of each benchmark.
  ///
  /// Each row also stores the number of counted iterations. Later runs must use the same number,
  /// because the work depends on it.
  ///
  /// - Parameters:
  ///   - cells: The counted benchmarks, with their numbers of iterations.
  ///   - totals: The instructions per iteration of each benchmark.
  ///   - conditions: The machine, the compiler and the tools of the run.
  ///   - scenarios: The version of each scenario's input.
  /// - Returns: A section of instruction counts.
  package static func instructions(
    cells: [InstructionCell], totals: [BenchmarkKey: Double],
    conditions: GateConditions = .current(), scenarios: [String: String] = [:]
  ) -> BaselineSection {
    var rows: [BenchmarkKey: Row] = [:]
    for cell in cells {
      guard let total = totals[cell.key] else { continue }
      rows[cell.key] = [
        // Rounded to tenths, because two runs differ by more than any smaller fraction.
        Figures.instructions: .number((total * 10).rounded() / 10),
        Figures.iterations: .number(Double(cell.iterations)),
      ]
    }
    return BaselineSection(
      kind: .instructions, conditions: conditions, scenarios: scenarios, rows: rows)
  }

  /// Returns a section with the number of cache misses per iteration of each benchmark.
  ///
  /// - Parameters:
  ///   - misses: The cache misses of each benchmark, keyed by figure name.
  ///   - conditions: The machine, the compiler and the tools of the run.
  ///   - scenarios: The version of each scenario's input.
  /// - Returns: A section of cache misses.
  package static func cacheMisses(
    _ misses: [BenchmarkKey: [String: Double]], conditions: GateConditions = .current(),
    scenarios: [String: String] = [:]
  ) -> BaselineSection {
    BaselineSection(
      kind: .cacheMisses, conditions: conditions, scenarios: scenarios,
      rows: misses.mapValues { $0.mapValues { .number(($0 * 10).rounded() / 10) } })
  }

  /// The benchmarks with counted instructions, each with its number of iterations.
  package var cells: [InstructionCell] {
    rows.sorted { $0.key < $1.key }.compactMap { key, row in
      row[Figures.iterations]?.number.map { InstructionCell(key: key, iterations: Int($0)) }
    }
  }

  /// The cache misses per iteration of each benchmark, keyed by figure name.
  package var cacheMisses: [BenchmarkKey: [String: Double]] {
    kind == .cacheMisses ? rows.mapValues { $0.compactMapValues(\.number) } : [:]
  }

  /// The instructions per iteration of each benchmark.
  package var instructionTotals: [BenchmarkKey: Double] {
    rows.compactMapValues { $0[Figures.instructions]?.number }
  }
}
