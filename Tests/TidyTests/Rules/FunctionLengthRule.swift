/// A function is short from its keyword to its closing brace.
enum FunctionLengthRule {
  static let limit = 70

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift else { return [] }
    return SwiftFunction.all(in: file.text).filter { $0.lineCount > limit }.map { function in
      Violation(
        path: file.path, line: function.firstLine,
        message: "\(function.name) has \(function.lineCount) lines, allowed are \(limit)")
    }
  }
}
