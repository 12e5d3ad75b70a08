import BenchHarness
import Foundation
import Testing

/// Tests what readers learn from the recorded summary of the default run against the stored
/// results.
struct FiveQuestionsTests {
  /// A row of a printed table, with its words from the left and its cells.
  private struct PrintedRow {
    /// The words before the cells; a title printed once for several rows is repeated.
    let name: [String]
    let cells: [String]

    var place: String { name.suffix(2).joined(separator: " ") }
    var title: String { name.dropLast(2).joined(separator: " ") }
  }

  private let report: RunReport
  private let text: String

  init() throws {
    let results = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../results").standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: results.path)
    let folder = results.appending(path: try #require(folders.filter { $0.first == "2" }.max()))
    func read(_ file: String) throws -> String {
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    report = try RunReport.decode(read("run.json"), source: "run.json")
    text = try read("summary.txt")
  }

  /// Returns the rows of the table with a word in its head.
  private func rows(below head: String, cells count: Int) -> [PrintedRow] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix(head) && $0.contains("1k") }) else {
      return []
    }
    var title: [String] = []
    return lines[(start + 2)...].prefix { !$0.isEmpty }.map { line in
      let words = line.replacing(/(\d) (ns|µs|ms|s)\b/) { "\($0.1)_\($0.2)" }
        .replacing("> ", with: ">").replacing("not run", with: "not_run").split(separator: " ")
        .map { String($0).replacing("_", with: " ") }
      // Tables of times print a scenario once for several rows, and tables of ratios the name of a
      // cache.
      var name = Array(words.dropLast(count))
      if line.hasPrefix(" ") {
        name = title + name
      } else {
        title = Array(name.dropLast(name.count > 2 ? 2 : 1))
      }
      return PrintedRow(name: name, cells: Array(words.suffix(count)))
    }
  }

  private var matrix: [PrintedRow] { rows(below: "without", cells: 4) }
  private var times: [PrintedRow] { rows(below: "scenario", cells: 6) }

  /// Returns the sentence with the given beginning, on one line.
  private func sentence(_ start: String) -> String? {
    let joined = text.replacing("\n  ", with: " ")
    return joined.components(separatedBy: "\n").first { $0.hasPrefix("- \(start)") }
  }

  /// Returns a printed ratio or bound as a number: 1.7m× is 1,700,000.
  private func number(_ cell: String) -> Double? {
    var digits = cell.replacing(",", with: "").filter { !"~>×".contains($0) }
    let factors: [Character: Double] = ["k": 1e3, "m": 1e6]
    let factor = digits.last.flatMap { factors[$0] }
    if factor != nil { digits.removeLast() }
    return Double(digits).map { $0 * (factor ?? 1) }
  }

  private func figure(_ strategy: String, _ place: String, _ items: Int) -> Double? {
    report.results.first {
      "\($0.scenario) \($0.operation)" == place && $0.strategy == strategy && $0.items == items
    }?.time?.figure
  }

  private func ratio(_ strategy: String, _ place: String, _ items: Int) -> Double? {
    guard let other = figure(strategy, place, items), let own = figure("default", place, items)
    else { return nil }
    return other / own
  }

  @Test func mostImportantCacheForAMillionEstimatedRows() throws {
    let groups = try #require(report.matrix).filter { $0.title != $0.strategy }
    let rows = matrix.filter { row in
      row.place.hasPrefix("list-estimated ") && groups.contains { $0.title == row.title }
    }
    let printed = rows.max { (number($0.cells[3]) ?? 0) < (number($1.cells[3]) ?? 0) }
    let places = Set(rows.map(\.place))
    func largest(_ group: MatrixGroup) -> Double {
      places.compactMap { ratio(group.strategy, $0, 1_000_000) }.max() ?? 0
    }
    let expected = groups.max { largest($0) < largest($1) }
    #expect(printed?.title == expected?.title && printed?.title == "extent index")
  }

  @Test func theCostOfAQueryOfNestedGroups() throws {
    let row = try #require(times.first { $0.place == "nested-groups query" })
    for (cell, items) in [(row.cells[0], 1000), (row.cells[3], 1_000_000)] {
      let printed = try #require(Double(cell.filter { $0.isNumber || $0 == "." }))
      let expected = try #require(figure("default", "nested-groups query", items))
      #expect(cell.hasSuffix(" ns") && abs(printed - expected) <= 0.005 * expected, "\(cell)")
    }
  }

  @Test func whetherAnOrthogonalScrollDependsOnTheNumberOfSections() throws {
    let row = try #require(times.first { $0.place == "orthogonal-rows scroll-across" })
    let small = try #require(figure("default", row.place, 1000))
    let large = try #require(figure("default", row.place, 1_000_000))
    let exponent = log(large / small) / log(1000)
    #expect((row.cells[4].hasSuffix("flat")) == (exponent < 0.1), "\(row.cells) \(exponent)")
  }

  @Test func findsWhereTheDefaultIsSlower() throws {
    let words = try #require(sentence("Faster than default: "))
    guard !words.contains("no measured strategy") else {
      #expect(matrix.flatMap(\.cells).allSatisfy { $0.hasPrefix("~") || (number($0) ?? 1) > 0.94 })
      return
    }
    let found = try #require(
      words.firstMatch(of: /default: (\S+), (\S+)× its time in (\S+ \S+) at (1k|10k|100k|1m)/))
    let items = try #require(
      ["1k": 1000, "10k": 10_000, "100k": 100_000, "1m": 1_000_000][found.4])
    let measured = try #require(ratio(String(found.1), String(found.3), items))
    let printed = try #require(Double(found.2))
    #expect(measured < 1 && abs(measured - printed) <= 0.005)
  }

  @Test func whatToRunNext() throws {
    let words = try #require(sentence("Next: "))
    let found = try #require(
      words.firstMatch(
        of: /`bench compare default (\S+) --scenario (\S+) --operation ([^`\s]+)`/))
    #expect(ratio(String(found.1), "\(found.2) \(found.3)", 1000) != nil)
    #expect(words.contains("`bench profile "))
  }
}
