import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the output and the findings of `bench compare`.
struct ChoiceTableTests {
  /// Returns a row of `a` against `b` with the same log-ratio in all rounds.
  static func row(
    _ operation: String, _ items: Int, ratio: Double,
    _ change: (inout [ComparedSide]) -> Void = { _ in }
  ) -> ComparedRow {
    var sides = ["a", "b"].map { ComparedSide(name: $0, strategy: $0) }
    for round in 0..<16 {
      sides[0].nanoseconds.append(1000 + Double(round))
      sides[1].nanoseconds.append((1000 + Double(round)) * ratio)
      sides[1].logRatios.append(Power.logarithm(ratio))
    }
    for index in sides.indices {
      sides[index].answers = WorkerAnswers(digests: ["1", "2"], inputs: 9, version: "v")
    }
    change(&sides)
    var row = ComparedRow(
      key: BenchmarkKey(scenario: "screen", operation: operation, items: items, strategy: "a"),
      sides: sides)
    row.judge(by: .choice(comparisons: 3), isLook: true)
    return row
  }

  /// Returns a comparison of rows, with one additional row left out.
  static func comparison(
    _ rows: [ComparedRow], rounds: Int = 16, skipsRow: Bool = true
  ) -> Comparison {
    let left = BenchmarkKey(
      scenario: "screen", operation: "query", items: 1_000_000, strategy: "b")
    let options = ComparisonOptions(choosing: .choice(), budget: .seconds(1))
    var run = ComparisonRun(
      rows: rows, leftOut: skipsRow ? [OmittedRows(keys: [left], reason: "b: it was late")] : [],
      rule: options.rule)
    run.rounds = rounds
    return Comparison(
      run, options: options, cores: [0, 1], seed: 7, command: ["compare"], environment: .sample())
  }

  /// A comparison in which `b` is slower with few items and faster with many.
  private static let crossing = [
    row("materialise-cold", 100, ratio: 2) { sides in
      sides[0].work = WorkerCounts(
        allocations: AllocationSummary(count: 1, bytes: 64), liveBytes: nil,
        counters: ["nodes": 3, "hits": 7])
      sides[1].work = WorkerCounts(
        allocations: AllocationSummary(count: 100, bytes: 6400), liveBytes: nil,
        counters: ["nodes": 4096, "hits": 7])
    },
    row("materialise-cold", 10_000, ratio: 0.5),
  ]

