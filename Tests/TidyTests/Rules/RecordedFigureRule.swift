/// Figures in documents are from the newest recording: the lines between `<!-- recorded: FILE …
/// -->` and `<!-- end -->` occur consecutively in that file, and other lines contain no measured
/// times or ratios.
///
/// A file name with a folder refers to exactly this file, whatever the newest recording is.
enum RecordedFigureRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    let documents = tree.files.filter { $0.path.hasSuffix(".md") }
    let recordings = tree.folders(in: "results")
    guard let folder = recordings.last else {
      return [Violation(path: "results", message: "there is no recording")]
    }
    let old = recordings.dropLast(2).map {
      Violation(path: "results/\($0)", message: "only the two newest recordings stay: remove it")
    }
    return old
      + documents.flatMap { document in
        QuotedBlock.all(in: document, mark: "recorded").compactMap { block in
          let path = block.file.contains("/") ? block.file : "results/\(folder)/\(block.file)"
          guard !block.isQuoted(from: tree.file(at: path)) else { return nil }
          return Violation(
            path: document.path, line: block.line,
            message: "these lines are not in \(path): scripts/update-figures")
        } + unrecorded(in: document)
      }
  }

  /// Returns times and ratios in prose that no run confirms.
  ///
  /// Documents about single recordings describe these recordings, and the article about bad input
  /// has sizes compared by a test.
  private static func unrecorded(in document: SourceFile) -> [Violation] {
    guard document.path.contains(".docc/") || document.path == "README.md",
      !document.path.hasSuffix("/BadInput.md")
    else { return [] }
    var isQuoted = false
    return document.lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isQuoted.toggle() }
      guard !isQuoted, let figure = line.firstMatch(of: measured) else { return nil }
      return Violation(
        path: document.path, line: index + 1,
        message: "\(figure.0) stands in no recorded block")
    }
  }

  /// A number of nanoseconds or microseconds, or a ratio.
  private static var measured: Regex<Substring> { /[0-9][0-9.,]* ?(?:ns|µs|×)(?![a-zA-Z0-9])/ }
}
