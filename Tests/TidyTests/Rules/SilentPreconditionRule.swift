/// Programmer errors are reported in every build, because `precondition` prints no message in
/// optimised builds.
enum SilentPreconditionRule {
  static let folders = ["Sources/CompositionalLayout", "Sources/LayoutDescription"]

  private static let silent: Set = [
    "assert", "assertionFailure", "precondition", "preconditionFailure",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, folders.contains(where: file.isUnder) else { return [] }
    return SwiftToken.all(in: file.text).filter { silent.contains($0.text) }.map {
      Violation(
        path: file.path, line: $0.line,
        message: "\($0.text) says nothing in release builds; use stopUnless or fatalError")
    }
  }
}
