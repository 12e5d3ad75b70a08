/// The README names every script, so that nobody has to find one by chance.
enum ScriptListRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    guard let readme = tree.file(at: "README.md") else {
      return [Violation(path: "README.md", message: "missing")]
    }
    let scripts = tree.files.map(\.path).filter { $0.hasPrefix("scripts/") }
    return scripts.filter { !names($0, in: readme) }.map {
      Violation(path: "README.md", message: "does not name \($0)")
    }
  }

  /// `scripts/check-all` does not name `scripts/check`.
  private static func names(_ script: String, in readme: SourceFile) -> Bool {
    readme.text.ranges(of: script).contains { range in
      guard let next = readme.text[range.upperBound...].first else { return true }
      return !(next.isLetter || next.isNumber || "-_/".contains(next))
    }
  }
}
