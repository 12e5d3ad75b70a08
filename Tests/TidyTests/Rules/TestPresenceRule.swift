/// Every test target is declared, has a folder with its name, and contains tests.
enum TestPresenceRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    guard let manifest = tree.file(at: "Package.swift") else {
      return [Violation(path: "Package.swift", message: "missing")]
    }
    let declared = Set(
      manifest.text.matches(of: /\.testTarget\(\s*name:\s*"([^"]+)"/).map { String($0.output.1) })
    // A leading underscore marks a folder of helpers.
    let folders = tree.folders(in: "Tests").filter { !$0.hasPrefix("_") }
    let undeclared = folders.filter { !declared.contains($0) }.map {
      Violation(path: "Tests/\($0)", message: "is no test target of the manifest")
    }
    let empty = declared.sorted().filter { !hasTest(in: "Tests/\($0)", of: tree) }.map {
      Violation(path: "Tests/\($0)", message: "has no test")
    }
    return undeclared + empty
  }

  private static func hasTest(in folder: String, of tree: SourceTree) -> Bool {
    tree.files.contains { file in
      guard file.kind == .swift, file.isUnder(folder) else { return false }
      let tokens = SwiftToken.all(in: file.text)
      return zip(tokens, tokens.dropFirst()).contains { $0.text == "@" && $1.text == "Test" }
    }
  }
}
