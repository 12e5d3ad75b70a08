/// Figures in the README are those of the newest recording: what stands between
/// `<!-- recorded: FILE … -->` and `<!-- end -->` is found in that file, line after line.
enum RecordedFigureRule {
  private static let start = "<!-- recorded: "
  private static let end = "<!-- end -->"

  static func violations(in tree: SourceTree) -> [Violation] {
    guard let readme = tree.file(at: "README.md") else { return [] }
    guard let folder = tree.folders(in: "results").last else {
      return [Violation(path: "results", message: "there is no recording")]
    }
    return blocks(of: readme).compactMap { block in
      let path = "results/\(folder)/\(block.file)"
      let recorded = tree.file(at: path)?.text.split(
        separator: "\n", omittingEmptySubsequences: false)
      guard let recorded, !block.lines.isEmpty, recorded.contains(block.lines) else {
        return Violation(
          path: readme.path, line: block.line,
          message: "these lines are not in \(path): scripts/update-readme")
      }
      return nil
    }
  }

  private struct Block {
    let file: String
    let line: Int
    var lines: [Substring] = []
  }

  /// The blocks of figures, without the lines that fence them.
  private static func blocks(of readme: SourceFile) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix(start) {
        let file = line.dropFirst(start.count).prefix { $0 != " " }
        open = Block(file: String(file), line: index + 1)
      } else if line == end, let block = open {
        blocks.append(block)
        open = nil
      } else if !line.hasPrefix("```") {
        open?.lines.append(line)
      }
    }
    // A block without an end is told as one that is found nowhere.
    if let open { blocks.append(Block(file: open.file, line: open.line)) }
    return blocks
  }
}
