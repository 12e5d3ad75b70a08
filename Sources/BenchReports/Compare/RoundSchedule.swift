import BenchHarness

/// Order of measured rounds, with everything random about them.
///
/// Chance turns conditions in favour of one side in all rounds into spread: the core, the place of
/// the stack in memory, the row before, and the first side.
package struct RoundSchedule: Sendable {
  /// Processes of one round.
  package struct Round: Sendable, Equatable {
    /// The core of all its processes; nil if processes cannot be placed.
    package var core: Int?
    /// The extra bytes in the environment of each process, one number for each side.
    package var padding: [Int]
  }

  /// The longest padding: a page of memory.
  static let mostPadding = 4096

  private var random: SeededRandom
  private let cores: [Int]
  private var rounds: Int

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - seed: Decides all random choices.
  ///   - cores: The usable cores; none where processes cannot be placed.
  package init(seed: UInt64, cores: [Int]) {
    random = SeededRandom(seed: seed)
    self.cores = cores
    rounds = cores.isEmpty ? 0 : random.next(in: 0..<cores.count)
  }

  /// Sets the next round up, on the core behind the one before.
  ///
  /// - Parameter sides: The number of processes.
  /// - Returns: The round.
  package mutating func next(sides: Int) -> Round {
    defer { rounds += 1 }
    return Round(
      core: cores.isEmpty ? nil : cores[rounds % cores.count],
      padding: (0..<sides).map { _ in random.next(in: 0..<Self.mostPadding) })
  }

  /// Draws a number from 0.
  mutating func draw(below end: Int) -> Int { random.next(in: 0..<end) }

  /// Rows in a random order, each workload's rows together: a process has one workload laid out at
  /// a time.
  ///
  /// - Parameters:
  ///   - rows: The numbers of rows.
  ///   - workload: The workload of a row.
  /// - Returns: The order.
  mutating func order(_ rows: [Int], by workload: (Int) -> String) -> [Int] {
    let groups = Dictionary(grouping: rows, by: workload).sorted { $0.key < $1.key }
    return groups.shuffled(using: &random).flatMap { $0.value.shuffled(using: &random) }
  }

  /// The turns of the processes in one row of a round, as indices of sides.
  ///
  /// A block is a random order and its reverse, so a steady drift favours no side: of two sides
  /// ABBA or BAAB.
  ///
  /// - Parameters:
  ///   - sides: The number of processes.
  ///   - samples: The number of samples of each, rounded up to whole blocks of two.
  /// - Returns: The turns.
  package mutating func turns(sides: Int, samples: Int) -> [Int] {
    (0..<(samples + 1) / 2).flatMap { _ in
      let order = (0..<sides).shuffled(using: &random)
      return order + order.reversed()
    }
  }
}
