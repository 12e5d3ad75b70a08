import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Random sequences of measured sizes, changes, new view sizes, scrolling and asking: every
/// strategy against the one that remembers nothing, and against a fresh one that is told the final
/// state.
struct SequenceTests {
  /// All answers to the caching questions with one another, and the dictionary.
  static let strategies: [any LayoutStrategy.Type] = [
    LayoutEngine<SolutionCache, RunLengthExtents>.self,
    LayoutEngine<SolutionCache, FlatExtents>.self,
    LayoutEngine<SolutionCache, FenwickExtents>.self,
    LayoutEngine<SolutionCache, BlockedExtents>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, RunLengthExtents>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, FlatExtents>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, FenwickExtents>.self,
    LayoutEngine<PolicyCache<SharedSolutions>, BlockedExtents>.self,
    LayoutEngine<PolicyCache<SolutionsPerSection>, RunLengthExtents>.self,
    LayoutEngine<PolicyCache<SolutionsPerSection>, FlatExtents>.self,
    LayoutEngine<PolicyCache<SolutionsPerSection>, FenwickExtents>.self,
    LayoutEngine<PolicyCache<SolutionsPerSection>, BlockedExtents>.self,
    LayoutEngine<PolicyCache<NoSolutions>, RunLengthExtents>.self,
    LayoutEngine<PolicyCache<NoSolutions>, FlatExtents>.self,
    LayoutEngine<PolicyCache<NoSolutions>, FenwickExtents>.self,
    LayoutEngine<PolicyCache<NoSolutions>, BlockedExtents>.self,
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

  /// The one that layouts use goes through more of them.
  @Test(arguments: 0..<4)
  func theDefaultGoesThroughMore(block: Int) throws {
    let first = 100_000 + 1000 * block
    try SequenceCheck.run(
      DefaultLayoutEngine.self, seeds: first..<first + Self.seedsPerStrategy,
      stepCount: Self.stepsPerSeed)
  }

  @Test func thereAreTenThousandSteps() {
    let sequences = (Self.strategies.count + 4) * Self.seedsPerStrategy
    #expect(sequences * Self.stepsPerSeed >= 10_000)
    #expect(Set(Self.strategies.map { "\($0)" }).count == 17)
  }
}
