/// Answer of a run on one screen: a few sentences, and below them a row for each operation with its
/// scenario and size; tables of all scenarios and sizes are in ``ResultTable``.
public struct RunSummary {
  /// The most characters that a line has.
  public static let width = 80

  private let report: RunReport
  private let figures: RunFigures

  /// Summarises a run.
  public init(_ report: RunReport) {
    self.report = report
    figures = RunFigures(report.results)
  }

  /// Plain text in lines of at most ``width`` characters.
  public func text() -> String { BlockRenderer.text(blocks, maxWidth: Self.width) }

  /// The same blocks as Markdown, one line for each paragraph.
  public func markdown() -> String { BlockRenderer.markdown(blocks) }

  private var blocks: [ReportBlock] {
    let header = ReportHeader(report: report)
    func points(_ texts: [String], lines: Int) -> [String] {
      texts.map { SummaryText.fitted($0, lines: lines, width: Self.width) }
    }
    var loud = points(Array(header.alarms.prefix(3)), lines: 2)
    let faults = header.faults
    if let fault = faults.first {
      loud += points(["\(ReportHeader.distrust): \(fault)"] + faults.dropFirst(), lines: 3)
    }
    let answer = points(RunAnswer(report, figures).sentences, lines: 3)
    var notes = [header.machine, "\(header.build), \(header.load)"]
    if let tried = header.tried { notes.append(tried) }
    let rows = AnswerTable(figures)
    var blocks = [loud, answer].filter { !$0.isEmpty }.map(ReportBlock.list)
    if !rows.rows.isEmpty {
      let (table, omitted) = rows.table(width: Self.width, lacksAllocator: header.lacksAllocator)
      blocks.append(.table(table))
      notes.insert(legend(omitted, hidden: figures.own.count - rows.rows.count), at: 0)
    }
    return blocks + [.list(points(notes, lines: 4))]
  }

  /// The meaning of the columns, and those that are left out.
  func legend(_ omitted: [String], hidden: Int) -> String {
    var facts = ["times: \(SummaryText.name(figures.reference ?? "")), \(TimeSummary.definition)"]
    if !figures.comparisons.isEmpty {
      facts.append("×: the others' times at the same size, ! a loss")
    }
    if figures.farthest != nil { facts.append("floor: multiple of the least work") }
    if hidden > 0 { facts.append("--details: \(ItemCount.grouped(hidden)) rows more") }
    if !omitted.isEmpty {
      facts.append((hidden > 0 ? "and " : "--details: ") + omitted.joined(separator: ", "))
    }
    return facts.joined(separator: "; ")
  }
}
