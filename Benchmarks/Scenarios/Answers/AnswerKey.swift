import BenchHarness
import LayoutCore

/// The answers of one strategy to an operation's inputs, used to check the strategy's timed
/// batches.
///
///     input            0    1    2    3
///     checksum         5    7    1    4
///     prefix sums   0  5   12   13   17
///
/// The answers are computed, and compared with another strategy's answers, outside the timed code.
/// In the example, a batch of three iterations must return 13. If the inputs repeat cyclically, a
/// batch of six must return 17 + 12, so checking a batch costs O(1). A checksum proves little.
/// Therefore one batch of each instance is also split at a seeded position, and the elements found
/// there are compared in detail.
package final class AnswerKey {
  /// The number of the batch to split for each instance of the benchmark, counted from 1.
  ///
  /// Earlier batches may still be growing in length.
  private static let splitBatch = 5

  /// A label for messages, with the scenario, the operation, the size and the strategy.
  package let label: String
  /// The digests of the known answers, in the order of the inputs.
  private var answers: [AnswerDigest] = []
  /// For each input, the sum of the checksums of all inputs before it.
  private var sums: [UInt64] = [0]
  private var random: SeededRandom
  /// A closure that explains how a batch differs from the expected answers, or `nil` if the
  /// expected answers are the strategy's own.
  private var explain: ((_ iterations: Int) -> TraceDifference?)?
  /// Whether the answers come from another strategy, so that a batch must match them.
  var isRequired: Bool { explain != nil }
  /// The number of distinct inputs that have been timed so far.
  private(set) var timedInputs = 0
  /// The benchmark instance being timed, and the number of its batches so far.
  private var instance: (id: ObjectIdentifier, batches: Int)?

  /// Creates an empty answer key.
  package init(label: String, seed: UInt64) {
    self.label = label
    random = SeededRandom(seed: seed)
  }

  /// Requires the timed batches to give the same answers as another strategy.
  ///
  /// - Parameters:
  ///   - answers: The answers of the other strategy.
  ///   - explain: A closure returning the first difference within the given number of iterations.
  package func require(
    _ answers: [AnswerDigest], explain: @escaping (_ iterations: Int) -> TraceDifference?
  ) {
    record(answers)
    self.explain = explain
  }

  /// Records answers that have already been compared with another strategy's answers.
  package func record(_ answers: [AnswerDigest]) {
    guard answers.count > self.answers.count else { return }
    self.answers = answers
    sums = answers.reduce(into: [0]) { $0.append($0[$0.count - 1] &+ $1.checksum) }
  }

  /// Checks the result of a timed batch.
  ///
  /// - Throws: A `TraceDifference` for the first iteration with a different answer.
  /// - Complexity: O(*k*) for the *k* elements found last. In addition, inputs not yet answered are
  ///   answered once if a batch is longer than all previous ones, and one batch per instance is run
  ///   a second time.
  func check(_ benchmark: some AnsweringBenchmark, checksum: UInt64, iterations: Int) throws {
    let batches = instance?.id == ObjectIdentifier(benchmark) ? (instance?.batches ?? 0) + 1 : 1
    instance = (ObjectIdentifier(benchmark), batches)
    let found = benchmark.lastDigest
    try runInputs(iterations, of: benchmark)
    guard sum(of: iterations, benchmark) == checksum,
      found == expectedAnswer(ofIteration: iterations - 1, benchmark).buffer
    else { throw explain?(iterations) ?? difference(of: benchmark, iterations) }
    timedInputs = max(timedInputs, min(iterations, benchmark.inputCount))
    if batches == Self.splitBatch { try split(benchmark, iterations) }
  }

  /// Returns the expected sum of the checksums in a batch.
  private func sum(of iterations: Int, _ benchmark: some AnsweringBenchmark) -> UInt64 {
    guard benchmark.isCyclic, iterations > benchmark.inputCount else { return sums[iterations] }
    let (laps, rest) = iterations.quotientAndRemainder(dividingBy: benchmark.inputCount)
    return UInt64(laps) &* sums[benchmark.inputCount] &+ sums[rest]
  }

  /// Returns the expected answer of one iteration in a batch.
  private func expectedAnswer(ofIteration index: Int, _ benchmark: some AnsweringBenchmark)
    -> AnswerDigest
  {
    answers[benchmark.isCyclic ? index % benchmark.inputCount : index]
  }

  /// Runs the benchmark on each input of a batch whose answer is not yet known, and records the
  /// answers.
  ///
  /// - Throws: A `TraceDifference` if an input's answer differs from its earlier answer.
  private func runInputs(_ iterations: Int, of benchmark: some AnsweringBenchmark) throws {
    let count = benchmark.isCyclic ? min(iterations, benchmark.inputCount) : iterations
    guard count > answers.count else { return }
    benchmark.prepareBatch(iterations: count)
    let again = (0..<count).map { input in
      benchmark.digest(benchmark.isCyclic ? input : input % max(1, benchmark.inputCount))
    }
    for (input, pair) in zip(answers, again).enumerated() where pair.0 != pair.1 {
      throw TraceDifference("\(label): the answer to input \(input) changed after another setup")
    }
    record(again)
  }

  /// Runs a batch in two parts, and checks the elements found by the last iteration of the first
  /// part.
  private func split(_ benchmark: some AnsweringBenchmark, _ iterations: Int) throws {
    let place = random.next(in: 0..<iterations) + 1
    benchmark.prepareBatch(iterations: iterations)
    var checksum = benchmark.run(iterations: place)
    guard benchmark.lastDigest == expectedAnswer(ofIteration: place - 1, benchmark).buffer else {
      throw difference(of: benchmark, place)
    }
    if place < iterations { checksum &+= benchmark.run(iterations: iterations - place) }
    guard checksum == sum(of: iterations, benchmark) else {
      throw difference(of: benchmark, iterations)
    }
  }

  /// Finds, by bisection, the first iteration in a batch whose answer differs from the answer to
  /// the same input outside the batch.
  private func difference(
    of benchmark: some AnsweringBenchmark, _ iterations: Int
  ) -> TraceDifference {
    func isRight(_ count: Int) -> Bool {
      benchmark.prepareBatch(iterations: count)
      return benchmark.run(iterations: count) == sum(of: count, benchmark)
        && benchmark.lastDigest == expectedAnswer(ofIteration: count - 1, benchmark).buffer
    }
    var (right, wrong) = (0, iterations)
    while wrong - right > 1 {
      let middle = (right + wrong) / 2
      if isRight(middle) { right = middle } else { wrong = middle }
    }
    let context =
      "\(label): the answers are correct when computed one by one, but wrong in a timed batch"
    guard !isRight(wrong) else {
      return TraceDifference(
        "\(context) of \(iterations) iterations, and correct again when the batch is repeated")
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
