import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// A different order of data is detected by its cache misses, despite equal instructions.
struct CacheMissTests {
  /// A program reading consecutive numbers, or every sixteenth number, as specified by its
  /// scenario.
  private static let kernel = """
    let stride = Int(CommandLine.arguments[3])!
    var left = Int(CommandLine.arguments.last!)!
    let numbers = [Int](repeating: 1, count: 1 << 16)
    var (sum, place) = (0, 0)
    while left > 0 {
      for _ in 0..<4096 {
        sum &+= numbers[place]
        place = (place &+ stride) & 0xffff
      }
      left -= 1
    }
    print("done in 1 batch, checksum \\(sum)")

    """

  private static func cell(_ stride: Int) -> InstructionCell {
    InstructionCell(
      key: BenchmarkKey(scenario: "\(stride)", operation: "b", items: 1000, strategy: "c"),
      iterations: 200)
  }

  /// Compiles the program, or returns `nil` without a compiler.
  private static func compile(into folder: TemporaryFolder) throws -> String? {
    try kernel.write(toFile: folder.path("main.swift"), atomically: true, encoding: .utf8)
    let output = Subprocess.output(
      of: "swiftc", arguments: ["-O", folder.path("main.swift"), "-o", folder.path("program")],
      timeout: .seconds(200))
    return output.map { _ in folder.path("program") }
  }

  @Test(.enabled(if: Callgrind.find() != nil, "misses not counted: valgrind is not installed"))
  func changedDataLayoutIsARise() throws {
    let folder = try TemporaryFolder()
    let program = try #require(try Self.compile(into: folder), "there is no swiftc")
    let counter = InstructionCounter(
      callgrind: try #require(Callgrind.find(program: program)), seed: 7)
    let dense = try counter.countTwice(Self.cell(1), cacheMisses: true)
    let sparse = try counter.countTwice(Self.cell(16), cacheMisses: true)
    try InstructionCounter.requireAgreement(Self.cell(1), dense.total, sparse.total)

    func comparison(_ now: InstructionCounter.Count) -> [GateFinding] {
      func sections(_ count: InstructionCounter.Count) -> [BaselineSection] {
        let cell = Self.cell(1)
        return [
          .instructions(
            cells: [cell], totals: [cell.key: count.total], conditions: .sample(),
            scenarios: ["1": "1"]),
          .cacheMisses(
            [cell.key: count.cacheMisses], conditions: .sample(), scenarios: ["1": "1"]),
        ]
      }
      return GateComparison(of: sections(now), with: Baseline(sections: sections(dense))).findings
    }
    #expect(comparison(dense).isEmpty)
    let findings = comparison(sparse)
    #expect(findings.map(\.kind) == [.rise])
    #expect(findings[0].sentence.contains("1 b c: cacheMissesL1 rises: "), "\(findings)")
    // A line of 64 bytes holds eight numbers.
    let misses = [dense, sparse].map { $0.cacheMisses[Figures.firstCacheMisses] ?? 0 }
    #expect(abs(misses[0] - 512) < 16 && abs(misses[1] - 4096) < 16, "\(misses)")
  }

  @Test func missesAreSumsOfReadsAndWrites() throws {
    func profile(_ factor: Int) throws -> CallgrindProfile {
      try #require(
        CallgrindProfile(
          text: """
            events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw
            fn=main
            0 12 3
            totals: \(100 * factor) 9 9 9 \(20 * factor) \(10 * factor) 9 \(4 * factor)

            """))
    }
    let count = InstructionCounter.difference(try profile(1), try profile(2), iterations: 2)
    #expect(count.total == 50 && count.functions.isEmpty)
    #expect(count.cacheMisses == ["cacheMissesL1": 15, "cacheMissesLL": 2])
  }
}
