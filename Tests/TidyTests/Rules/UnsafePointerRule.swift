/// Unsafe pointers stay in `Support` folders, behind an interface that is safe; tests may use them.
enum UnsafePointerRule {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, !file.isUnder("Tests"), !isSupport(file.path),
      file.text.contains("Unsafe")
    else { return [] }
    return zip(1..., file.lines).compactMap { number, line in
      guard let match = line.firstMatch(of: /Unsafe(Mutable)?(Raw)?(Buffer)?Pointer/) else {
        return nil
      }
      return Violation(
        path: file.path, line: number, message: "\(match.output.0) outside a Support folder")
    }
  }

  private static func isSupport(_ path: String) -> Bool {
    path.split(separator: "/").contains("Support")
  }
}
