import BenchHarness
import LayoutCore

/// Answers of one strategy to the inputs of one operation, each given outside the clock and
/// compared with others' there: timed batches have to give them again.
///
///     input            0    1    2    3
///     checksum         5    7    1    4
///     prefix sums   0  5   12   13   17
///
/// A batch of three iterations returns 13, and one of six, where laps are alike, 17 + 12: a
/// comparison costs O(1). As a checksum is thin, one batch of each instance is split at a seeded
/// place as well, where the elements found last are compared in full.
package final class AnswerKey {
  /// Batches of an instance before one is split: by then their length is found.
  private static let splitBatch = 5

  /// The scenario, the operation, the size and the strategy, for messages.
  package let label: String
  /// The answers, from the first input on.
  private var answers: [AnswerDigest] = []
  /// The sums of the checksums before each input.
  private var sums: [UInt64] = [0]
  private var random: SeededRandom
  /// Explains a batch that differs from another strategy's answers; nil if the answers are the
  /// strategy's own.
  private var explain: ((_ iterations: Int) -> TraceDifference?)?
  /// Whether the answers are another strategy's.
  var isRequired: Bool { explain != nil }
  /// The number of distinct inputs in timed batches.
  private(set) var timedInputs = 0
  /// The timed instance, and the number of its batches.
  private var instance: (id: ObjectIdentifier, batches: Int)?

  /// Makes a key without answers.
  package init(label: String, seed: UInt64) {
    self.label = label
    random = SeededRandom(seed: seed)
  }

  /// Requires the answers of another strategy.
  ///
  /// - Parameters:
  ///   - answers: The answers of the other strategy.
  ///   - explain: Finds the first difference in a number of iterations.
  package func require(
    _ answers: [AnswerDigest], explain: @escaping (_ iterations: Int) -> TraceDifference?
  ) {
    record(answers)
    self.explain = explain
  }

  /// Takes over answers already compared with other strategies' answers.
  package func record(_ answers: [AnswerDigest]) {
    guard answers.count > self.answers.count else { return }
    self.answers = answers
    sums = answers.reduce(into: [0]) { $0.append($0[$0.count - 1] &+ $1.checksum) }
  }

  /// Compares a timed batch.
  ///
  /// - Throws: `TraceDifference` with the first iteration with another answer.
  /// - Complexity: O(*k*) for *k* elements found last; longer batches than before are answered
  ///   once, and one batch of each instance is run once more.
  func check(_ benchmark: some AnsweringBenchmark, checksum: UInt64, iterations: Int) throws {
    let batches = instance?.id == ObjectIdentifier(benchmark) ? (instance?.batches ?? 0) + 1 : 1
    instance = (ObjectIdentifier(benchmark), batches)
    let found = benchmark.lastDigest
    try answer(iterations, by: benchmark)
    guard sum(of: iterations, benchmark) == checksum,
      found == answer(ofIteration: iterations - 1, benchmark).buffer
    else { throw explain?(iterations) ?? difference(of: benchmark, iterations) }
    timedInputs = max(timedInputs, min(iterations, benchmark.inputCount))
    if batches == Self.splitBatch { try split(benchmark, iterations) }
  }

  /// The sum of the checksums of a batch.
  private func sum(of iterations: Int, _ benchmark: some AnsweringBenchmark) -> UInt64 {
    guard benchmark.isCyclic, iterations > benchmark.inputCount else { return sums[iterations] }
    let (laps, rest) = iterations.quotientAndRemainder(dividingBy: benchmark.inputCount)
    return UInt64(laps) &* sums[benchmark.inputCount] &+ sums[rest]
  }

  /// The answer of an iteration of a batch.
  private func answer(ofIteration index: Int, _ benchmark: some AnsweringBenchmark) -> AnswerDigest
  {
    answers[benchmark.isCyclic ? index % benchmark.inputCount : index]
  }

  /// Answers the inputs of a batch one by one, unless already known.
  ///
  /// - Throws: `TraceDifference` where a known input is answered otherwise this time.
  private func answer(_ iterations: Int, by benchmark: some AnsweringBenchmark) throws {
    let count = benchmark.isCyclic ? min(iterations, benchmark.inputCount) : iterations
    guard count > answers.count else { return }
    benchmark.prepareBatch(iterations: count)
    let again = (0..<count).map { input in
      benchmark.digest(benchmark.isCyclic ? input : input % max(1, benchmark.inputCount))
    }
    for (input, pair) in zip(answers, again).enumerated() where pair.0 != pair.1 {
      throw TraceDifference("\(label): another instance answers input \(input) differently")
    }
    record(again)
  }

  /// Runs a batch in two parts, and compares the elements found by the last iteration of the first.
  private func split(_ benchmark: some AnsweringBenchmark, _ iterations: Int) throws {
    let place = random.next(in: 0..<iterations) + 1
    benchmark.prepareBatch(iterations: iterations)
    var checksum = benchmark.run(iterations: place)
    guard benchmark.lastDigest == answer(ofIteration: place - 1, benchmark).buffer else {
      throw difference(of: benchmark, place)
    }
    if place < iterations { checksum &+= benchmark.run(iterations: iterations - place) }
    guard checksum == sum(of: iterations, benchmark) else {
      throw difference(of: benchmark, iterations)
    }
  }

  /// Finds the first iteration of a batch with another answer than by itself, by bisection.
  private func difference(
    of benchmark: some AnsweringBenchmark, _ iterations: Int
  ) -> TraceDifference {
    func isRight(_ count: Int) -> Bool {
      benchmark.prepareBatch(iterations: count)
      return benchmark.run(iterations: count) == sum(of: count, benchmark)
        && benchmark.lastDigest == answer(ofIteration: count - 1, benchmark).buffer
    }
    var (right, wrong) = (0, iterations)
    while wrong - right > 1 {
      let middle = (right + wrong) / 2
      if isRight(middle) { right = middle } else { wrong = middle }
    }
    let context = "\(label): right one by one, wrong in a timed batch"
    guard !isRight(wrong) else {
      return TraceDifference("\(context) of \(iterations) iterations, then right again")
    }
    let found = benchmark.lastElements
    benchmark.prepareBatch(iterations: wrong)
    var steps: [TraceStep] = []
    for index in 0..<wrong { steps = benchmark.answer(index % max(1, benchmark.inputCount)).steps }
    let expected = benchmark.lastElements
    let text =
      zip(expected, found).first { $0 != $1 }.map(TraceDifference.difference)
      ?? (expected.count == found.count
        ? "another checksum" : "\(expected.count) elements against \(found.count)")
    let action = steps.last.map { " (\($0.action))" } ?? ""
    return TraceDifference("\(context): iteration \(wrong)\(action): \(text)")
  }
}
