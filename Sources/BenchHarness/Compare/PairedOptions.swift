/// How a comparison is measured.
public struct PairedOptions: Sendable, Equatable {
  /// When everything has to be over, in nanoseconds of the wall clock.
  public var end: Int64
  /// The number of rounds; nil for as many as there is time for.
  public var rounds: Int?
  /// The time for one batch in nanoseconds, where iterations are shorter: less than what a
  /// scheduler gives a thread at once.
  public var batchNanoseconds: Int64 = 500_000
  /// The fewest passes in each round, of which each has one batch of each strategy.
  public var passes = 6
  /// The length of a batch from which on fewer passes have to do, in nanoseconds.
  public var longBatchNanoseconds: Int64 = 20_000_000

  /// Makes options.
  ///
  /// - Parameters:
  ///   - start: When the time began, in nanoseconds of the wall clock.
  ///   - budget: The time for everything.
  ///   - rounds: The number of rounds; nil for as many as there is time for.
  public init(start: Int64, budget: Duration, rounds: Int? = nil) {
    let sum = start.addingReportingOverflow(budget.wholeNanoseconds)
    end = sum.overflow ? .max : sum.partialValue
    self.rounds = rounds
  }

  /// The number of passes in a round, in which the turns of strategies are balanced.
  func passes(of order: TurnOrder, longestBatch: Int64) -> Int {
    guard longestBatch < longBatchNanoseconds else { return order.count }
    return (passes + order.count - 1) / order.count * order.count
  }
}
