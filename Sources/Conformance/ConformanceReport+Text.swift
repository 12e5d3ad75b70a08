extension ConformanceReport {
  /// The report for people: each difference, a line for each folder, and the counts of all cases in
  /// the last line.
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
