import BenchHarness
import LayoutCore

/// Comparison of everything that is timed with what others answer, before it is timed.
///
/// For each operation on each workload, every distinct input is answered once by the code that is
/// timed, in an instance of its own, and digested. Each strategy's digests are compared with those
/// of a second opinion, and with those of all strategies before it. Each layout is audited as well,
/// at every item. A strategy too slow for all inputs is compared on those that fit into its time.
final class Verifier {
  /// The time that telling a difference may take, in nanoseconds.
  private static let explanationTime: Int64 = 3_000_000_000

  /// A layout in one state.
  private struct Layout: Hashable {
    let scenario: String
    let items: Int
    let state: StrategyStore.State
    let strategy: String
  }

  private var sheets: [AnswerSheet.Question: [AnswerSheet]] = [:]
  private var records: [Layout: LayoutRecord] = [:]
  private var audited: [Layout: Int] = [:]
  private let opinionStore = StrategyStore()
  /// The most answers that are compared of one operation of one strategy.
  private let answerLimit: Int

  /// Makes a verifier that has compared nothing yet.
  init(answerLimit: Int) { self.answerLimit = answerLimit }

  /// Compares one operation of one strategy.
  ///
  /// - Parameters:
  ///   - entry: The strategy.
  ///   - operation: The operation.
  ///   - workload: The workload.
  ///   - store: Where the strategy is laid out.
  ///   - deadline: The end of the time for it.
  /// - Returns: The number of answers that were compared, and with whose.
  /// - Throws: `TraceDifference` at the first difference; `SetupGivenUp` or an error of the
  ///   strategy where it cannot be set up.
  func verify(
    _ entry: StrategyEntry, _ operation: Operation, on workload: Workload, store: StrategyStore,
    deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    if operation.isOnData { return try check(entry, operation, workload, store) }
    let items = try audit(
      entry, operation.state(in: workload.scenario), workload, store, deadline.after(0.4))
    let question = AnswerSheet.Question(
      scenario: workload.scenario.name, items: workload.items, operation: operation)
    answerSecondOpinion(of: entry, question, workload, deadline.after(0.5))
    let benchmark = try entry.benchmark(workload, operation, store)
    let sheet = AnswerSheet(
      strategy: entry.name, digests: digests(of: benchmark, until: deadline),
      make: { try entry.benchmark(workload, operation, StrategyStore()) })
    var compared = ComparedAnswers(
      answers: 0, of: benchmark.inputCount, with: [], items: items)
    for other in sheets[question, default: []] where other.strategy != entry.name {
      if let input = sheet.firstDifference(from: other) {
        throw explain(question, other, sheet, at: input)
      }
      let count = min(other.digests.count, sheet.digests.count)
      guard count > 0 else { continue }
      compared.answers = max(compared.answers, count)
      compared.with.append(other.strategy)
    }
    sheets[question, default: []].append(sheet)
    return compared
  }

  /// Checks an operation on data by a plain model of it.
  private func check(
    _ entry: StrategyEntry, _ operation: Operation, _ workload: Workload, _ store: StrategyStore
  ) throws -> ComparedAnswers {
    let benchmark = try entry.benchmark(workload, operation, store)
    guard let checked = benchmark as? any CheckedBenchmark else {
      preconditionFailure("Nothing checks \(operation.rawValue) of \(entry.name).")
    }
    if let mistake = checked.mistake() {
      throw TraceDifference(
        "\(workload.scenario.name), \(operation.rawValue), \(workload.items) items, "
          + "\(entry.name) against a plain model: \(mistake)")
    }
    return ComparedAnswers(answers: 1, of: 1, with: ["plain-model"], items: workload.items)
  }

  /// Answers inputs in order, as long as the next one is likely to end in time.
  private func digests(
    of benchmark: any AnsweringBenchmark, until deadline: SetupDeadline
  ) -> [UInt64] {
    guard deadline.hasTime else { return [] }
    var digests: [UInt64] = []
    let count = min(benchmark.inputCount, answerLimit)
    digests.reserveCapacity(count)
    benchmark.prepareBatch(iterations: count)
    var duration: Int64 = 0
    for input in 0..<count where duration < deadline.nanosecondsLeft {
      let start = deadline.now
      digests.append(benchmark.digest(input))
      duration = deadline.now - start
    }
    return digests
  }

