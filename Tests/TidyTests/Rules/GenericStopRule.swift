/// A generic function that never returns prints nothing for its arguments where Swift 6.3.1
/// specialises it, so the message is made before by a function that returns it.
enum GenericStopRule {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, !file.isUnder("Tests") else { return [] }
    return file.text.matches(of: /func \w+<[^{}]*?->\s*Never\b/).map { match in
      Violation(
        path: file.path, line: file.text[..<match.range.lowerBound].count { $0 == "\n" } + 1,
        message: "a generic function that never returns loses its arguments where it is specialised"
      )
    }
  }
}
