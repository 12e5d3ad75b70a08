package import BenchHarness

/// The conclusions from a run, on one screen: a statement of what was compared, the matrix of
/// ratios, the reference strategy's times, and a few sentences.
package struct RunSummary {
  /// The number of characters in a line if the output is not a terminal.
  package static let width = 80
  /// The maximum number of rows in the matrix.
  private static let maxRatios = 24
  private static let maxTimes = 18

  private let report: RunReport
  private let conclusions: RunConclusions
  private var figures: RunFigures { conclusions.figures }

  /// Creates the summary of a run.
  package init(_ report: RunReport) {
    self.report = report
    conclusions = RunConclusions(report)
  }

  /// Returns the summary as plain text.
  ///
  /// - Parameter width: The maximum number of characters in a line.
  /// - Returns: Lines of text, each with a line break at its end.
  package func text(width: Int = Self.width) -> String {
    BlockRenderer.text(blocks(width: width), maxWidth: width)
  }

  /// Returns the summary as Markdown, with one line per paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks(width: .max)) }

  private func blocks(width: Int) -> [ReportBlock] {
    let header = ReportHeader(report: report)
    let fitting = width == .max ? Self.width : width
    func fitted(_ text: String, lines: Int) -> String {
      SummaryText.fitted(text, lines: lines, width: fitting)
    }
    var loud = header.alarms.prefix(3).map { fitted($0, lines: 2) }
    let faults = header.faults
    if let fault = faults.first {
      // All listed faults are included, regardless of their number.
      let all = ["\(ReportHeader.distrust): \(fault)"] + faults.dropFirst()
      loud += all.map { fitted($0, lines: 3) }
    }
    var blocks: [ReportBlock] = loud.isEmpty ? [] : [.list(loud)]
    blocks.append(.paragraph(fitted(subject, lines: 2)))
    blocks.append(.paragraph(fitted(verdict, lines: 2)))
    let rows = conclusions.matrix.rows(atMost: Self.maxRatios)
    if !rows.isEmpty {
      let heading = RunMatrix.heading(of: rows, reference: conclusions.name)
      blocks.append(.paragraph(fitted(heading, lines: 2)))
      blocks.append(.table(ratios(rows, width: width)))
    }
    let times = conclusions.times.rows(
      atMost: Self.maxTimes, without: conclusions.matrix.comparedPlaces)
    if !times.isEmpty {
      blocks.append(
        .table(
          conclusions.times.table(times, width: width, lacksAllocator: header.lacksAllocator)))
    }
    let openings = OpeningShares.lines(of: figures.results)
    if !openings.isEmpty { blocks.append(.list(openings.map { fitted($0, lines: 4) })) }
    let sentences = conclusions.sentences.map { fitted($0, lines: 4) }
    if !sentences.isEmpty { blocks.append(.list(sentences)) }
    let legend = Self.legend(rows, times).map { fitted($0, lines: 2) }
    if !legend.isEmpty { blocks.append(.list(legend)) }
    return blocks + [.list(notes(header, rows.count, times.count).map { fitted($0, lines: 3) })]
  }

  /// Returns the matrix as a table.
  ///
  /// If it does not fit, names are shortened, and sizes in the middle are omitted.
  private func ratios(_ rows: [RunMatrix.Row], width: Int) -> TextTable {
    let sizes = conclusions.matrix.sizes
    var kept = Array(sizes.indices)
    while true {
      let chosen = rows.map { row in
        RunMatrix.Row(group: row.group, place: row.place, cells: kept.map { row.cells[$0] })
      }
      let table = SummaryText.table(fitting: width, nameLengths: RunMatrix.nameLengths) {
        RunMatrix.table(
          chosen, sizes: kept.map { sizes[$0] }, title: RunMatrix.title(of: rows), nameLength: $0)
      }
      guard table.naturalWidth > width, kept.count > 2 else { return table }
      kept.remove(at: kept.count / 2)
    }
  }

  /// Returns lines explaining the names in the given rows.
  private static func legend(_ rows: [RunMatrix.Row], _ times: [TimingRows.Row]) -> [String] {
    SummaryLegend.lines(for: Set(rows.map(\.group.title) + times.map(\.operation)))
  }

  /// A list explaining the names in all rows; empty if no name needs an explanation.
  var legend: [ReportBlock] {
    let lines = Self.legend(conclusions.matrix.rows, conclusions.times.rows)
    return lines.isEmpty ? [] : [.list(lines)]
  }

  /// The opening paragraphs of the summary.
  ///
  /// The first states the scenarios and sizes. The second states the number of compared results,
  /// the duration of the run, and how steady the machine was.
  var opening: [ReportBlock] { [.paragraph(subject), .paragraph(verdict)] }

  /// A phrase stating the scenarios and sizes.
  private var subject: String {
    let scenarios = figures.results.distinct(by: \.scenario)
    let names =
      scenarios.count > 6
      ? "\(scenarios.count) scenarios"
      : scenarios.map { SummaryText.name($0) }.joined(separator: ", ")
    let sizes = Set(figures.results.map(\.items)).sorted()
    guard let first = sizes.first, let last = sizes.last else { return "nothing was measured" }
    let range =
      first == last
      ? ItemCount.grouped(first) : "\(ItemCount.grouped(first)) to \(ItemCount.grouped(last))"
    return "\(names): \(range) items"
  }

  /// A sentence about the number of compared results, the duration of the run, and the state of the
  /// machine.
  private var verdict: String {
    let cells = figures.results.filter { $0.strategy != BenchmarkKey.floorName }
    let timed = cells.filter { $0.time != nil }
    let equal = timed.count { ($0.compared?.with.isEmpty ?? true) == false }
    let isWrong = !ReportHeader(report: report).faults.isEmpty
    var facts = [
      isWrong
        ? "WRONG answers: do not trust these times"
        : "\(equal) of \(timed.count) timed results have identical frames"
    ]
    if let spent = report.budget?.spent {
      facts.append(HumanTime.format(.seconds(spent.rounded())))
    }
    if !timed.isEmpty {
      facts.append("machine \(Steadiness.verdict(on: report).words)")
    }
    return facts.joined(separator: "; ")
  }

  /// A clause stating the processor time for the minimum number of samples, or `nil` if the time is
  /// unknown.
  private var fewestSamples: String? {
    report.budget?.fewestSamples.map {
      "collecting the minimum number of samples took \(HumanTime.format(.seconds($0))) of "
        + "processor time"
    }
  }

  /// Returns explanations of the marks in the tables, and the conditions of the run.
  private func notes(_ header: ReportHeader, _ ratios: Int, _ times: Int) -> [String] {
    var marks = [
      "times: one operation with the strategy \(conclusions.name) (see bench list operations)"
    ]
    if conclusions.times.rows.contains(where: { $0.growth != nil }) {
      marks.append("growth n^1 means proportional to the item count")
    }
    if figures.results.contains(where: \.isUncertain) {
      marks.append("~ means not confirmed by a second round")
    }
    if figures.results.contains(where: { $0.bound != nil }) { marks.append("> estimated, not run") }
    let hidden =
      conclusions.matrix.rows.count - ratios + conclusions.times.rows.count - times
    if hidden > 0 { marks.append("--details prints \(Words.counted(hidden, "more row"))") }
    return [marks.joined(separator: "; "), "\(header.machine); \(header.build), \(header.load)"]
      + [header.tried, fewestSamples].compactMap { $0 }
  }
}
