/// No file uses names newer than the oldest systems in Package.swift: `scripts/floor` checks the
/// libraries with the compiler, but the other code can be checked only on an Apple system.
enum NewerNameRule {
  static let names: Set = [
    // 2025, Swift 6.2
    "InlineArray", "Observations", "UTF8Span", "utf8Span",
    // 2024, Swift 6.0
    "AtomicLazyReference", "Int128", "Mutex", "RangeSet", "Synchronization", "UInt128",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift else { return [] }
    return SwiftToken.all(in: file.text).filter { names.contains($0.text) }.map {
      Violation(
        path: file.path, line: $0.line,
        message: "\($0.text) is newer than the oldest systems of Package.swift")
    }
  }
}
