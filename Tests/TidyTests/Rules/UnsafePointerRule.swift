/// Unsafe pointers are used only in `Support` folders, behind a safe interface, and unmanaged
/// references only in functions; tests may use both.
///
/// An unmanaged property cannot express how long its object lives.
enum UnsafePointerRule {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, !file.isUnder("Tests") else { return [] }
    let mayPoint = isSupport(file.path)
    return zip(1..., file.lines).compactMap { number, line in
      func violation(_ message: String) -> Violation {
        Violation(path: file.path, line: number, message: message)
      }
      if line.contains("Unmanaged<"), line.contains(/\b(let|var) \w+:[^={]*Unmanaged</) {
        return violation("a property that is not counted")
      }
      guard !mayPoint, line.contains("Unsafe"),
        let match = line.firstMatch(of: /Unsafe(Mutable)?(Raw)?(Buffer)?Pointer/)
      else { return nil }
      return violation("\(match.output.0) outside a Support folder")
    }
  }

  private static func isSupport(_ path: String) -> Bool {
    path.split(separator: "/").contains("Support")
  }
}
