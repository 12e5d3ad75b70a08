import BenchHarness
import BenchScenarios
import LayoutCore

/// A comparison of the answers of all timed code with independent answers, made before timing.
///
/// For each operation on each workload, every distinct input is answered once by the timed code, in
/// a separate instance, and digested. The digests of each strategy are compared with a cross-check
/// and with all earlier strategies. Each layout is also audited at every item. The amount of work
/// is planned in advance (see ``ComparisonPlan``), and it is cut short only if the suite runs out
/// of time.
final class Verifier {
  /// The time limit for explaining a difference, in nanoseconds.
  private static let explanationTime: Int64 = 3_000_000_000

  /// The identity of a layout in one state.
  private struct Layout: Hashable {
    let scenario: String
    let items: Int
    let state: StrategyStore.State
    let strategy: String
  }

  var sheets: [AnswerSheet.Question: [AnswerSheet]] = [:]
  private var records: [Layout: LayoutRecord] = [:]
  private var audited: [Layout: Int] = [:]
  private var keys: [String: AnswerKey] = [:]
  /// The comparisons already made, by the labels of their answer keys.
  private var compared: [String: ComparedAnswers] = [:]
  /// Whether to compare the timed answers of slow strategies, by digests taken after timing,
  /// instead of computing additional answers.
  let comparesTimedAnswers: Bool
  /// The reference answers to each operation on each workload.
  var required: [AnswerSheet.Question: [AnswerDigest]] = [:]
  private let crossCheckStore = StrategyStore()
  /// The maximum number of answers to compare per operation and strategy.
  private let answerLimit: Int

  /// Creates a verifier that has compared nothing yet.
  init(answerLimit: Int, comparesTimedAnswers: Bool = false) {
    self.answerLimit = answerLimit
    self.comparesTimedAnswers = comparesTimedAnswers
  }

  /// Compares one operation of one strategy, unless this has already been done.
  ///
  /// - Parameters:
  ///   - entry: The strategy to compare with the cross-check and earlier strategies.
  ///   - operation: The compared operation.
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - store: The store of laid-out strategies.
  ///   - deadline: The deadline for comparing answers.
  /// - Returns: The number of compared answers, and the names of the compared strategies.
  /// - Throws: `TraceDifference` at the first difference; `SetupSkipReason` or an error of the
  ///   strategy if it cannot be set up.
  func verify(
    _ entry: StrategyEntry, _ operation: TimedOperation, on workload: Workload,
    store: StrategyStore,
    deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    let key = key(of: entry, operation, on: workload.scenario.name, items: workload.items)
    if let known = compared[key.label] { return known }
    let found = try compare(entry, operation, workload, store, key, deadline)
    // A comparison cut short by the end of the suite is not a result.
    if deadline.hasTime { compared[key.label] = found }
    return found
  }

