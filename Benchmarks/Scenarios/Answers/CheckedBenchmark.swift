import BenchHarness
import LayoutCore

/// Benchmark of data rather than frames, checked by a plain model of the operation.
package protocol CheckedBenchmark: AnsweringBenchmark {
  /// A mistake in the result of an iteration, in words; nil if it is right.
  func fault() -> String?
}

extension CheckedBenchmark {
  var inputCount: Int { 1 }

  var isCyclic: Bool { true }

  var lastElements: [LayoutElement] { [] }

  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64) { ([], run(iterations: 1)) }

  func digest(_ input: Int) -> AnswerDigest {
    let checksum = run(iterations: 1)
    return AnswerDigest(value: checksum, checksum: checksum, buffer: lastDigest)
  }
}
