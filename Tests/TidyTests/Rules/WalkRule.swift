/// Stops of the walks through engine and view are functions and initialisers that are there.
enum WalkRule {
  private static let article = "\(CitationRule.catalog)/Walks.md"

  static func violations(in tree: SourceTree) -> [Violation] {
    var functions: [Substring: Set<Substring>] = [:]
    for file in tree.files where file.kind == .swift && file.isUnder("Sources") {
      let names = Set(file.text.matches(of: /\b(?:func (\w+)|(init)\b)/).map { $0.1 ?? "init" })
      for type in file.text.matches(of: /\b(?:class|struct|enum|protocol|extension) (\w+)/) {
        functions[type.1, default: []].formUnion(names)
      }
    }
    return zip(1..., tree.file(at: article)?.lines ?? []).compactMap { number, line in
      guard let stop = line.wholeMatch(of: /\d+\. `(\w+)\.(\w+)`/)?.output,
        functions[stop.1]?.contains(stop.2) != true
      else { return nil }
      return Violation(
        path: article, line: number, message: "\(stop.1) has no function \(stop.2)")
    }
  }
}
