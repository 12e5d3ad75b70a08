/// A block of a document that quotes a file: the lines between `<!-- MARK: FILE … -->` and `<!--
/// end -->`.
struct QuotedBlock {
  private static let end = "<!-- end -->"

  /// The file as named in the document.
  let file: String
  /// The line of the mark.
  let line: Int
  /// The lines between the marks, without code fences.
  private(set) var lines: [Substring] = []

  /// Returns the blocks of a document with one mark.
  static func all(in document: SourceFile, mark: String) -> [QuotedBlock] {
    let start = "<!-- \(mark): "
    var blocks: [QuotedBlock] = []
    var open: QuotedBlock?
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix(start) {
        let file = line.dropFirst(start.count).prefix { $0 != " " }
        open = QuotedBlock(file: String(file), line: index + 1)
      } else if line == end, let block = open {
        blocks.append(block)
        open = nil
      } else if !line.hasPrefix("```") {
        open?.lines.append(line)
      }
    }
    // A block without an end is reported as a block that occurs nowhere.
    if let open { blocks.append(QuotedBlock(file: open.file, line: open.line)) }
    return blocks
  }

  /// Returns whether the lines occur consecutively in a file, at any position.
  func isQuoted(from source: SourceFile?) -> Bool {
    guard let source, !lines.isEmpty else { return false }
    func unindented(_ lines: [Substring]) -> [Substring] { lines.map { $0.drop { $0 == " " } } }
    let all = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return unindented(all).contains(unindented(lines))
  }
}
