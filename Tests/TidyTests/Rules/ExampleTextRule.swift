/// Code of examples in the README is that of the examples, which are built and run: the lines
/// between `<!-- example: FILE -->` and `<!-- end -->` are found in that file, line after line.
enum ExampleTextRule {
  private static let folder = "Benchmarks/Examples/"

  static func violations(in tree: SourceTree) -> [Violation] {
    guard let readme = tree.file(at: "README.md") else { return [] }
    return QuotedBlock.all(in: readme, mark: "example").compactMap { block in
      guard !block.isQuoted(from: tree.file(at: folder + block.file)) else { return nil }
      return Violation(
        path: readme.path, line: block.line, message: "these lines are not in \(block.file)")
    }
  }
}
