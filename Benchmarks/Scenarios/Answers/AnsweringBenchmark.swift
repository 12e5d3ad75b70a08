package import BenchHarness
package import LayoutCore

/// Benchmark that can answer its inputs one by one, outside the clock, with the timed code.
package protocol AnsweringBenchmark: PreparedBenchmark {
  /// The number of distinct inputs of timed iterations.
  var inputCount: Int { get }

  /// Whether an iteration answers as its input alone decides, so that laps are alike; otherwise
  /// the iterations since the batch was prepared decide as well.
  var isCyclic: Bool { get }

  /// Does one iteration and returns its whole answer, with the answer's checksum.
  ///
  /// Inputs are answered in ascending order after ``prepareBatch(iterations:)``; some may be left
  /// out.
  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64)

  /// Does one iteration and returns the digests of its whole answer.
  func digest(_ input: Int) -> AnswerDigest

  /// The elements found by the last iteration, in the order found.
  var lastElements: [LayoutElement] { get }

  /// The digest of the buffer written by the last iteration.
  var lastDigest: UInt64 { get }

  /// The expected answers of timed batches; nil if unknown.
  var key: AnswerKey? { get set }
}

/// Digests of the answer to one input.
package struct AnswerDigest: Equatable {
  /// The digest of everything, in an order independent of the strategy.
  package var value: UInt64
  /// The checksum of the iteration, as it adds to a batch's checksum.
  var checksum: UInt64
  /// The digest of the elements in the buffer then, in the order found.
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
  /// The digest of elements in the order given.
  init(_ elements: [LayoutElement]) {
    self.init()
    for element in elements { combine(element) }
  }

  /// The digest of an answer, with the elements in an order independent of the strategy.
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
