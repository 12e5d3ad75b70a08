/// Unsafe pointers, and references that are not counted, stay in `Support` folders, behind an
/// interface that is safe; tests may use them.
enum UnsafePointerRule {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, !file.isUnder("Tests"), !isSupport(file.path),
      file.text.contains("Unsafe") || file.text.contains("Unmanaged")
    else { return [] }
    return zip(1..., file.lines).compactMap { number, line in
      guard let match = line.firstMatch(of: /Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|\bUnmanaged\b/)
      else {
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
