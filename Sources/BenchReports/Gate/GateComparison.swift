package import BenchHarness

/// A comparison of a run's figures with a baseline.
package struct GateComparison: Sendable, Equatable {
  /// All findings, worst first.
  package private(set) var findings: [GateFinding] = []
  /// The number of compared figures, by series.
  private var figureCounts: [SeriesKey: Int] = [:]
  /// The total number of compared figures.
  package var comparedFigures: Int { figureCounts.values.reduce(0, +) }
  /// The benchmarks whose figures were compared.
  private var comparedKeys: Set<BenchmarkKey> = []
  /// The number of benchmarks whose figures were compared.
  package var comparedRows: Int { comparedKeys.count }

  /// The changed properties of the input, by scenario.
  private var inputs: [String: InputChange] = [:]

  /// The findings responsible for a failed gate.
  package var failures: [GateFinding] {
    findings.filter { GateFinding.Kind.failures.contains($0.kind) }
  }

  /// Whether the only failures are higher costs of changed inputs.
  package var onlyCostsMore: Bool {
    !failures.isEmpty && failures.allSatisfy { $0.kind == .costlier }
  }

  /// The findings about figures that could not be compared.
  package var gaps: [GateFinding] { findings.filter { $0.kind == .notMeasured } }

  /// Creates a comparison of a run's figures with a baseline.
  ///
  /// - Parameters:
  ///   - current: The sections with the figures of the run. The baseline's other sections are
  ///     ignored.
  ///   - baseline: The stored figures to compare with.
  ///   - tolerances: The accepted deviations of figures from the baseline.
  ///   - least: The lowest figures in the history, used as additional limits on costs; `nil` if
  ///     there are no additional limits.
  ///   - growing: The figures whose growth with the number of items is not allowed.
  package init(
    of current: [BaselineSection], with baseline: Baseline,
    tolerances: GateTolerances = GateTolerances(), least: LowestFigures? = nil,
    growing: [GrowthCheck.Figure] = []
  ) {
    let earlier = baseline.sections.properties
    for (scenario, properties) in current.properties {
      guard let old = earlier[scenario] else { continue }
      inputs[scenario] = InputChange(from: old, to: properties)
    }
    for section in current {
      addLeaks(in: section)
      if let old = baseline.section(section.kind, platform: section.platform) {
        compare(section, with: old, tolerances: tolerances)
      } else {
        add(.notMeasured, "\(section.name): missing from the baseline")
      }
    }
    for figure in growing { add(.growth, figure.sentence, keys: figure.keys) }
    findings += least?.findings(of: current) ?? []
    findings = GateFinding.Kind.allCases.flatMap { kind in findings.filter { $0.kind == kind } }
  }

  private mutating func add(
    _ kind: GateFinding.Kind, _ sentence: String, keys: [BenchmarkKey] = []
  ) {
    findings.append(GateFinding(kind: kind, sentence: sentence, keys: keys))
  }

  /// Adds a finding for each leak, which fails the gate regardless of the baseline.
  private mutating func addLeaks(in section: BaselineSection) {
    for (key, row) in section.rows.sorted(by: { $0.key < $1.key }) {
      guard let bytes = row[Figures.bytesLeft]?.number, bytes != 0 else { continue }
      add(
        .leak,
        "\(key): \(FigureValue.number(bytes).text) bytes leaked (still allocated after teardown)",
        keys: [key])
    }
  }

  private mutating func compare(
    _ new: BaselineSection, with old: BaselineSection, tolerances: GateTolerances
  ) {
    if let conditions = old.differingConditions(from: new.key) {
      return add(
        .notMeasured,
        "\(new.name): the baseline was recorded under other conditions: \(conditions)")
    }
    let renewed = Set(new.scenarios.keys).filter { scenario in
      old.scenarios[scenario].map { $0 != new.scenarios[scenario] } ?? false
    }
    for scenario in renewed.sorted() {
      addChangedInput(scenario, from: old.scenarios[scenario], to: new.scenarios[scenario])
    }
    let newRows = new.rows.filter { !renewed.contains($0.key.scenario) }
    let oldRows = old.rows.filter { !renewed.contains($0.key.scenario) }
    compareRows(newRows, with: oldRows, kind: new.kind)
    let series = pairs(of: newRows, with: oldRows, tolerances)
    // Instructions of all operations may rise for one reason, best seen where they rise most.
    let ordered =
      new.kind == .instructions ? series.sorted { $0.greatestRise > $1.greatestRise } : series
    findings += ordered.flatMap { $0.findings() }
    let changed = new.rows.filter { renewed.contains($0.key.scenario) }
    comparedKeys.formUnion(Set(changed.keys).intersection(old.rows.keys))
    let gone = old.rows.keys.filter { renewed.contains($0.scenario) && changed[$0] == nil }
    for (scenario, keys) in Dictionary(grouping: gone, by: \.scenario).sorted(by: {
      $0.key < $1.key
    }) {
      let first = keys.sorted()[0]
      add(
        .changedInput,
        "\(scenario): \(new.kind.rawValue) figures are no longer measured for "
          + "\(first)\(Words.more(keys.count))", keys: keys.sorted())
    }
    compareChangedInputs(pairs(of: changed, with: old.rows, tolerances))
  }

  /// Adds a finding about the changed input of a scenario, at most once per scenario.
  private mutating func addChangedInput(_ scenario: String, from old: String?, to new: String?) {
    let change =
      inputs[scenario]?.sentence ?? "version \(old ?? ""), now \(new ?? "")"
    let sentence = "\(scenario): \(change); update the baseline to accept it"
    if !findings.contains(where: { $0.sentence == sentence }) { add(.changedInput, sentence) }
  }

  /// Adds findings about benchmarks and figures that are present only in the run or only in the
  /// baseline.
  private mutating func compareRows(
    _ new: [BenchmarkKey: BaselineSection.Row], with old: [BenchmarkKey: BaselineSection.Row],
    kind: FigureKind
  ) {
    for key in Set(new.keys).union(old.keys).sorted() {
      switch (old[key], new[key]) {
      case (nil, _):
        add(.addition, "\(key): \(kind.rawValue) figures are not in the baseline", keys: [key])
      case (_, nil):
        add(
          .loss, "\(key): \(kind.rawValue) figures are no longer measured",
          keys: [key])
      case (let oldRow?, let newRow?):
        comparedKeys.insert(key)
        for figure in Set(oldRow.keys).subtracting(newRow.keys).sorted() {
          add(.loss, "\(key): \(figure) is no longer measured", keys: [key])
        }
        for figure in Set(newRow.keys).subtracting(oldRow.keys).sorted() {
          add(.addition, "\(key): \(figure) is not in the baseline", keys: [key])
        }
      }
    }
  }

  /// Returns the figures that are present in both the run and the baseline.
  ///
  /// Figures that explain changes in other figures come first. All others are ordered by series
  /// and name.
  private mutating func pairs(
    of new: [BenchmarkKey: BaselineSection.Row], with old: [BenchmarkKey: BaselineSection.Row],
    _ tolerances: GateTolerances
  ) -> [FigureSeries] {
    var pairs: [SeriesKey: [String: [FigureSeries.Pair]]] = [:]
    for (key, row) in new.sorted(by: { $0.key < $1.key }) {
      for (figure, value) in row where figure != Figures.bytesLeft || value == .number(0) {
        guard let before = old[key]?[figure] else { continue }
        figureCounts[key.series, default: 0] += 1
        pairs[key.series, default: [:]][figure, default: []].append(
          FigureSeries.Pair(items: key.items, old: before, new: value))
      }
    }
    let all = pairs.sorted { $0.key < $1.key }.flatMap { series, figures in
      figures.sorted { $0.key < $1.key }.map { figure, pairs in
        FigureSeries(series: series, figure: figure, pairs: pairs, tolerances: tolerances)
      }
    }
    return all.filter(\.explainsOthers) + all.filter { !$0.explainsOthers }
  }

  /// The maximum number of figures in a sentence about a changed input.
  private static let maxFigures = 3

  /// Compares the costs of changed inputs.
  ///
  /// There is one finding for all higher figures of a series and one for all lower figures, with
  /// the largest changes first.
  private mutating func compareChangedInputs(_ all: [FigureSeries]) {
    for (series, figures) in Dictionary(grouping: all, by: \.series).sorted(by: { $0.key < $1.key })
    {
      let changes = figures.compactMap { $0.changeWithInput() }
      for (kind, isCostlier) in [(GateFinding.Kind.costlier, true), (.cheaper, false)] {
        let texts = changes.filter { $0.isCostlier == isCostlier }
          .sorted { ($1.share, $0.text) < ($0.share, $1.text) }.map(\.text)
        guard !texts.isEmpty else { continue }
        let first = texts.prefix(Self.maxFigures).joined(separator: ", ")
        add(kind, "\(series.name): \(first)", keys: figures[0].keys)
        findings[findings.count - 1].causes = Array(texts.dropFirst(Self.maxFigures))
      }
    }
  }
}

