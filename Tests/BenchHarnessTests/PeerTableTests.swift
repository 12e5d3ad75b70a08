import Testing

@testable import BenchHarness

/// Rows of another library's program are read, compared and printed.
struct PeerTableTests {
  private let own = PeerRow(name: "default", load: 20, query: 400, bytes: 75.7, digest: "0a")

  private func table(_ output: String) throws(PeerError) -> PeerTable {
    var table = PeerTable(title: "map: 10 items", rows: [own])
    try table.append(output: output)
    return table
  }

  @Test func rowsStandSideBySide() throws {
    let table = try table("boost:rstar<16> 71.4 812.5 47.1 0a\nscan 1 100 - 0a\n")
    try table.requireSameAnswers()
    #expect(
      table.text == """
        map: 10 items

        index            load/item   query  relative  B/item
        ----------------------------------------------------
        default            20.0 ns  400 ns     1.00×    75.7
        boost:rstar<16>    71.4 ns  813 ns     2.03×    47.1
        scan               1.00 ns  100 ns     0.25×       -

        """)
  }

  @Test func otherAnswersAreRefusedByName() throws {
    let table = try table("sorted 1 2 3 0a\nboost 1 2 3 0b\n")
    let error = #expect(throws: PeerError.self) { try table.requireSameAnswers() }
    #expect(
      error
        == .otherAnswers(name: "boost", digest: "0b", reference: "default", expected: "0a"))
    #expect(
      error?.description
        == "boost found other items than default: the digest is 0b, not 0a")
  }

  @Test(arguments: [
    "boost 1 2 3", "boost 1 x 3 0a", "boost 1 2 many 0a", "boost 1 0 3 0a", "boost 1 inf 3 0a",
    "boost 1 2 3 0a more",
  ])
  func aLineThatIsNoRowIsRefused(line: String) {
    #expect(throws: PeerError.unreadableRow(line)) { try table(line) }
  }

  @Test func aPeerWithoutRowsIsRefused() {
    #expect(throws: PeerError.noRows) { try table("\n") }
  }

  @Test func longNamesAreShortenedToEightyColumns() throws {
    let name = String(repeating: "n", count: 100)
    let lines = try table("\(name) 12345 1e9 12345 0a").text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func slowPassesEndAfterASecondAndAreAtLeastThree() {
    let clock = FakeClock()
    var passes = 0
    let median = PassTimer(clock: clock).median {
      passes += 1
      clock.advance(passes == 1 ? 9 : 400_000_000)
    }
    #expect(passes == 4)
    #expect(median == 400_000_000)
  }

  @Test func aPassThatTakesASecondIsNotRepeated() {
    let clock = FakeClock()
    var passes = 0
    let median = PassTimer(clock: clock).median {
      passes += 1
      clock.advance(2_000_000_000)
    }
    #expect(passes == 1)
    #expect(median == 2_000_000_000)
  }
}
