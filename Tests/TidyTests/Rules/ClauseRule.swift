/// Each clause of Behaviour is cited once in the sources, where it is computed, by a line like
/// `// Behaviour 12` or `// Behaviour 12, 13`.
enum ClauseRule {
  /// The clauses that no code computes, each with the reason.
  static let withoutCode: [Int: String] = [:]

  static func violations(
    in tree: SourceTree, withoutCode: [Int: String] = withoutCode
  ) -> [Violation] {
    let article = "\(CitationRule.catalog)/Behaviour.md"
    let clauses = CitationRule.numbers(in: article, of: tree, after: "", before: ". ")
    // The interpreter implements all of them as a second opinion.
    let sources = tree.files.filter {
      $0.kind == .swift && $0.isUnder("Sources") && !$0.isUnder("Sources/LayoutExplanation")
    }
    var places: [Int: [Violation]] = [:]
    var others: [Violation] = []
    for file in sources where file.text.contains("Behaviour ") {
      for (number, line) in zip(1..., file.lines) {
        let cited = cited(in: line)
        guard !cited.isEmpty else { continue }
        if line.wholeMatch(of: /\s*\/\/ Behaviour [\d, ]+/) == nil {
          others.append(
            Violation(
              path: file.path, line: number, message: "a clause is cited by a line of its own"))
        }
        for clause in cited {
          places[clause, default: []].append(
            Violation(path: file.path, line: number, message: "cites clause \(clause) again"))
        }
      }
    }
    let missing = clauses.subtracting(withoutCode.keys).sorted().filter { places[$0] == nil }
    let listed = withoutCode.keys.sorted().filter { places[$0] != nil || !clauses.contains($0) }
    return others + places.keys.sorted().flatMap { (places[$0] ?? []).dropFirst() }
      + missing.map { Violation(path: article, message: "no code cites clause \($0)") }
      + listed.map { Violation(path: article, message: "clause \($0) is not one without code") }
  }

  /// Returns the clauses cited by a line.
  static func cited(in line: Substring) -> [Int] {
    line.matches(of: /\bBehaviour (\d{1,3}(?:, \d{1,3})*)\b/).flatMap { match in
      match.output.1.split(separator: ", ").compactMap { Int($0) }
    }
  }
}
