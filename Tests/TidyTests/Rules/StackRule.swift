/// The stack of sections does not refer to the types that implement a single section.
enum StackRule {
  private static let types: Set = ["GroupInstance", "GroupPlace", "GroupReader", "GroupWindow"]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, file.isUnder("Sources/LayoutCore/Stack") else { return [] }
    return SwiftToken.all(in: file.text).filter { types.contains($0.text) }.map {
      Violation(
        path: file.path, line: $0.line,
        message: "the stack names \($0.text): a section answers for itself")
    }
  }
}
