import Foundation

/// Cited clauses of Behaviour and decisions of Differences exist.
enum CitationRule {
  static let catalog = "Sources/CompositionalLayout/CompositionalLayout.docc"

  static func violations(in tree: SourceTree) -> [Violation] {
    let clauses = numbers(in: "\(catalog)/Behaviour.md", of: tree, after: "", before: ". ")
    let decisions = numbers(
      in: "\(catalog)/Differences.md", of: tree, after: "- **D-", before: "**")
    return tree.files.flatMap { file in
      zip(1..., file.lines).flatMap { number, line in
        missing(from: line, clauses: clauses, decisions: decisions).map {
          Violation(path: file.path, line: number, message: "cites \($0), which does not exist")
        }
      }
    }
  }

  /// Returns the numbers that begin the lines of an article.
  static func numbers(
    in path: String, of tree: SourceTree, after start: String, before end: String
  ) -> Set<Int> {
    Set(
      (tree.file(at: path)?.lines ?? []).compactMap { line in
        guard line.hasPrefix(start) else { return nil }
        let rest = line.dropFirst(start.count)
        return rest.range(of: end).flatMap { Int(rest[..<$0.lowerBound]) }
      })
  }

  private static func missing(
    from line: Substring, clauses: Set<Int>, decisions: Set<Int>
  ) -> [String] {
    guard line.contains("D-") || line.contains("Behaviour ") else { return [] }
    let decided = line.matches(of: /\bD-(\d{2,3})\b/).compactMap { Int($0.output.1) }
    let clause = ClauseRule.cited(in: line)
    return decided.filter { !decisions.contains($0) }.map { "decision \($0)" }
      + clause.filter { !clauses.contains($0) }.map { "clause \($0)" }
  }
}
