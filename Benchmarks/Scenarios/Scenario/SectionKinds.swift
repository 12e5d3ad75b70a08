import BenchHarness

/// The kinds of the sections of a screen, drawn at random for each section so that no strategy
/// benefits from a pattern in their order.
struct SectionKinds: Sendable {
  /// The number of kinds, which are all equally likely.
  let count: Int

  /// Accesses the kind of a section; it depends only on the section's index and the seed.
  subscript(section: Int, seed seed: UInt64) -> Int {
    var random = SeededRandom(
      seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: section))
    return random.next(in: 0..<count)
  }
}
