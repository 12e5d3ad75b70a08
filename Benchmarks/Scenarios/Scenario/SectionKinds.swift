import BenchHarness

/// Kinds of the sections of a screen, drawn from the seed for each section by itself: no strategy
/// gains from a pattern in their order.
struct SectionKinds: Sendable {
  /// The number of kinds; each is equally likely.
  let count: Int

  /// The kind of a section; the same for the same seed, however many sections there are.
  subscript(section: Int, seed seed: UInt64) -> Int {
    var random = SeededRandom(
      seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: section))
    return random.next(in: 0..<count)
  }
}
