/// The scripts' README names every script.
enum ScriptListRule {
  private static let page = "scripts/README.md"

  static func violations(in tree: SourceTree) -> [Violation] {
    guard let list = tree.file(at: page) else {
      return [Violation(path: page, message: "missing")]
    }
    let scripts = tree.files.map(\.path).filter {
      $0.hasPrefix("scripts/") && !$0.hasPrefix("scripts/ci-examples/") && $0 != page
    }
    return scripts.filter { !names($0, in: list) }.map {
      Violation(path: page, message: "does not name \($0)")
    }
  }

  /// `scripts/check-all` does not name `scripts/check`.
  private static func names(_ script: String, in list: SourceFile) -> Bool {
    list.text.ranges(of: script).contains { range in
      guard let next = list.text[range.upperBound...].first else { return true }
      return !(next.isLetter || next.isNumber || "-_/".contains(next))
    }
  }
}