extension Sequence<BaselineSection> {
  /// The properties of each scenario's input, collected from all sections.
  fileprivate var properties: [String: [String: Int]] {
    reduce(into: [:]) { all, section in all.merge(section.properties) { first, _ in first } }
  }
}

extension GateComparison {
  /// One sentence about each changed input, understandable without the rest of the report.
  package var inputChanges: [String] {
    findings.filter { $0.kind == .changedInput && $0.keys.isEmpty }.map(\.sentence)
  }

  /// Adds explanations to the findings that fail the gate.
  ///
  /// - Parameters:
  ///   - section: The section with the failures to explain.
  ///   - baseline: The stored figures compared with the section.
  ///   - tolerances: The tolerances of the comparison.
  ///   - counts: The instruction counts of each benchmark's functions. The finding about the first
  ///     rise names the function responsible for at least half of the additional instructions, if
  ///     there is one.
  ///   - cause: A closure that returns lines explaining the finding about some benchmarks. It is
  ///     called once for each finding.
  package mutating func explainFailures(
    of section: BaselineSection, with baseline: Baseline, tolerances: GateTolerances,
    counts: [BenchmarkKey: InstructionCounter.Count] = [:],
    by cause: ([BenchmarkKey]) throws -> [String]
  ) rethrows {
    let own = GateComparison(of: [section], with: baseline, tolerances: tolerances).failures
    let before = baseline.section(section.kind, platform: section.platform)?.instructionTotals
    for index in findings.indices where own.contains(findings[index]) {
      let finding = findings[index]
      findings[index].causes = try cause(finding.keys)
      guard finding == own.first, finding.kind == .rise, let key = finding.keys.last,
        let count = counts[key], let old = before?[key],
        let (function, cost) = count.costliestFunction, cost >= (count.total - old) / 2
      else { continue }
      findings[index].sentence +=
        "; \(Int((100 * cost / count.total).rounded())) % in \(function.name)"
    }
  }

  /// The outcomes of all gates: one for each series with all its figures and sizes, and one for
  /// each group of figures that could not be compared.
  package var outcomes: [GateOutcome] {
    var found: [SeriesKey: [GateFinding]] = [:]
    for finding in findings {
      if let series = finding.keys.first?.series { found[series, default: []].append(finding) }
    }
    let all = Set(figureCounts.keys).union(found.keys).sorted().map { series in
      GateOutcome(
        series: series, findings: found[series] ?? [], comparedFigures: figureCounts[series] ?? 0)
    }
    return all + gaps.filter(\.keys.isEmpty).map(GateOutcome.init(ofGroup:))
  }

  /// Compares two runs of the same code, which should have equal figures.
  ///
  /// - Returns: A sentence about the first figure that differs; `nil` if all figures are equal.
  package static func disagreement(
    _ first: [BaselineSection], _ second: [BaselineSection],
    tolerances: GateTolerances = GateTolerances()
  ) -> String? {
    let comparison = GateComparison(
      of: second, with: Baseline(sections: first), tolerances: tolerances)
    return comparison.findings.first { $0.kind != .leak }?.sentence
  }
}
