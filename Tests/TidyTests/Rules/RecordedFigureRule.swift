/// Figures in the README are those of the newest recording: the lines between
/// `<!-- recorded: FILE … -->` and `<!-- end -->` are found in that file, line after line.
///
/// A file that is named with its folder is that one, whatever the newest recording is.
enum RecordedFigureRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    guard let readme = tree.file(at: "README.md") else { return [] }
    guard let folder = tree.folders(in: "results").last else {
      return [Violation(path: "results", message: "there is no recording")]
    }
    return QuotedBlock.all(in: readme, mark: "recorded").compactMap { block in
      let path = block.file.contains("/") ? block.file : "results/\(folder)/\(block.file)"
      guard !block.isQuoted(from: tree.file(at: path)) else { return nil }
      return Violation(
        path: readme.path, line: block.line,
        message: "these lines are not in \(path): scripts/update-readme")
    }
  }
}
