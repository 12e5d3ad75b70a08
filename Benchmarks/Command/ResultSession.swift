import BenchHarness

/// Verb whose results so far survive a signal: they are written whatever ends it, and once.
struct ResultSession<Results: Sendable, Report>: Sendable {
  /// The results so far; none where there is nothing that is worth a report.
  let results = LatestResults<Results>()
  private let right = WritingRight()
  private let report: @Sendable (Results, _ interruption: String?) -> Report
  private let write: @Sendable (Report) throws -> Void

  /// Begins a verb: from now on signals and traps are answered.
  ///
  /// - Parameters:
  ///   - json: The file that every number goes to.
  ///   - unit: One of the steps after which there are more results: `round`.
  ///   - count: The number of steps that results are of.
  ///   - report: Makes the report of results, and of the reason why there are no more.
  ///   - write: Writes the report.
  init(
    json: String?, unit: String, count: @escaping @Sendable (Results) -> Int,
    report: @escaping @Sendable (Results, _ interruption: String?) -> Report,
    write: @escaping @Sendable (Report) throws -> Void
  ) {
    self.report = report
    self.write = write
    CrashNote.install()
    CrashNote.setWork("the preparations")
    EarlyEnd.answerSignals(
      right,
      extent: { [results] in "after \(Words.counted(results.current.map(count) ?? 0, unit))" },
      write: { [self] reason in
        try writeLatest(because: reason) ? nil : EarlyEnd.remarkWithoutResults(json)
      })
  }

  /// Works, and writes the results, those so far where it fails.
  ///
  /// - Parameter work: Gives the results.
  /// - Returns: The report.
  /// - Throws: The error of the work, and `OutputError` where nothing can be written.
  @discardableResult
  func writeResults(of work: () throws -> Results) throws -> Report {
    let results: Results
    do {
      results = try work()
    } catch {
      right.claimOrWait()
      _ = try writeLatest(because: "\(error)")
      throw error
    }
    right.claimOrWait()
    let report = report(results, nil)
    try write(report)
    return report
  }

  private func writeLatest(because reason: String) throws -> Bool {
    guard let results = results.current else { return false }
    try write(report(results, reason))
    return true
  }
}

/// Comparison whose rounds so far survive a signal.
typealias ComparisonSession = ResultSession<ComparisonRun, Comparison>

extension ResultSession<ComparisonRun, Comparison> {
  /// Begins a comparison.
  ///
  /// - Parameters:
  ///   - blank: The comparison without rounds.
  ///   - format: The form in which it is printed.
  ///   - json: The file that every number goes to.
  ///   - page: The file of the report; nil where none is wanted.
  init(
    _ blank: Comparison, format: ReportFormat = .table, json: String?, page: ReportFile? = nil
  ) {
    self.init(
      json: json, unit: "round", count: \.rounds, report: { blank.with($0, interruption: $1) },
      write: { comparison in
        let print = {
          try Attempts.write(json: json, comparison.json) {
            switch format {
            case .markdown: ComparisonTable(comparison).markdown()
            case .json: try comparison.json()
            case .table, .csv: ComparisonTable(comparison).text()
            }
          }
        }
        try Attempts.all([
          print, { try page?.write { StoredDocument(comparison, name: $0) } },
        ])
      })
  }
}
