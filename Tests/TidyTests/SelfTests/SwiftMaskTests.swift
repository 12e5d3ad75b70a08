import Testing

struct SwiftMaskTests {
  /// Each source has its braces only in places other than code, and `code` after them.
  static let sources = [
    "// }{ \"\ncode",
    "/* { /* } */ \" { */ code",
    #""}{ \" {" code"#,
    ##"#" \" { " "# + #" {"# code"##,
    ###"##" "# { "## code"###,
    "\"\"\"\n{ \" {\n\\\"\"\" {\n\"\"\" code",
    "#\"\"\"\n{ \"\"\" {\n\"\"\"# code",
    ##"#"""# code"##,
    "\"\" code",
    #""\(f(1) + "{") {" code"#,
    "[/\\/ \" {/] code",
    "#/ { / \" /# code",
    "`a { \"` code",
  ]

  @Test(arguments: sources)
  func masksEverythingButCode(source: String) {
    let masked = masked(source)
    #expect(!masked.contains("{") && !masked.contains("}"))
    #expect(masked.hasSuffix("code"))
    #expect(masked.utf8.count == source.utf8.count)
  }

  @Test func codeInAnInterpolationStays() {
    let source = #""{ \(rows.map { "}\($0 {)" }) {" + { code }"#
    #expect(masked(source).filter { "{}".contains($0) } == "{{}{}")
  }

  @Test func anInterpolationOfARawStringNeedsItsHashes() {
    #expect(!masked(##"#"\(code {)"#"##).contains("code"))
    #expect(masked(##"#"\#(code)"#"##).contains("code"))
  }

  @Test(arguments: ["a / b { c / d }", "a /b/ { c }", "#if A / { c }"])
  func aSlashBetweenOperandsDivides(source: String) {
    #expect(masked(source) == source)
  }

  @Test func linesStayWhereTheyAre() {
    let source = "a /*\n\n*/ \"\"\"\n x\n y \"\"\"\nb"
    #expect(masked(source).split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test(arguments: ["\"open {", "/* open {", "\"\"\"\nopen {", "#/ open {", "`open {", "\"a\\"])
  func unclosedTextEndsWithTheSource(source: String) {
    #expect(!masked(source).contains("{"))
  }

  private func masked(_ source: String) -> String {
    String(decoding: SwiftMask.masked(source), as: UTF8.self)
  }
}
