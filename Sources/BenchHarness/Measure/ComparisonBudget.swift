/// Plan of the comparisons that a budget has time for, made from the descriptions of benchmarks
/// before any work: those of a strategy at a size are all made, or none is.
///
/// A strategy that walks past all items for every answer would spend the whole budget on the
/// answers of a size at which it has no time to be timed.
public struct ComparisonBudget {
  /// The part of the budget that comparing other strategies than the first may take.
  private static let part = 0.5

  /// The benchmarks of a strategy at a size.
  private struct Group: Hashable {
    let strategy: String
    let items: Int
  }

  private let budget: Duration
  /// The groups that there is no time for, with the time and the number of their comparisons.
  private let leftOut: [(group: Group, time: Duration, count: Int)]

  /// Plans the comparisons of benchmarks: those that take the least time first.
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

  /// The benchmarks, those marked that there is no time for.
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

  /// The strategies that are left out at each size, and the budget that would do: a line for each
  /// size.
  public var notes: [String] {
    leftOut.grouped(by: \.group.items).sorted { $0.key < $1.key }.map { items, groups in
      let names = groups.map(\.group.strategy).joined(separator: ", ")
      let count = groups.reduce(0) { $0 + $1.count }
      let time = leftOut.filter { $0.group.items <= items }.reduce(.zero) { $0 + $1.time }
      let needed = (time / Self.part + budget) / .seconds(1)
      let results = Words.counted(count, "result")
      return "at \(ItemCount.format(items)) items a budget of \(HumanTime.format(budget)) leaves "
        + "out \(names) (\(results)), as comparing their answers takes longer; "
        + "--budget \(BudgetRecord.option(needed)) measures them"
    }
  }
}
