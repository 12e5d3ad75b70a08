import BenchHarness
import LayoutCore

/// A benchmark of data rather than frames, checked against a simple model of the operation.
package protocol CheckedBenchmark: AnsweringBenchmark {
  /// Describes the mistake in an iteration's result; `nil` if the result is right.
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