  /// Compares one operation of one strategy for the first time.
  private func compare(
    _ entry: StrategyEntry, _ operation: TimedOperation, _ workload: Workload,
    _ store: StrategyStore,
    _ key: AnswerKey, _ deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    store.deadline = deadline
    if operation.isOnData { return try check(entry, operation, workload, store) }
    let items = try audit(entry, operation, workload, store: store, deadline: deadline)
    let question = AnswerSheet.Question(
      scenario: workload.scenario.name, items: workload.items, operation: operation)
    if let compared = try requireTimedAnswers(of: entry, question, workload, key, items: items) {
      return compared
    }
    let count = plan(of: operation, entry, on: workload).answers
    answerCrossCheck(of: entry, question, workload, count, deadline)
    let benchmark = try entry.benchmark(workload, operation, store)
    let isFirst = comparesTimedAnswers && required[question] == nil
    let answers = answers(of: benchmark, isFirst ? answerLimit : count, until: deadline)
    key.record(answers)
    if isFirst { required[question] = answers }
    let sheet = AnswerSheet(
      strategy: entry.name, inputCount: benchmark.inputCount, digests: answers.map(\.value),
      make: { try entry.benchmark(workload, operation, StrategyStore()) })
    var compared = ComparedAnswers(
      answers: 0, of: benchmark.inputCount, with: [], items: items, planned: count)
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

  /// Returns the answer key for the timed batches of a strategy's operation.
  func key(
    of entry: StrategyEntry, _ operation: TimedOperation, on scenario: String, items: Int
  ) -> AnswerKey {
    let label = "\(scenario), \(operation.name), \(items) items, \(entry.name)"
    let key = keys[label] ?? AnswerKey(label: label, seed: UInt64(keys.count))
    keys[label] = key
    return key
  }

  func plan(
    of operation: TimedOperation, _ entry: StrategyEntry, on workload: Workload
  ) -> ComparisonPlan {
    let isBrief = comparesTimedAnswers && workload.items > Self.maxItemsComparedInFull
    var plan = ComparisonPlan(
      operation, isLinear: entry.isLinear, on: workload, limit: answerLimit,
      isBrief: isBrief)
    plan.comparesWholeLayout =
      isBrief && (entry.isLinear || entry.isLinearInLargeGroups && workload.scenario.hasLargeGroups)
    return plan
  }

  /// Checks an operation on data against a simple model of it.
  private func check(
    _ entry: StrategyEntry, _ operation: TimedOperation, _ workload: Workload,
    _ store: StrategyStore
  ) throws -> ComparedAnswers {
    let benchmark = try entry.benchmark(workload, operation, store)
    guard let checked = benchmark as? any CheckedBenchmark else {
      preconditionFailure("No check covers \(operation.name) of \(entry.name).")
    }
    if let mistake = checked.fault() {
      throw TraceDifference(
        "\(workload.scenario.name), \(operation.name), \(workload.items) items, \(entry.name) "
          + "disagrees with a simple model: \(mistake)")
    }
    return ComparedAnswers(answers: 1, of: 1, with: ["plain-model"], items: workload.items)
  }

  /// Returns a benchmark's answers to the given number of inputs, or to fewer if the deadline
  /// passes first.
  private func answers(
    of benchmark: any AnsweringBenchmark, _ count: Int, until deadline: SetupDeadline
  ) -> [AnswerDigest] {
    guard deadline.hasTime else { return [] }
    var answers: [AnswerDigest] = []
    let count = min(benchmark.inputCount, count)
    answers.reserveCapacity(count)
    benchmark.prepareBatch(iterations: count)
    var duration: Int64 = 0
    for input in 0..<count where duration < deadline.nanosecondsLeft {
      let start = deadline.now
      answers.append(benchmark.digest(input))
      duration = deadline.now - start
    }
    return answers
  }

  /// Runs the cross-check on as many inputs as the strategy was run on, unless the cross-check has
  /// already run.
  private func answerCrossCheck(
    of entry: StrategyEntry, _ question: AnswerSheet.Question, _ workload: Workload, _ count: Int,
    _ deadline: SetupDeadline
  ) {
    let crossCheck = entry.crossCheck
    let known = sheets[question]?.first { $0.strategy == crossCheck.name }
    guard known.map({ $0.digests.count < min(count, $0.inputCount) }) ?? true else { return }
    crossCheckStore.deadline = deadline
    // An operation that takes too long to set up has no cross-check.
    guard
      let benchmark = try? crossCheck.benchmark(workload, question.operation, crossCheckStore)
    else { return }
    let sheet = AnswerSheet(
      strategy: crossCheck.name, inputCount: benchmark.inputCount,
      digests: answers(of: benchmark, count, until: deadline).map(\.value),
      make: { try crossCheck.benchmark(workload, question.operation, StrategyStore()) })
    sheets[question, default: []].removeAll { $0.strategy == crossCheck.name }
    sheets[question, default: []].append(sheet)
  }

  /// Audits the layout of an operation, unless this has already been done.
  ///
  /// - Returns: The number of items whose frames were found correct one by one, or 0 if the
  ///   operation has no layout.
  /// - Throws: `TraceDifference`, or an error if the strategy cannot be set up.
  private func audit(
    _ entry: StrategyEntry, _ operation: TimedOperation, _ workload: Workload, store: StrategyStore,
    deadline: SetupDeadline
  ) throws -> Int {
    let state = operation.state(in: workload.scenario)
    func layout(_ strategy: String) -> Layout {
      Layout(
        scenario: workload.scenario.name, items: workload.items, state: state, strategy: strategy)
    }
    let own = layout(entry.name)
    if let known = audited[own] { return known }
    let crossCheck = entry.crossCheck
    let name = layout(crossCheck.name)
    if records[name] == nil {
      crossCheckStore.deadline = deadline
      records[name] = try? crossCheck.record(workload, state, crossCheckStore)
    }
    var places: ((ElementID) -> CrossCheck.Place?)?
    let second = records[name].map { record in
      CrossCheck(record: record) { id in
        let known = try places ?? crossCheck.places(workload, state, StrategyStore())
        places = known
        return known(id)
      } items: {
        try crossCheck.items(workload, state, StrategyStore())
      }
    }
    store.deadline = deadline
    let count = try entry.audit(
      entry.name, workload, state, store, second, plan(of: operation, entry, on: workload),
      deadline)
    audited[own] = count
    return count
  }

  /// Finds the shortest replay with different answers from two strategies, and returns its first
  /// difference.
  func explain(
    _ question: AnswerSheet.Question, _ expected: AnswerSheet, _ actual: AnswerSheet, at input: Int
  ) -> TraceDifference {
    let clock = SystemClock()
    let deadline = SetupDeadline(end: clock.wallNanoseconds() + Self.explanationTime)
    func answers(_ sheet: AnswerSheet, _ inputs: [Int]) -> [[TraceStep]] {
      guard let benchmark = try? sheet.make() else { return [] }
      benchmark.prepareBatch(iterations: inputs.count)
      return inputs.map { benchmark.answer($0).steps }
    }
    let label =
      "\(question.scenario), \(question.operation.name), \(question.items) items, "
      + "\(expected.strategy) against \(actual.strategy)"
    let shortest = Shrinker { deadline.hasTime }.shortest(Array(0...input)) { inputs in
      answers(expected, inputs) != answers(actual, inputs)
    }
    return TraceDifference(
      label: label, expected: answers(expected, shortest), actual: answers(actual, shortest))
      ?? TraceDifference(
        "\(label): input \(input) gave a different answer once, but not when it was repeated")
  }
}
