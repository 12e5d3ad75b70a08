package import BenchHarness
package import LayoutCore

/// Benchmark whose inputs can be answered one by one, outside the clock, by the code that is timed.
package protocol AnsweringBenchmark: PreparedBenchmark {
  /// The number of distinct inputs that timed iterations go through.
  var inputCount: Int { get }

  /// Whether an iteration answers as its input alone decides, so that laps are alike; otherwise
  /// the iterations since the batch was prepared decide as well.
  var isCyclic: Bool { get }

  /// Does one iteration and returns everything that it answered, with the checksum of it.
  ///
  /// Inputs are answered in ascending order after ``prepareBatch(iterations:)``; some may be left
  /// out.
  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64)

  /// Does one iteration and returns the digests of everything that it answered.
  func digest(_ input: Int) -> AnswerDigest

  /// The elements that the last iteration found, in the order found.
  var lastElements: [LayoutElement] { get }

  /// The digest of everything that the last iteration wrote into a buffer.
  var lastDigest: UInt64 { get }

  /// The answers that timed batches have to give; nil where none are known.
  var key: AnswerKey? { get set }
}

/// Digests of the answer to one input.
package struct AnswerDigest: Equatable {
  /// The digest of everything, in an order that does not depend on the strategy.
  package var value: UInt64
  /// The checksum that the iteration returned, as it adds to that of a batch.
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

  /// The digest of an answer, with the elements in an order that does not depend on the strategy.
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
