import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the outcomes of gates in formats for continuous integration, whatever their names contain.
struct GateFormatTests {
  private static let outcomes = [
    GateOutcome(name: "list query default", state: .passed, message: "3 figures the same"),
    GateOutcome(
      name: #"a <b> "c", 100%: @d"#, state: .failed, message: "x rises: 1 → 2\n(+100 %)",
      details: ["RISE x", "```", "FALL <y> & z"]),
    GateOutcome(name: "slow", state: .undecided, message: "9 of 16 pairs"),
    GateOutcome(name: "memory", state: .notMeasured, message: "no jemalloc"),
  ]

  private func text(_ format: GateFormat, _ outcomes: [GateOutcome] = outcomes) -> String {
    format.render(outcomes, title: "bench check", summary: "4 figures compared")
  }

  @Test func markdownHasFailedFirstAndFoldsTheRest() {
    #expect(
      text(.markdown) == #"""
        ## bench check: 1 failed, 1 undecided, 1 not measured, 1 passed

        4 figures compared

        ### Failed

        - **a \<b\> "c", 100%: @\#u{200B}d**: x rises: 1 → 2\\n(+100 %)

          <details><summary>3 further lines</summary>

          ````text
          RISE x
          ```
          FALL <y> & z
          ````

          </details>


        ### Undecided

        - **slow**: 9 of 16 pairs

        <details><summary>1 not measured</summary>

        - **memory**: no jemalloc

        </details>

        <details><summary>1 passed</summary>

        - **list query default**: 3 figures the same

        </details>

        """#)
  }

  @Test func markdownFitsIntoAComment() {
    let many = (0..<2000).map { index in
      GateOutcome(
        name: "gate \(index)", state: index < 1000 ? .failed : .passed,
        message: String(repeating: "é", count: 100))
    }
    let text = text(.markdown, many)
    #expect(text.utf8.count < 65_536)
    #expect(text.hasPrefix("## bench check: 1000 failed, 1000 passed\n"))
    #expect(text.contains("- **gate 0**") && text.contains(" more (omitted here)\n"))
    #expect(text.hasSuffix("</details>\n"))
  }

  @Test func markdownHasAtMostFifteenUnfoldedLines() {
    let many = (0..<60).map { index in
      GateOutcome(
        name: "gate \(index)", state: index < 30 ? .failed : .passed, message: "m",
        details: ["RISE x", "FALL y"])
    }
    let changes = (0..<5).map { "screen \($0): header height: absolute 44 → estimated 44" }
    let text = GateFormat.markdown.render(
      many, title: "bench check", summary: "s", changes: changes)
    #expect(
      text.contains("\n**Changed input:** screen 0: header height: absolute 44 → estimated 44"))
    #expect(text.contains("\nand 3 more changed inputs\n") && text.contains("27 more failed"))
    var (depth, unfolded) = (0, 0)
    for line in text.split(separator: "\n") {
      if line.contains("<details>") {
        if depth == 0 { unfolded += 1 }
        depth += 1
      } else if line.contains("</details>") {
        depth -= 1
      } else if depth == 0 {
        unfolded += 1
      }
    }
    #expect(unfolded <= 15, "\(text)")
    for gate in 0..<60 { #expect(text.ranges(of: "**gate \(gate)**").count == 1) }
  }

  @Test func annotationsAreOneLineEach() {
    #expect(
      text(.gitHubAnnotations) == """
        ::error title=bench check%3A a <b> "c"%2C 100%25%3A @d::x rises: 1 → 2%0A(+100 %25)%0A\
        RISE x%0A```%0AFALL <y> & z
        ::warning title=bench check%3A slow::undecided: 9 of 16 pairs
        ::warning title=bench check%3A memory::not measured: no jemalloc
        ::notice title=bench check::4 figures compared

        """)
  }

  @Test func tenthAnnotationSummarisesTheRest() {
    let many = (0..<12).map { GateOutcome(name: "g\($0)", state: .failed, message: "m") }
    let lines = text(.gitHubAnnotations, many).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[8] == "::error title=bench check%3A g8::m")
    #expect(lines[9] == "::error title=bench check%3A 3 more::g9: m%0Ag10: m%0Ag11: m")
    let ten = text(.gitHubAnnotations, Array(many.prefix(10)))
    #expect(ten.contains("title=bench check%3A g9::m\n"))
  }

  @Test func junitSkipsUndecidedRows() throws {
    let tree = try #require(XMLTree(text(.junit)))
    let top = try #require(tree.all("testsuites").first)
    #expect(
      top.attributes == [
        "name": "bench check", "tests": "4", "failures": "1", "errors": "0", "skipped": "2",
      ])
    #expect(tree.all("failure").map(\.attributes["message"]) == ["x rises: 1 → 2\n(+100 %)"])
    #expect(tree.all("failure").map(\.text) == ["RISE x\n```\nFALL <y> & z"])
    #expect(
      tree.all("skipped").map(\.attributes["message"]) == [
        "undecided: 9 of 16 pairs", "not measured: no jemalloc",
      ])
    #expect(tree.all("testcase")[1].attributes["name"] == #"a <b> "c", 100%: @d"#)
  }

  @Test(arguments: GateFormat.allCases)
  func noGatesPass(format: GateFormat) {
    let text = text(format, [])
    #expect(!text.contains("fail") || text.contains("failures=\"0\""))
    #expect(text.hasSuffix("\n"))
  }
}
