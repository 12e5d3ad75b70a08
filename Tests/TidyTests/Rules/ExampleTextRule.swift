/// Code in documents is from examples and tests, both built and run: the lines between `<!--
/// example: FILE -->` and `<!-- end -->` occur consecutively in that file.
///
/// Manuals and the README contain no other code in Swift. The code written by `bench init` is
/// marked with `init`, and compared by the command's tests.
enum ExampleTextRule {
  private static let folder = "Benchmarks/Examples/"

  static func violations(in tree: SourceTree) -> [Violation] {
    tree.files.filter { $0.path.hasSuffix(".md") }.flatMap { document in
      QuotedBlock.all(in: document, mark: "example").compactMap { block in
        let file = tree.file(at: folder + block.file) ?? tree.file(at: block.file)
        guard !block.isQuoted(from: file) else { return nil }
        return Violation(
          path: document.path, line: block.line, message: "these lines are not in \(block.file)")
      } + unmarked(in: document)
    }
  }

  /// Returns the code that nothing builds.
  private static func unmarked(in document: SourceFile) -> [Violation] {
    guard document.path.contains(".docc/") || document.path == "README.md" else { return [] }
    let lines = document.lines
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("```swift") else { return nil }
      let mark = index > 0 ? lines[index - 1] : ""
      guard !mark.hasPrefix("<!-- example: "), !mark.hasPrefix("<!-- init: ") else { return nil }
      return Violation(
        path: document.path, line: index + 1, message: "the code is that of no example or test")
    }
  }
}
