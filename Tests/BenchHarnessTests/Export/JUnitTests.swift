import Testing

@testable import BenchHarness
@testable import BenchReports

/// JUnit XML is well-formed for all names, and distinguishes skipped from failed.
struct JUnitTests {
  @Test func aRunHasACaseForEachBenchmark() throws {
    let text = try ExportFormat.junit.render(.awkward)
    let tree = try #require(XMLTree(text), "\(text)")
    let top = try #require(tree.all("testsuites").first)
    #expect(
      top.attributes == [
        "name": "bench", "tests": "4", "failures": "1", "errors": "1", "skipped": "1",
      ])
    #expect(tree.all("testsuite").map(\.attributes["name"]) == [#"a "b" <c> & d"#, "b"])
    #expect(tree.all("testsuite").map(\.attributes["tests"]) == ["1", "3"])
    let cases = tree.all("testcase")
    #expect(
      cases.map(\.attributes["name"]) == [
        "query 1k x/y 64", "query 1m slow", "query 1k wrong", "query 1k broken",
      ])
    #expect(cases.map(\.attributes["time"]) == ["0.000000150000", nil, nil, nil])
    #expect(tree.all("failure").map(\.attributes["message"]) == ["\"3\" points\noff\u{FFFD}"])
    #expect(tree.all("error").map(\.attributes["message"]) == ["no memory"])
    #expect(tree.all("skipped").first?.attributes["message"]?.isEmpty == false)
    #expect(
      tree.all("system-out").map(\.text) == [
        """
        min: 100.0 ns
        p10: 130.0 ns
        median: 250.0 ns
        p90: 377.35 ns
        figure: 150.0 ns
        allocatedBytes: 48
        allocations: 0
        locality: 1.5
        nodes: 12
        loweringNanoseconds: 2.25
        wall
        <time>
        """
      ])
  }

  @Test func alarmsOfTheWholeRunAreCases() throws {
    var report = RunReport.sample([.sample()])
    report.warnings = [
      ResultWarning(.wrongFrames, "y is 1 against 2"), ResultWarning(.slowStretch, "slow"),
      ResultWarning(.interrupted, "ended by SIGINT"),
    ]
    let tree = try #require(XMLTree(try ExportFormat.junit.render(report)))
    #expect(tree.all("failure").map(\.attributes["message"]) == ["y is 1 against 2"])
    #expect(tree.all("error").map(\.attributes["message"]) == ["ended by SIGINT"])
    #expect(tree.all("testcase").count == 3)
  }

  @Test func testReaderRejectsMalformedXML() {
    #expect(XMLTree("<a b=\"<\"/>") == nil)
    #expect(XMLTree("<a>\u{1}</a>") == nil)
    #expect(XMLTree("<a></b>") == nil)
  }
}
