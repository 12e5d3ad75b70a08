import Testing

/// Tests random steps of lists in views, each ending in the screen predicted by a simple model.
///
/// Together with the steps of cells calling their view, 61,100 steps are compared.
struct RandomListStoryTests {
  private nonisolated static let blocks = Array(0..<20 as Range<UInt64>)
  private static let seedsPerBlock: UInt64 = 45
  private static let stepsPerSeed = 45

  private func run(_ kind: ListStory.Kind, block: UInt64, seeds: UInt64) {
    for seed in block * seeds..<(block + 1) * seeds {
      let differences = ListStory(kind, seed: seed).run(Self.stepsPerSeed)
      #expect(differences.isEmpty, "seed \(seed): \(differences.joined(separator: "\n"))")
    }
  }

  @Test(arguments: blocks)
  func listsFollowTheModel(block: UInt64) {
    run(.compositional, block: block, seeds: Self.seedsPerBlock)
  }

  /// Overrides determine the places of cells; everything else is the same as without overrides.
  @Test(arguments: blocks)
  func listsOfMovedCellsFollowTheModel(block: UInt64) {
    run(.movedFrames, block: block, seeds: Self.seedsPerBlock / 9)
  }

  @Test(arguments: blocks)
  func listsOfOtherLayoutsFollowTheirModel(block: UInt64) {
    run(.table, block: block, seeds: Self.seedsPerBlock / 5)
  }
}
