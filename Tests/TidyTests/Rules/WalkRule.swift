/// Every stop of a walk in a manual is a function or an initialiser of this package.
enum WalkRule {
  private static let articles = [
    "\(CitationRule.catalog)/Walks.md", "Sources/BenchHarness/BenchHarness.docc/RunWalk.md",
  ]

  static func violations(in tree: SourceTree) -> [Violation] {
    var functions: [Substring: Set<Substring>] = [:]
    for file in tree.files
    where file.kind == .swift && ["Sources", "Benchmarks"].contains(where: file.isUnder) {
      let names = Set(file.text.matches(of: /\b(?:func (\w+)|(init)\b)/).map { $0.1 ?? "init" })
      for type in file.text.matches(of: /\b(?:class|struct|enum|protocol|extension) (\w+)/) {
        functions[type.1, default: []].formUnion(names)
      }
    }
    return articles.flatMap { article in
      zip(1..., tree.file(at: article)?.lines ?? []).compactMap { number, line in
        guard let stop = line.wholeMatch(of: /\d+\. `(\w+)\.(\w+)`/)?.output,
          functions[stop.1]?.contains(stop.2) != true
        else { return nil }
        return Violation(
          path: article, line: number, message: "\(stop.1) has no function \(stop.2)")
      }
    }
  }
}
