import BenchHarness
import LayoutCore

/// A benchmark that produces data rather than frames.
///
/// Its results are checked against a simple model of the operation.
package protocol CheckedBenchmark: AnsweringBenchmark {
  /// Returns a description of the error in the last iteration's result, or `nil` if the result is
  /// correct.
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
