import BenchHarness

/// Order in which rounds are measured, and everything that differs from one to the next by chance.
///
/// Chance turns conditions that would favour one side in all rounds into spread: the core, the
/// place of the stack in memory, the row before, and the side that begins.
package struct RoundSchedule: Sendable {
  /// Processes of one round.
  package struct Round: Sendable, Equatable {
    /// The core on which all of its processes run; nil where processes cannot be placed.
    package var core: Int?
    /// The bytes by which the environment of each process is longer, one for each side.
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
  ///   - seed: Decides everything that differs by chance.
  ///   - cores: The cores that may be used; none where processes cannot be placed.
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

  /// Rows in a random order in which those of one workload stand together: a process has one
  /// workload laid out at a time.
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
  /// A block is a random order and its reverse, so that a steady drift favours no side: of two
  /// sides ABBA or BAAB.
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
