import Testing

struct BuildRuleTests {
  @Test(arguments: [
    "  .treatAllWarnings(as: .error),", ".treatWarning(\"DeprecatedDeclaration\", as: .error)",
    "swiftSettings: [.unsafeFlags([\"-Ounchecked\"])]",
  ])
  func settingsRefusedByDependantsAreFound(line: String) {
    let manifest = SourceFile(path: "Package.swift", text: "let a = [\n\(line)\n]\n")
    #expect(ManifestRule.violations(in: SourceTree(files: [manifest])).map(\.line) == [2])
    let other = SourceFile(path: "Benchmarks/Examples/A/Package.swift", text: line)
    #expect(ManifestRule.violations(in: SourceTree(files: [other])).isEmpty)
  }
}
