/// Order in which pairs of processes are measured, and everything that differs from one to the next
/// by chance.
///
/// Chance turns into spread what would otherwise favour one build in all pairs: the core, the place
/// of the stack in memory, the row before, and who begins.
public struct PairSchedule: Sendable {
  /// One pair of processes.
  public struct Pair: Sendable, Equatable {
    /// The rows in their order, as indices.
    public var rows: [Int]
    /// The core on which all of its processes run; nil where processes cannot be placed.
    public var core: Int?
    /// The bytes by which the environment of each process is longer, one for each side.
    public var padding: [Int]
  }

  /// The longest padding: a page of memory.
  static let mostPadding = 4096

  private var random: SeededRandom
  private let cores: [Int]
  private var pairs: Int

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - seed: Decides everything that differs by chance.
  ///   - cores: The cores that may be used; none where processes cannot be placed.
  public init(seed: UInt64, cores: [Int]) {
    random = SeededRandom(seed: seed)
    self.cores = cores
    pairs = cores.isEmpty ? 0 : random.next(in: 0..<cores.count)
  }

  /// Sets the next pair up, on the core behind the one before.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - sides: The number of processes.
  /// - Returns: The pair.
  public mutating func next(rows: Int, sides: Int) -> Pair {
    defer { pairs += 1 }
    return Pair(
      rows: (0..<rows).shuffled(using: &random),
      core: cores.isEmpty ? nil : cores[pairs % cores.count],
      padding: (0..<sides).map { _ in random.next(in: 0..<Self.mostPadding) })
  }

  /// Draws a number from 0.
  mutating func draw(below end: Int) -> Int { random.next(in: 0..<end) }

  /// The turns of the processes in one row of a pair, as indices of sides.
  ///
  /// A block is a random order and its reverse, so that a steady drift favours no side: of two
  /// sides ABBA or BAAB.
  ///
  /// - Parameters:
  ///   - sides: The number of processes.
  ///   - samples: The number of samples of each, rounded up to whole blocks of two.
  /// - Returns: The turns.
  public mutating func turns(sides: Int, samples: Int) -> [Int] {
    (0..<(samples + 1) / 2).flatMap { _ in
      let order = (0..<sides).shuffled(using: &random)
      return order + order.reversed()
    }
  }
}
