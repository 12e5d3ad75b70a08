import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Runs random sequences of measured sizes, changes, new view sizes, scrolling and queries: every
/// strategy is compared with the strategy without caches, and with a fresh one in the final state.
struct SequenceTests {
  /// All combinations of the caching options, and the dictionary.
  static let strategies: [any LayoutStrategy.Type] = [
    LayoutEngine<SolutionCache, RunLengthExtents, ShapedIndex>.self,
    LayoutEngine<SolutionCache, FlatExtents, ShapedIndex>.self,
    LayoutEngine<SolutionCache, FenwickExtents, ShapedIndex>.self,
    LayoutEngine<SolutionCache, BlockedExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, RunLengthExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, FlatExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, FenwickExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, BlockedExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<PerSectionSolutions>, RunLengthExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<PerSectionSolutions>, FlatExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<PerSectionSolutions>, FenwickExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<PerSectionSolutions>, BlockedExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<UncachedSolutions>, RunLengthExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<UncachedSolutions>, FlatExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<UncachedSolutions>, FenwickExtents, ShapedIndex>.self,
    LayoutEngine<PolicyCache<UncachedSolutions>, BlockedExtents, ShapedIndex>.self,
    DictionaryLayout.self,
  ]

  private static let seedsPerStrategy = 16
  private static let stepsPerSeed = 32

  @Test(arguments: strategies.indices)
  func incrementalEqualsFresh(index: Int) throws {
    let first = 1000 * (index + 1)
    try SequenceCheck.run(
      Self.strategies[index], seeds: first..<first + Self.seedsPerStrategy,
      stepCount: Self.stepsPerSeed)
  }

  /// The strategy used by layouts runs more of the sequences.
  @Test(arguments: 0..<4)
  func defaultRunsMoreSteps(block: Int) throws {
    let first = 100_000 + 1000 * block
    try SequenceCheck.run(
      DefaultLayoutEngine.self, seeds: first..<first + Self.seedsPerStrategy,
      stepCount: Self.stepsPerSeed)
  }

  #if DEBUG
    /// Trees with several levels, frequently splitting and joining their nodes.
    @Test(arguments: [3, 4, 8])
    func nodesOfFewElementsGiveTheSameAnswers(limit: Int) throws {
      try NodeLimit.$lowered.withValue(limit) {
        let first = 200_000 + 1000 * limit
        try SequenceCheck.run(
          DefaultLayoutEngine.self, seeds: first..<first + Self.seedsPerStrategy,
          stepCount: Self.stepsPerSeed)
      }
    }
  #endif

  @Test func runsTenThousandSteps() {
    let sequences = (Self.strategies.count + 4) * Self.seedsPerStrategy
    #expect(sequences * Self.stepsPerSeed >= 10_000)
    #expect(Set(Self.strategies.map { "\($0)" }).count == 17)
  }
}
