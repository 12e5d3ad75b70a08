import Foundation
import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// A program with 5 % more work is detected by its instructions, even on a busy machine.
@Suite(.enabled(if: Callgrind.find() != nil, "instructions not counted: valgrind is not installed"))
struct SpinTests {
  private static let key = BenchmarkKey(
    scenario: "a", operation: "b", items: 1000, strategy: "c")

  /// Counts the instructions of a script that does some work in each iteration.
  private func section(work: Int) throws -> BaselineSection {
    let folder = try TemporaryFolder()
    // The last argument is the number of iterations.
    let script = """
      for last in "$@"; do :; done
      left=$last
      while [ "$left" -gt 0 ]; do
        step=0
        while [ "$step" -lt \(work) ]; do step=$((step + 1)); done
        left=$((left - 1))
      done
      echo "done in 1 batch, checksum 0"
      """
    let program = try folder.writeProgram(script, to: "program")
    let callgrind = try #require(Callgrind.find(program: program))
    let counter = InstructionCounter(callgrind: callgrind, seed: 7)
    let cell = InstructionCell(key: Self.key, iterations: 20)
    return .instructions(
      cells: [cell], totals: [Self.key: try counter.countTwice(cell).total],
      conditions: .sample(), scenarios: ["a": "1"])
  }

  @Test func fivePercentMoreWorkIsARise() throws {
    let baseline = Baseline(sections: [try section(work: 200)])
    let same = GateComparison(of: [try section(work: 200)], with: baseline)
    #expect(same.findings.isEmpty)
    let slower = GateComparison(of: [try section(work: 210)], with: baseline)
    #expect(slower.findings.map(\.kind) == [.rise])
  }
}
