/// A Swift file has one concern, and a limited length.
enum FileLengthRule {
  static let limit = 400

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, file.lines.count > limit else { return [] }
    return [Violation(path: file.path, message: "\(file.lines.count) lines, allowed are \(limit)")]
  }
}
