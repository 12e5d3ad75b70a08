extension ConformanceReport {
  /// The report as text for human readers.
  ///
  /// It lists each difference, then a line per folder, and ends with the counts of all cases.
  package var text: String {
    (differenceLines + folderLines + ["\(tally)"]).joined(separator: "\n")
  }

  private var differenceLines: [String] {
    entries.flatMap { entry -> [String] in
      switch entry.outcome {
      case .passed: []
      case .failed(let differences): differences.map { "\(entry.path): \($0)" }
      case .unreadable(let error): ["\(entry.path): \(error)"]
      }
    }
  }

  private var folderLines: [String] {
    let tallies = folderTallies
    guard tallies.count > 1 else { return [] }
    return tallies.map { "\($0.folder.isEmpty ? "." : $0.folder): \($0.tally)" }
  }
}
