/// A line of Swift is short enough to be displayed next to another line.
enum LineLengthRule {
  static let limit = 100

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift else { return [] }
    return zip(1..., file.lines).compactMap { number, line in
      // No line has more columns than bytes, and counting bytes is much cheaper.
      guard line.utf8.count > limit, line.count > limit, !isUnbreakable(line) else { return nil }
      return Violation(
        path: file.path, line: number, message: "\(line.count) columns, allowed are \(limit)")
    }
  }

  /// Returns whether the line contains only a URL, which cannot be broken.
  private static func isUnbreakable(_ line: Substring) -> Bool {
    line.wholeMatch(of: /\s*(?:\/\/\/? )?\S*:\/\/\S*/) != nil
  }
}
