/// Plan of the comparisons within a budget, from the descriptions of benchmarks before any work: a
/// strategy's comparisons at a size are all made, or none is.
///
/// A strategy walking past all items for every answer would spend the whole budget on the answers
/// of a size, without time left to time it.
public struct ComparisonBudget {
  /// The largest part of the budget for comparing strategies other than the first.
  private static let part = 0.5

  /// The benchmarks of a strategy at a size.
  private struct Group: Hashable {
    let strategy: String
    let items: Int
  }

  private let budget: Duration
  /// The groups without time, with the time and the number of their comparisons.
  private let leftOut: [(group: Group, time: Duration, count: Int)]

  /// Plans the comparisons of benchmarks: the quickest ones first.
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

  /// The benchmarks, with a mark on the ones without time.
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

  /// The strategies left out at each size, and a sufficient budget: a line for each size.
  public var notes: [String] {
    leftOut.grouped(by: \.group.items).sorted { $0.key < $1.key }.map { items, groups in
      let names = groups.map(\.group.strategy).joined(separator: ", ")
      let count = groups.reduce(0) { $0 + $1.count }
      let time = leftOut.filter { $0.group.items <= items }.reduce(.zero) { $0 + $1.time }
      let needed = (time / Self.part + budget) / .seconds(1)
      let results = Words.counted(count, "result")
      return "at \(ItemCount.format(items)) items, a budget of \(HumanTime.format(budget)) leaves "
        + "out \(names) (\(results)), as comparing their answers takes longer; --budget "
        + "\(BudgetRecord.option(needed)) measures them"
    }
  }
}
