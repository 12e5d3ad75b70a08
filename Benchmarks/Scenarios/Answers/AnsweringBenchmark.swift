package import BenchHarness
package import LayoutCore

/// A benchmark that can also answer its inputs one by one.
///
/// It does so outside the timed code, but with the same computation.
package protocol AnsweringBenchmark: PreparedBenchmark {
  /// The number of distinct inputs of the timed iterations.
  var inputCount: Int { get }

  /// Whether an iteration's answer depends only on its input.
  ///
  /// Otherwise, the answer also depends on the earlier iterations in the batch.
  var isCyclic: Bool { get }

  /// Runs one iteration and returns its whole answer, with the checksum of the answer.
  ///
  /// After ``prepareBatch(iterations:)``, inputs are answered in ascending order; some may be
  /// skipped.
  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64)

  /// Runs one iteration and returns digests of the whole answer.
  func digest(_ input: Int) -> AnswerDigest

  /// The elements found by the last iteration, in the order they were found.
  var lastElements: [LayoutElement] { get }

  /// The digest of the result buffer after the last iteration.
  var lastDigest: UInt64 { get }

  /// The expected answers for timed batches, or `nil` if they are unknown.
  var key: AnswerKey? { get set }
}

/// Digests of the answer to one input.
package struct AnswerDigest: Equatable {
  /// The digest of the whole answer, regardless of the order in which a strategy returns elements.
  package var value: UInt64
  /// The checksum of the iteration.
  ///
  /// The checksum of a batch is the sum over its iterations.
  var checksum: UInt64
  /// The digest of the elements in the buffer after the iteration, in the order they were found.
  var buffer: UInt64
}

extension AnsweringBenchmark {
  func digest(_ input: Int) -> AnswerDigest {
    let answer = answer(input)
    return AnswerDigest(
      value: FrameDigest(answer.steps).value, checksum: answer.checksum,
      buffer: lastDigest)
  }

  var lastDigest: UInt64 { FrameDigest(lastElements).value }

  var comparedTimedInputs: Int? { key?.timedInputs }

  func finishBatch(checksum: UInt64, iterations: Int) throws {
    try key?.check(self, checksum: checksum, iterations: iterations)
  }
}

extension FrameDigest {
  /// Creates the digest of elements in the given order.
  init(_ elements: [LayoutElement]) {
    self.init()
    for element in elements { combine(element) }
  }

  /// Creates the digest of an answer, with the elements in an order independent of the strategy.
  init(_ answer: [TraceStep]) {
    self.init()
    for step in answer {
      combine(step.contentSize)
      combine(step.offset)
      combine(UInt64(bitPattern: Int64(step.measured)))
      combine(UInt64(bitPattern: Int64(step.elements.count)))
      for element in step.elements { combine(element) }
    }
  }
}
