/// A plan of the comparisons that fit into a budget, made before any benchmark runs.
///
/// For each strategy and size, the plan contains either all comparisons or none. A strategy that
/// scans all items for each answer would otherwise spend the whole budget on comparing answers at
/// one size, and leave no time to measure it.
public struct ComparisonBudget {
  /// The maximum fraction of the budget to spend on comparing strategies other than the reference.
  private static let part = 0.5

  /// All benchmarks of one strategy at one size, which are compared or left out together.
  private struct Group: Hashable {
    let strategy: String
    let items: Int
  }

  private let budget: Duration
  /// The groups omitted because their comparisons would exceed the budget, each with the total time
  /// and the number of its comparisons.
  private let leftOut: [(group: Group, time: Duration, count: Int)]

  /// Creates a plan for comparing the given benchmarks.
  ///
  /// The comparisons of one strategy at one size form a group. The plan adds groups, quickest
  /// first, until the time is used up.
  public init(_ cases: [BenchmarkCase], budget: Duration) {
    self.budget = budget
    var left = budget * Self.part
    let groups = cases.filter { !$0.isReference }.grouped {
      Group(strategy: $0.key.strategy, items: $0.key.items)
    }.map { group, cases in
      (group: group, time: cases.reduce(.zero) { $0 + $1.comparisonTime }, count: cases.count)
    }
    leftOut = groups.sorted { $0.time < $1.time }.filter { group in
      guard group.time <= left else { return true }
      left -= group.time
      return false
    }
  }

  /// Returns the given benchmarks, adding a reason for omission to those whose comparison exceeds
  /// the budget.
  public func marking(_ cases: [BenchmarkCase]) -> [BenchmarkCase] {
    let groups = Set(leftOut.map(\.group))
    return cases.map { benchmarkCase in
      let key = benchmarkCase.key
      guard groups.contains(Group(strategy: key.strategy, items: key.items)),
        !benchmarkCase.isReference
      else { return benchmarkCase }
      var marked = benchmarkCase
      let time = Double(benchmarkCase.comparisonTime.wholeNanoseconds)
      marked.omission = .comparisonGivenUp(items: key.items, nanoseconds: time)
      return marked
    }
  }

  /// Notes on the omitted strategies and the budget needed to include them, one line per size.
  public var notes: [String] {
    leftOut.grouped(by: \.group.items).sorted { $0.key < $1.key }.map { items, groups in
      let names = groups.map(\.group.strategy).joined(separator: ", ")
      let count = groups.reduce(0) { $0 + $1.count }
      let time = leftOut.filter { $0.group.items <= items }.reduce(.zero) { $0 + $1.time }
      let needed = (time / Self.part + budget) / .seconds(1)
      let results = Words.counted(count, "result")
      return "at \(ItemCount.format(items)) items, a budget of \(HumanTime.format(budget)) leaves "
        + "no time to check the frames of \(names) (\(results)); use --budget "
        + "\(BudgetRecord.option(needed)) to check them too"
    }
  }
}
