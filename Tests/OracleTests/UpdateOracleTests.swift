import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Random sequences of measured sizes, changes and new view sizes: every strategy against the one
/// that remembers nothing, and against a fresh one that is told the final state.
struct UpdateOracleTests {
  /// What is wrong after a sequence of steps, or nothing.
  private func problem(
    of strategy: (some LayoutStrategy).Type, input: LayoutInput, steps: [RandomOperation],
    comparesAlways: Bool = true
  ) throws -> String? {
    var subject = try strategy.init(input)
    var naive = try NaiveLayout(input)
    for (index, step) in steps.enumerated() {
      try subject.perform(step)
      try naive.perform(step)
      guard comparesAlways || index == steps.count - 1 else { continue }
      if let problem = difference(subject, naive, seed: index) { return problem }
    }
    var fresh = try strategy.init(subject.input)
    try fresh.fit(subject.fittedSizes)
    if let problem = difference(fresh, subject, seed: 0) { return "fresh: \(problem)" }
    return nil
  }

  /// What two strategies disagree about, or nothing.
  private func difference(
    _ a: some LayoutStrategy, _ b: some LayoutStrategy, seed: Int
  ) -> String? {
    if a.fittedSizes != b.fittedSizes { return "sizes \(a.fittedSizes) != \(b.fittedSizes)" }
    if a.contentSize != b.contentSize { return "content \(a.contentSize) != \(b.contentSize)" }
    let frames = (a.allFrames, b.allFrames)
    if frames.0 != frames.1 {
      let index = zip(frames.0, frames.1).enumerated().first { $1.0 != $1.1 }
      return "frames \(String(describing: index))"
    }
    let size = b.contentSize
    var random = RandomLayout(seed: UInt64(seed))
    for number in 0..<3 {
      let rectangle =
        number == 0
        ? Frame(x: -1, y: -1, width: size.horizontal + 2, height: size.vertical + 2)
        : random.rectangle(in: size)
      let found = (a.elements(in: rectangle).sorted(), b.elements(in: rectangle).sorted())
      if found.0 != found.1 {
        let index = zip(found.0, found.1).enumerated().first { $1.0 != $1.1 }
        return "query \(rectangle) \(found.0.count) \(found.1.count) \(String(describing: index))"
      }
    }
    return nil
  }

  /// Leaves out steps as long as the problem stays.
  private func shrunk(
    _ steps: [RandomOperation], fails: ([RandomOperation]) -> Bool
  ) -> [RandomOperation] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if fails(fewer) { steps = fewer } else { start += size }
      }
      if size == 1 { return steps }
      size /= 2
    }
  }

  private func check(
    _ strategy: (some LayoutStrategy).Type, seeds: Range<Int>, steps: Int
  ) throws {
    for seed in seeds {
      var random = RandomLayout(seed: UInt64(seed), isSelfSizing: true)
      let input = random.input()
      var model = try DefaultLayoutEngine(input)
      var sequence: [RandomOperation] = []
      for _ in 0..<steps {
        let step = random.operation(on: model.input)
        sequence.append(step)
        try model.perform(step)
      }
      guard let problem = try problem(of: strategy, input: input, steps: sequence) else { continue }
      let shortest = shrunk(sequence) { fewer in
        (try? self.problem(of: strategy, input: input, steps: fewer)) ?? nil != nil
      }
      let after = try self.problem(of: strategy, input: input, steps: shortest)
      Issue.record(
        """
        \(strategy.name), seed \(seed): \(after ?? problem)
        \(shortest.map(\.description).joined(separator: "\n"))
        """)
      return
    }
  }

  @Test(arguments: 0..<10)
  func incrementalEqualsFresh(block: Int) throws {
    let seeds = block * 100..<block * 100 + 12
    try check(DefaultLayoutEngine.self, seeds: seeds, steps: 20)
  }

  @Test func everyMeasurementCacheAgrees() throws {
    try check(LayoutEngine<NoMeasurementCache, RunLengthExtents>.self, seeds: 2000..<2012, steps: 15)
    try check(
      LayoutEngine<SectionMeasurementCache, RunLengthExtents>.self, seeds: 2100..<2112, steps: 15)
    try check(
      LayoutEngine<SharedMeasurementCache, RunLengthExtents>.self, seeds: 2200..<2212, steps: 15)
  }

  @Test func everyExtentIndexAgrees() throws {
    try check(LayoutEngine<FittedMeasurementCache, FlatExtents>.self, seeds: 3000..<3012, steps: 15)
    try check(
      LayoutEngine<FittedMeasurementCache, FenwickExtents>.self, seeds: 3100..<3112, steps: 15)
    try check(
      LayoutEngine<FittedMeasurementCache, BlockedExtents>.self, seeds: 3200..<3212, steps: 15)
  }

  @Test func theDictionaryAgrees() throws {
    try check(DictionaryLayout.self, seeds: 4000..<4012, steps: 15)
  }
}