  @Test func winnersAreNamedWithTheirReasons() {
    let text = ComparisonTable(Self.comparison(Self.crossing)).text()
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let words = text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(words.contains("screen materialise-cold 100 1.01 µs 2.02 µs slower 2.00× 2.00-2.00×"))
    #expect(words.contains("screen materialise-cold 10k 1.01 µs 504 ns faster 2.00× 2.00-2.00×"))
    #expect(words.contains("a is faster in 1 of 2 rows, 2.00× (screen materialise-cold 100)"))
    #expect(words.contains("b is faster in 1 of 2 rows, 2.00× (screen materialise-cold 10k)"))
    #expect(
      words.contains(
        "cause in screen materialise-cold 100: nodes 3 → 4,096, bytes 64 → 6,400, "
          + "allocations 1 → 100"))
    #expect(words.contains("a is faster up to about 1,000 items, b beyond"))
    #expect(words.contains("left out: screen 1m, query: b: it was late"))
    #expect(words.contains("4 of 18 timed answers were verified bit for bit"))
    #expect(!words.contains("hits") && !words.contains("undecided") && !words.contains("same in"))
  }

  @Test func reportsTiesAndTooFewRounds() {
    let tie = ComparisonTable(Self.comparison([Self.row("query", 10, ratio: 1.001)])).text()
    #expect(tie.contains("- the same in 1\n") && !tie.contains("is faster in"))
    let few = Self.row("query", 10, ratio: 2) { sides in
      for index in sides.indices {
        sides[index].nanoseconds = Array(sides[index].nanoseconds.prefix(3))
        sides[index].logRatios = Array(sides[index].logRatios.prefix(3))
      }
    }
    let text = ComparisonTable(Self.comparison([few])).text()
    #expect(text.contains("3 rounds") && text.contains("- undecided in 1, 1 of them with fewer"))
    #expect(!Self.comparison([few]).decidesAnything)
    #expect(Self.comparison([Self.row("query", 10, ratio: 1)]).decidesAnything)
  }

  @Test func reportsEqualCounts() {
    func text(_ work: WorkerCounts?) -> String {
      let row = Self.row("query", 10, ratio: 2) { sides in
        (sides[0].work, sides[1].work) = (work, work)
      }
      return ComparisonTable(Self.comparison([row])).text()
    }
    let work = WorkerCounts(allocations: nil, liveBytes: nil, counters: ["nodes": 3])
    #expect(
      text(work).contains(
        "cause in screen query 10: the counts are equal, so the same work takes longer"))
    #expect(
      text(nil).contains("cause in screen query 10: unknown, because the work was not counted"))
  }

  @Test func placesChangeBetweenTheSizes() throws {
    let comparison = Self.comparison(Self.crossing)
    #expect(
      comparison.crossovers == [
        Crossover(
          scenario: "screen", operation: "materialise-cold", below: "a", above: "b", items: 1000)
      ])
    // ln 0.5 : ln 8 = 1 : 3, a quarter of the way from 10² to 10⁶; ties are skipped.
    let nearer = [
      Self.row("query", 1_000_000, ratio: 8), Self.row("query", 100, ratio: 0.5),
      Self.row("query", 1000, ratio: 1),
    ]
    #expect(Crossover.all(in: nearer).map(\.items) == [1000])
    #expect(Crossover.all(in: nearer).map(\.below) == ["b"])
    #expect(Crossover.all(in: [Self.row("query", 1, ratio: 2)]).isEmpty)
    let growth = try #require(comparison.growth.first)
    #expect(growth.exponents["a"]?.exponent == 0)
    // The ratio falls from 2 to ½ while the number of items grows from 10² to 10⁴.
    let falling = try #require(growth.exponents["b"])
    #expect(abs(falling.exponent + 0.30103) < 1e-4)
    #expect(abs(try #require(falling.high) - falling.exponent) < 1e-9)
    let text = ComparisonTable(comparison).text()
    #expect(text.contains("- screen materialise-cold grows as n^0.00 (a), n^-0.30 (b)\n"))
    // Faster in one row, and therefore not dominated despite its allocations.
    #expect(comparison.dominated.isEmpty)
  }

  @Test func theGreatestDifferencesOfGrowthAreNamed() {
    let rows = (1...6).flatMap { number in
      [1.0, Double(number)].enumerated().map { size, ratio in
        Self.row("op\(number)", size == 0 ? 1000 : 10_000, ratio: ratio)
      }
    }
    let lines = ComparisonTable(Self.comparison(rows)).text().split(separator: "\n")
    let grown = lines.filter { $0.contains(" grows as ") }.map { $0.split(separator: " ")[2] }
    #expect(grown == ["op6", "op5", "op4", "op3"])
    #expect(lines.contains("- the JSON output lists 1 more benchmark with different growth"))
  }

  @Test func moreInstructionsMakeAStrategyDominated() {
    func dominated(_ instructions: Double, ratio: Double = 1) -> [String] {
      let row = Self.row("query", 10, ratio: ratio) { sides in
        (sides[0].instructions, sides[1].instructions) = (1000, instructions)
      }
      return Self.comparison([row, row, row], skipsRow: false).dominated.map(\.strategy)
    }
    #expect(dominated(1006) == ["b"] && dominated(994) == ["a"])
    #expect(dominated(1004).isEmpty)
    #expect(dominated(1004, ratio: 1.5) == ["b"] && dominated(1004, ratio: 0.5) == ["a"])
    // Slower with fewer instructions, so neither is better in every respect.
    #expect(dominated(500, ratio: 1.5).isEmpty)
  }

  @Test func fewOrSkippedRowsShowNoDominatedStrategy() {
    let slower = Self.row("query", 10, ratio: 2)
    for count in 0...3 {
      let rows = Array(repeating: slower, count: count)
      #expect(
        Self.comparison(rows, skipsRow: false).dominated.map(\.strategy)
          == (count < 3 ? [] : ["b"]))
      #expect(Self.comparison(rows).dominated.isEmpty)
    }
  }

  @Test func growthIsUnsureIfRoundsDisagree() throws {
    let sizes = [1000, 1_000_000].map { items in
      Self.row("query", items, ratio: 1) { sides in
        // Half of the rounds show growth, and half do not.
        sides[0].nanoseconds = Array(repeating: 1000, count: 16)
        sides[1].nanoseconds = (0..<16).map { $0 % 2 == 0 ? 1000 : Double(items) }
      }
    }
    let exponents = try #require(ComparedGrowth.all(of: sizes).first).exponents
    #expect(exponents["a"]?.low == 0 && exponents["a"]?.high == 0)
    #expect(exponents["b"]?.low == 0)
    #expect(abs(try #require(exponents["b"]?.high) - 1) < 1e-9)
  }

  @Test func markdownHasTheSameRows() {
    let text = ComparisonTable(Self.comparison(Self.crossing)).markdown()
    #expect(text.contains("## a (A) against b (B)"))
    #expect(text.contains("| screen | materialise-cold | 10k |"))
  }

  @Test func everyRoundIsKeptInTheJSON() throws {
    let comparison = Self.comparison(Self.crossing)
    let read = try JSONDecoder().decode(Comparison.self, from: Data(comparison.json().utf8))
    #expect(read == comparison)
    #expect(read.run.rows[0].sides[1].nanoseconds.count == 16)
    #expect(read.run.rows[0].sides[1].logRatios.count == 16)
  }

  @Test func tinyRatiosAreFactorsWithADirection() {
    let row = Self.row("query", 10, ratio: 1 / 160_000)
    let table = ComparisonTable(Self.comparison([row]))
    #expect(table.text().contains(" faster 160,000× 160,000-160,000×\n"), "\(table.text())")
    #expect(table.text().contains("b is faster in 1 of 1 row, 160,000×"))
    #expect(!table.text().contains("0.000"))
  }

  @Test func rowsWithoutTimeAreNamedOnceWithTheSufficientBudget() {
    func key(_ operation: String, _ items: Int) -> BenchmarkKey {
      BenchmarkKey(scenario: "screen", operation: operation, items: items, strategy: "a")
    }
    var comparison = Self.comparison([Self.row("query", 10, ratio: 2)])
    comparison.run.leftOut = [key("scroll", 10), key("query", 1000), key("scroll", 1000)].map {
      OmittedRows(keys: [$0], reason: "a round is long", isForTime: true)
    }
    comparison.run.neededNanoseconds = 90e9
    #expect(
      ComparisonTable(comparison).leftOut == [
        "no time for screen 10 (scroll), screen 1k; --budget 90s is enough for all rows"
      ])
  }

  @Test(arguments: [60, 80, 120]) func linesFitTheTerminal(width: Int) {
    let text = ComparisonTable(Self.comparison(Self.crossing)).text(width: width)
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test(arguments: [(Int64(300_000), 50), (600_000, 50), (2_000_000, 14), (90_000_000, 12)])
  func longSamplesAreFewer(cost: Int64, samples: Int) {
    #expect(ComparisonOptions().samples(ofCost: cost) == samples)
  }
}
