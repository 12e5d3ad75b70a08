extension ConformanceReport {
  /// The report for people: each difference, a table of skipped cases and the reasons, a line for
  /// each folder, and the counts of all cases in the last line.
  public var text: String {
    (differenceLines + skippedLines + folderLines + ["\(tally)"]).joined(separator: "\n")
  }

  private var differenceLines: [String] {
    entries.flatMap { entry -> [String] in
      switch entry.outcome {
      case .passed, .skipped: []
      case .failed(let differences): differences.map { "\(entry.path): \($0)" }
      case .unreadable(let error): ["\(entry.path): \(error)"]
      }
    }
  }

  private var skippedLines: [String] {
    let counts = skippedCounts
    guard !counts.isEmpty else { return [] }
    return Self.table(
      [("skipped", "for want of")] + counts.map { ("\($0.count)", $0.feature.rawValue) })
  }

  private var folderLines: [String] {
    let tallies = folderTallies
    guard tallies.count > 1 else { return [] }
    return tallies.map { "\($0.folder.isEmpty ? "." : $0.folder): \($0.tally)" }
  }

  /// Two columns, the first of which is flush right.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { String(repeating: " ", count: width - $0.0.count) + "\($0.0)  \($0.1)" }
  }
}
