import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the tolerances: half a per cent for instructions, a little for cache misses, and for other
/// figures only if a file specifies one.
struct GateToleranceTests {
  private let key = BenchmarkKey(
    scenario: "screen", operation: "query", items: 1000, strategy: "default")

  private func allows(
    _ old: Double, _ new: Double, _ figure: String, _ lines: String = ""
  ) throws -> Bool {
    try GateTolerances(text: lines, source: "file")
      .allows(.number(new), for: .number(old), of: figure, in: key)
  }

  @Test func allowsHalfAPercentOfInstructions() throws {
    #expect(try allows(10_000, 10_050, "instructions"))
    #expect(try allows(10_000, 9950, "instructions"))
    #expect(try !allows(10_000, 10_051, "instructions"))
    #expect(try !allows(10_000, 10_500, "instructions"))
  }

  /// Another build places its data elsewhere, and with hardly any misses, a few more are a large
  /// fraction.
  @Test func allowsCacheMissesOfOtherAddresses() throws {
    #expect(try allows(1, 26, "cacheMissesL1") && allows(10_000, 10_600, "cacheMissesL1"))
    #expect(try !allows(1, 26.1, "cacheMissesL1") && !allows(10_000, 9399, "cacheMissesL1"))
    #expect(try allows(0, 5, "cacheMissesLL") && allows(2000, 2020, "cacheMissesLL"))
    #expect(try !allows(0, 5.1, "cacheMissesLL") && !allows(2000, 2021, "cacheMissesLL"))
    #expect(try !allows(1, 26, "cacheMissesL1", "* * * * cacheMisses* 1%"))
  }

  @Test func otherFiguresMustBeEqual() throws {
    for figure in ["allocations", "iterations", "elementsTested"] {
      #expect(try allows(1000, 1000, figure))
      #expect(try !allows(1000, 1001, figure))
    }
  }

  @Test func lastMatchingLineDecides() throws {
    let lines = """
      # wider
      * query * * instructions 5%
      screen query 1k,10k default instructions 1%
      screen query 100k default instructions 9%
      """
    #expect(try allows(1000, 1010, "instructions", lines))
    #expect(try !allows(1000, 1020, "instructions", lines))
  }

  @Test func allowsNoRiseFromZero() throws {
    #expect(try !allows(0, 1, "allocations", "* * * * * 50%"))
  }

  @Test func toleratesNoLeaksOrDigests() throws {
    let tolerances = try GateTolerances(text: "* * * * * 50%", source: "file")
    #expect(tolerances.limit(of: "bytesLeft", in: key, at: 100) == 0)
    #expect(!tolerances.allows(.digest("b"), for: .digest("a"), of: "digest", in: key))
  }

  @Test(arguments: ["a b c d e", "a b c d e f", "a b c d e -1%", "a b c d e 1", "a b c d e x%"])
  func rejectsInvalidLines(line: String) {
    let error = #expect(throws: BaselineError.self) {
      try GateTolerances(text: "# first\n\(line)", source: "file")
    }
    #expect(error?.description.hasPrefix("file: line 2: expected 6 words") == true)
  }
}
