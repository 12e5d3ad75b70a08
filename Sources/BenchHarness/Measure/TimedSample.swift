/// What the clocks said about one batch.
public struct TimedSample: Sendable, Equatable {
  /// How many iterations the batch had.
  public var iterations: Int
  /// Real time spent preparing the batch, in nanoseconds; not part of what is reported.
  public var preparationNanoseconds: Int64
  /// Real time of the work, in nanoseconds.
  public var wallNanoseconds: Int64
  /// Time on a processor for the work, in nanoseconds.
  public var cpuNanoseconds: Int64

  /// Real time per iteration, in nanoseconds.
  public var nanosecondsPerIteration: Double { Double(wallNanoseconds) / Double(iterations) }

  /// What another batch like this one would cost in real time, in nanoseconds.
  var costNanoseconds: Int64 { preparationNanoseconds + wallNanoseconds }
}
