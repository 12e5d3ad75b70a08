import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios

/// Timed answers are compared with individual answers computed before.
struct AnswerKeyTests {
  /// A benchmark of five inputs whose answers may differ between batches and individual calls.
  private final class Counted: AnsweringBenchmark {
    /// The iteration of a batch with a wrong answer; `nil` if there is none.
    var wrongIteration: Int?
    /// Whether only the found elements are wrong, and not the checksum.
    var keepsChecksum = false
    var key: AnswerKey?
    let isCyclic: Bool
    private(set) var lastElements: [LayoutElement] = []
    private(set) var answered = 0
    private(set) var iterationsRun = 0
    private var next = 0
    /// The sum of all inputs so far, which determines the answers if laps differ.
    private var memory = 0

    init(isCyclic: Bool) { self.isCyclic = isCyclic }

    var inputCount: Int { 5 }

    func prepareBatch(iterations: Int) { (next, memory) = (0, 0) }

    func run(iterations: Int) -> UInt64 {
      var checksum: UInt64 = 0
      for _ in 0..<iterations {
        next += 1
        let isWrong = next == wrongIteration
        let right = answer(to: (next - 1) % 5, wrongly: isWrong)
        checksum &+= right &+ (isWrong && !keepsChecksum ? 1 : 0)
      }
      iterationsRun += iterations
      return checksum
    }

    func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64) {
      answered += 1
      let checksum = answer(to: input, wrongly: false)
      let step = TraceStep(
        action: "input \(input)", contentSize: .zero, elements: lastElements)
      return ([step], checksum)
    }

    func countWork() -> [String: Int] { [:] }

    private func answer(to input: Int, wrongly: Bool) -> UInt64 {
      memory += input + 1
      let number = isCyclic ? input + 1 : memory
      lastElements = [
        LayoutElement(
          section: 0, item: input, zIndex: 0,
          frame: Frame(x: wrongly ? 1 : 0, y: Double(number), width: 1, height: 1))
      ]
      return UInt64(number * number)
    }
  }

  /// Times batches, and returns the difference ending the run, or `nil` if there is none.
  private func difference(
    _ benchmark: Counted, batches: [Int], known: Int = 5
  ) -> String? {
    let key = AnswerKey(label: "list, query", seed: 3)
    benchmark.prepareBatch(iterations: known)
    key.record((0..<known).map { benchmark.digest($0) })
    benchmark.key = key
    do {
      for iterations in batches {
        benchmark.prepareBatch(iterations: iterations)
        let checksum = benchmark.run(iterations: iterations)
        try benchmark.finishBatch(checksum: checksum, iterations: iterations)
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let batches = [1, 2, 4, 8, 16, 16, 16]

  @Test(arguments: [true, false]) func rightBatchesPass(isCyclic: Bool) {
    for known in [0, 2, 5] {
      let benchmark = Counted(isCyclic: isCyclic)
      #expect(difference(benchmark, batches: batches, known: known) == nil)
      // If all laps are equal, each input is answered once; otherwise every iteration of a batch is
      // answered.
      let answers = isCyclic ? 5 : 16
      #expect(benchmark.answered <= known + 1 + 2 + 4 + 8 + answers)
    }
  }

  @Test(arguments: [true, false]) func reportsWrongIterationOfABatch(isCyclic: Bool) {
    for iteration in [2, 3, 7, 16] {
      let benchmark = Counted(isCyclic: isCyclic)
      benchmark.wrongIteration = iteration
      let text = difference(benchmark, batches: batches) ?? "nothing was found"
      #expect(text.contains("wrong in a timed batch: iteration \(iteration) "), "\(text)")
      #expect(text.contains("(input \((iteration - 1) % 5)): x of item"), "\(text)")
    }
  }

  /// A checksum covers only part of an answer, so the answer at the split of a batch is compared in
  /// full.
  @Test func comparesOneBatchInFull() {
    let places = (0..<40).compactMap { seed -> String? in
      let benchmark = Counted(isCyclic: true)
      benchmark.wrongIteration = 3
      benchmark.keepsChecksum = true
      let key = AnswerKey(label: "list, query", seed: UInt64(seed))
      key.record((0..<5).map { benchmark.digest($0) })
      do {
        for _ in 0..<6 {
          benchmark.prepareBatch(iterations: 8)
          try key.check(benchmark, checksum: benchmark.run(iterations: 8), iterations: 8)
        }
        return nil
      } catch {
        return "\(error)"
      }
    }
    // One of eight places is wrong.
    #expect(places.count >= 1 && places.count < 20, "\(places)")
    #expect(places.allSatisfy { $0.contains("iteration 3 (input 2): x of item 2") }, "\(places)")
  }

  @Test func knownBatchRunsNothing() {
    let benchmark = Counted(isCyclic: true)
    #expect(difference(benchmark, batches: [5, 5, 5, 5], known: 5) == nil)
    #expect(benchmark.iterationsRun == 20 && benchmark.answered == 5)
  }
}
