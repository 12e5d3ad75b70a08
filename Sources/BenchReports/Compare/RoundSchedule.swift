import BenchHarness

/// A schedule for the rounds of a comparison, which makes all random choices.
///
/// The core, the location of the stack in memory, the preceding row and the first side are chosen
/// at random. Therefore none of them favours the same side in all rounds, and their effects become
/// part of the spread.
package struct RoundSchedule: Sendable {
  /// The core and the environment sizes of the processes in one round.
  package struct Round: Sendable, Equatable {
    /// The core for all processes in the round, or `nil` if processes cannot be pinned.
    package var core: Int?
    /// The number of extra bytes in the environment of each side's process, to shift its stack in
    /// memory.
    package var padding: [Int]
  }

  /// The upper bound of the padding, in bytes: the size of a memory page.
  static let maxPadding = 4096

  private var random: SeededRandom
  private let cores: [Int]
  private var rounds: Int

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - cores: The usable cores; empty if processes cannot be pinned.
  package init(seed: UInt64, cores: [Int]) {
    random = SeededRandom(seed: seed)
    self.cores = cores
    rounds = cores.isEmpty ? 0 : random.next(in: 0..<cores.count)
  }

  /// Chooses the core and the padding for the next round.
  ///
  /// The rounds cycle through the cores.
  ///
  /// - Parameter sides: The number of processes in the round, one for each side.
  /// - Returns: The core and the padding of the round's processes.
  package mutating func next(sides: Int) -> Round {
    defer { rounds += 1 }
    return Round(
      core: cores.isEmpty ? nil : cores[rounds % cores.count],
      padding: (0..<sides).map { _ in random.next(in: 0..<Self.maxPadding) })
  }

  /// Returns a random number from 0 up to, but not including, the given end.
  mutating func draw(below end: Int) -> Int { random.next(in: 0..<end) }

  /// Returns rows in a random order.
  ///
  /// The rows of each workload stay together, because a process lays out only one workload at a
  /// time.
  ///
  /// - Parameters:
  ///   - rows: The indices of the rows to order.
  ///   - workload: A closure returning the workload of a row.
  /// - Returns: The same indices in random order.
  mutating func order(_ rows: [Int], by workload: (Int) -> String) -> [Int] {
    let groups = Dictionary(grouping: rows, by: workload).sorted { $0.key < $1.key }
    return groups.shuffled(using: &random).flatMap { $0.value.shuffled(using: &random) }
  }

  /// Returns the sampling order of the processes for one row, as indices of sides.
  ///
  /// Each block is a random order followed by its reverse, so that a steady drift favours no side.
  /// With two sides, a block is ABBA or BAAB.
  ///
  /// - Parameters:
  ///   - sides: The number of processes in the round, one for each side.
  ///   - samples: The number of samples of each process. An odd number is rounded up, because each
  ///     block contains two samples of each process.
  /// - Returns: The index of a side for each sample.
  package mutating func turns(sides: Int, samples: Int) -> [Int] {
    (0..<(samples + 1) / 2).flatMap { _ in
      let order = (0..<sides).shuffled(using: &random)
      return order + order.reversed()
    }
  }
}
