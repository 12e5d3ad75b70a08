import Testing

struct LayerRuleTests {
  private let rule = LayerRule(
    root: "Sources/Module", layers: ["Geometry", "Plan", "Stack", "Engine", "Viewport"])

  private func violations(_ files: [String: String]) -> [Violation] {
    rule.violations(
      in: SourceTree(
        files: files.map { SourceFile(path: "Sources/Module/\($0.key)", text: $0.value) }))
  }

  private let upper = "public struct Upper {\n  struct Inner {}\n}\n"

  @Test func aLowerLayerDoesNotUseAHigherOne() {
    let found = violations([
      "Stack/Upper.swift": upper, "Plan/Lower.swift": "struct Lower {\n  var upper: Upper\n}\n",
    ])
    #expect(found.map(\.path) == ["Sources/Module/Plan/Lower.swift"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.message == "Plan uses Upper of Stack, a layer above it")
  }

  @Test(arguments: ["extension Upper {}", "typealias A = Array<Upper>", "func a() { _ = Upper() }"])
  func everyUseCounts(text: String) {
    #expect(violations(["Viewport/Upper.swift": upper, "Engine/A.swift": text]).count == 1)
  }

  @Test func theOtherDirectionIsFine() {
    #expect(
      violations([
        "Geometry/Upper.swift": upper, "Viewport/A.swift": "let a = Upper()",
        "Geometry/B/A.swift": "let a = Upper()",
      ]).isEmpty)
  }

  @Test func ignoresNestedTypesCommentsAndStrings() {
    #expect(
      violations([
        "Stack/Upper.swift": upper,
        "Plan/A.swift": "// Upper\nlet a = \"Upper\"\nstruct Inner {}\nlet b = Inner()\n",
      ]).isEmpty)
  }

  @Test func anImportedTypeIsNoDeclaration() {
    #expect(
      violations([
        "Stack/A.swift": "@_exported public import struct Other.Upper\n",
        "Plan/B.swift": "import Other\nlet a = Upper()\n",
      ]).isEmpty)
  }

  @Test func everyFileIsInALayer() {
    #expect(violations(["Support/A.swift": "let a = 1"]).count == 1)
    #expect(violations(["A.swift": "let a = 1"]).count == 1)
  }
}