  /// Answers an operation by the second opinion, unless it has been done or takes too long.
  private func answerSecondOpinion(
    of entry: StrategyEntry, _ question: AnswerSheet.Question, _ workload: Workload,
    _ deadline: SetupDeadline
  ) {
    let opinion = entry.opinion
    guard sheets[question]?.contains(where: { $0.strategy == opinion.name }) != true else {
      return
    }
    opinionStore.deadline = deadline
    // What cannot be set up in time gives no opinion.
    guard
      let benchmark = try? opinion.benchmark(workload, question.operation, opinionStore)
    else { return }
    let sheet = AnswerSheet(
      strategy: opinion.name, digests: digests(of: benchmark, until: deadline),
      make: { try opinion.benchmark(workload, question.operation, StrategyStore()) })
    sheets[question, default: []].append(sheet)
  }

  /// Audits a layout once; returns the number of its items that were found right.
  private func audit(
    _ entry: StrategyEntry, _ state: StrategyStore.State, _ workload: Workload,
    _ store: StrategyStore, _ deadline: SetupDeadline
  ) throws -> Int {
    func layout(_ strategy: String) -> Layout {
      Layout(
        scenario: workload.scenario.name, items: workload.items, state: state, strategy: strategy)
    }
    let own = layout(entry.name)
    if let known = audited[own] { return known }
    let opinion = entry.opinion
    let name = layout(opinion.name)
    if records[name] == nil {
      opinionStore.deadline = deadline.after(0.5)
      records[name] = try? opinion.record(workload, state, opinionStore)
    }
    var places: ((ElementID) -> SecondOpinion.Place?)?
    let second = records[name].map { record in
      SecondOpinion(record: record) { id in
        let known = try places ?? opinion.places(workload, state, StrategyStore())
        places = known
        return known(id)
      }
    }
    let count = try entry.audit(workload, state, store, second, deadline)
    audited[own] = count
    return count
  }

  /// Replays what two strategies answer differently, as short as possible, and tells where.
  private func explain(
    _ question: AnswerSheet.Question, _ expected: AnswerSheet, _ actual: AnswerSheet, at input: Int
  ) -> TraceDifference {
    let clock = SystemClock()
    let deadline = SetupDeadline(end: clock.wallNanoseconds() + Self.explanationTime)
    func answers(_ sheet: AnswerSheet, _ inputs: [Int]) -> [[TraceStep]] {
      guard let benchmark = try? sheet.make() else { return [] }
      benchmark.prepareBatch(iterations: inputs.count)
      return inputs.map(benchmark.answer)
    }
    let label =
      "\(question.scenario), \(question.operation.rawValue), \(question.items) items, "
      + "\(expected.strategy) against \(actual.strategy)"
    let shortest = Shrinker { deadline.hasTime }.shortest(Array(0...input)) { inputs in
      answers(expected, inputs) != answers(actual, inputs)
    }
    return TraceDifference(
      label: label, expected: answers(expected, shortest), actual: answers(actual, shortest))
      ?? TraceDifference(
        "\(label): input \(input) was answered differently, and the same once more")
  }
}

extension Operation {
  /// The state of the layout that the operation works on.
  func state(in scenario: Scenario) -> StrategyStore.State {
    if case .prepending = scenario.story, self == .insert { return .laidOut }
    switch self {
    case .prepare, .firstScreen, .scroll, .rotate, .scrollTo, .appFirstScreen, .appScroll,
      .appBatch, .appDiff, .appRotate, .appJump:
      return .laidOut
    case .query, .item, .materialise, .materialiseCold, .resize, .repack, .insert, .delete,
      .storm, .stormSingly, .reframe, .diff, .snapshotAppend, .snapshotDelete, .snapshotReload,
      .snapshotRead:
      return scenario.content == nil ? .laidOut : .measured
    }
  }
}
