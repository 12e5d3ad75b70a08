import Testing

struct PlainWordRuleTests {
  @Test(arguments: [
    "/// What is at the edges.", "a() // made anew", "/// It holds so many at the most.",
    "  // Taken over from before.", "/// The badge hangs here.",
    "/// What the view knows.", "// What it had before.", "  ///   - size: What fits.",
    "/// - Returns: What fits.", "/// - What fits.", "let a = 1  // What fits.",
    "/// Some text.\n/// What fits.",
    "/// The object that is told of taps.", "/// Told before others.",
    "/// The branch is foretold wrongly.", "/// Where the row comes to rest.",
    "/// It came to rest.", "/// The content may come to rest.", "/// All that is had of it.",
    "/// Whom to call.", "/// The object for whom it is.",
  ])
  func riddlesInCommentsAreFound(text: String) {
    #expect(!PlainWordRule.riddles(in: SourceFile(path: "Sources/A/B/C.swift", text: text)).isEmpty)
  }

  @Test(arguments: [
    "let anew = 1", "/// The header.", "/// A change.", "// renewal", "/// Whatever is fastest.",
    "What(1)", "let told = 1", "/// The name. What follows counts.", "/// `- a`: whatever fits.",
  ])
  func otherTextIsFine(text: String) {
    #expect(PlainWordRule.riddles(in: SourceFile(path: "Sources/A/B/C.swift", text: text)).isEmpty)
  }

  @Test func riddlesAreFoundBelowTheRoots() {
    let files = ["Benchmarks/A.swift", "Sources/A/B/C.swift", "Tests/A.swift"].map {
      SourceFile(path: $0, text: "/// Made anew.\n")
    }
    let found = PlainWordRule.violations(in: SourceTree(files: files))
    #expect(found.map(\.path) == files.dropLast().map(\.path))
    #expect(found.map(\.line) == [1, 1])
  }
}
