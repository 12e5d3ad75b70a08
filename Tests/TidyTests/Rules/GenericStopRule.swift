/// No generic function returns `Never`.
///
/// Swift 6.3.1 prints nothing for the arguments of such a function when it specialises it, so a
/// separate function has to create the message.
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
