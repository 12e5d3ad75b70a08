import Foundation

/// The text replaced by each small fault of `Tests/_Mutants` occurs exactly once in its file, where
/// `scripts/mutants` can find it.
enum MutantRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    tree.files.filter { $0.path.hasPrefix("Tests/_Mutants/") }.flatMap { list in
      var source: SourceFile?
      var text: (line: Int, lines: [Substring]) = (0, [])
      var found: [Violation] = []
      func check() {
        defer { text.lines = [] }
        guard !text.lines.isEmpty else { return }
        let parts = source?.text.components(separatedBy: text.lines.joined(separator: "\n")) ?? []
        if parts.count != 2 {
          found.append(
            Violation(
              path: list.path, line: text.line,
              message: "this text is \(max(0, parts.count - 1)) times in its file"))
        }
      }
      for (index, line) in list.lines.enumerated() {
        if line.hasPrefix("  - ") {
          if text.lines.isEmpty { text.line = index + 1 }
          text.lines.append(line.dropFirst(4))
        } else {
          check()
          if line.hasPrefix("Sources/") { source = tree.file(at: String(line)) }
        }
      }
      check()
      return found
    }
  }
}
