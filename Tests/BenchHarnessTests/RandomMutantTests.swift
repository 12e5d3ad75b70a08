import Foundation
import Testing

@testable import BenchHarness

/// `scripts/random-mutants` draws each kind of change, and only from code within functions.
@Suite(
  .enabled(
    if: Subprocess.output(
      of: "bash", arguments: ["-c", "command -v python3"], timeout: .seconds(20)) != nil,
    "not run: python3 is not installed"))
struct RandomMutantTests {
  /// Source code with the word NEVER in each line that must not change.
  private static let code = #"""
    /// NEVER: a + 1 < b
    struct Sample {
      let NEVER = 1 + 1
      static func NEVER(_ a: Int = 1 + 2, if b: Bool = true && false) -> Int { 0x }
      func check(_ a: Int, _ b: Int) -> Int {
        // NEVER: a + b
        let text = "NEVER a + b \(a + b) min(1, 2)"
        /* NEVER a + b
           NEVER a - b */
        precondition(a < b && NEVER(a - 1))
        assert(
          NEVER < b)
        hasher.combine(NEVER + 1)
        #if DEBUG
          NEVER(a + b)
        #endif
        func NEVER(_ value: Int = -1) -> Int {
          value - a
        }
        let list: Set<NEVER> = []
        let half = a / b
        return text + """
          NEVER + 1
          """
      }
      var isOpen: Bool {
        get { first < last }
        set { close(now: newValue) }
      }
      init() { reset() }
      mutating func change(_ a: Int, _ b: Int) {
        for i in low..<end { use(i) }
        let least = min(a, b)
        let area = a * wide
        let opposite = -a
        guard isSet, a == b else { return }
        if a != b { return }
        if isEmpty || isDone { return }
        total += a
        total = area
        notify(
          least, of: opposite)
        let value = notify(
          least)
      }
    }
    protocol Empty { func NEVER(_ a: Int = 1 + 1) -> Int }
    """#.replacing("0x", with: "NEVER")

  private func list(_ seed: Int, _ count: Int = 1000, of path: String) throws -> [String] {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let outcome = try ChildProcess(
      path: root.appending(path: "scripts/random-mutants").path,
      arguments: ["\(seed)", "\(count)", "--list", "--in", path],
      environment: ProcessInfo.processInfo.environment,
      limit: TimeLimit(of: "scripts/random-mutants", .seconds(60))
    ).wait()
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    // The path is removed because it differs between folders.
    return outcome.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: ".swift:").map { String(line[$0.upperBound...]) }
    }
  }

  private func write(_ code: String, in folder: TemporaryFolder) throws -> String {
    try code.write(toFile: folder.path("Sample.swift"), atomically: false, encoding: .utf8)
    return folder.path("Sample.swift")
  }

  @Test func drawsEveryKindOfChange() throws {
    let folder = try TemporaryFolder()
    let path = try write(Self.code, in: folder)
    let drawn = try Set((1...12).flatMap { try list($0, of: path) })
    let kinds = Set(drawn.compactMap { $0.split(separator: ":").first?.drop { $0 != " " } })
    #expect(
      kinds == [
        " arithmetic", " bound", " comparison", " condition", " dropped statement", " extremum",
        " factor", " logic", " sign",
      ])
    let changes = Set(drawn.map { $0.drop { $0 != " " }.dropFirst() }.map(String.init))
    for change in [
      "arithmetic: let half = a / b → let half = a * b",
      "arithmetic: value - a → value + a",
      "arithmetic: total += a → total -= a",
      "bound: for i in low..<end { use(i) } → for i in (low + 1)..<end { use(i) }",
      "bound: for i in low..<end { use(i) } → for i in low..<(end - 1) { use(i) }",
      "comparison: get { first < last } → get { first <= last }",
      "comparison: get { first < last } → get { first >= last }",
      "comparison: if a != b { return } → if a > b { return }",
      "condition: guard isSet, a == b else { return } → guard isSet, !(a == b) else { return }",
      "dropped statement: notify( least, of: opposite) → nothing",
      "dropped statement: total = area → nothing",
      "extremum: let least = min(a, b) → let least = max(a, b)",
      "factor: let area = a * wide → let area = a",
      "logic: if isEmpty || isDone { return } → if isEmpty && isDone { return }",
      "sign: let opposite = -a → let opposite = a",
    ] {
      #expect(changes.contains(change), "\(change)\n\(changes.sorted().joined(separator: "\n"))")
    }
    #expect(!drawn.contains { $0.contains("NEVER") })
  }

  @Test func aSeedDrawsTheSameChanges() throws {
    let folder = try TemporaryFolder()
    let path = try write(Self.code, in: folder)
    let drawn = try list(7, of: path)
    #expect(try list(7, of: path) == drawn)
    #expect(try list(7, 3, of: path) == Array(drawn.prefix(3)))
    #expect(try list(8, of: path) != drawn)
  }

  /// Otherwise a changed line elsewhere would replace all drawn mutants.
  @Test func otherLinesDoNotChangeTheDraw() throws {
    let folder = try TemporaryFolder()
    func changes(_ code: String) throws -> [String] {
      try list(7, of: write(code, in: folder)).map { String($0.drop { $0 != " " }) }
    }
    let drawn = try changes(Self.code)
    let added = try changes("func other() { total = 1 + 2 }\n" + Self.code)
    #expect(added.filter { !$0.contains("total = 1") } == drawn)
  }
}
