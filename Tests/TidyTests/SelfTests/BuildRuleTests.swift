import Testing

struct BuildRuleTests {
  @Test(arguments: [
    "  .treatAllWarnings(as: .error),", ".treatWarning(\"DeprecatedDeclaration\", as: .error)",
  ])
  func findsSettingsRejectedByDependants(line: String) {
    let manifest = SourceFile(path: "Package.swift", text: "let a = [\n\(line)\n]\n")
    #expect(ManifestRule.violations(in: SourceTree(files: [manifest])).map(\.line) == [2])
    let other = SourceFile(path: "Benchmarks/Examples/A/Package.swift", text: line)
    #expect(ManifestRule.violations(in: SourceTree(files: [other])).isEmpty)
  }

  @Test(arguments: ["release", "debug", "out"])
  func foldersOfOneBuildSystemAreFound(folder: String) {
    let line = "cp .build/\(folder)/bench ."
    for path in ["scripts/a", "README.md", "Sources/A/A.swift"] {
      #expect(BuildPathRule.violations(in: SourceFile(path: path, text: line)).count == 1)
    }
    for path in ["Tests/ATests/A.swift", "a.json"] {
      #expect(BuildPathRule.violations(in: SourceFile(path: path, text: line)).isEmpty)
    }
    let scratch = SourceFile(path: "scripts/a", text: ".build/fuzz")
    #expect(BuildPathRule.violations(in: scratch).isEmpty)
  }
}
