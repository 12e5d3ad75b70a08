/// Times of one batch, by the wall clock and by the thread's processor clock.
public struct TimedSample: Sendable, Equatable {
  /// The number of iterations of the batch.
  public var iterations: Int
  /// Real time spent preparing the batch, in nanoseconds; no part of a reported time.
  public var preparationNanoseconds: Int64
  /// Real time of the work, in nanoseconds.
  public var wallNanoseconds: Int64
  /// Time on a processor for the work, in nanoseconds.
  public var cpuNanoseconds: Int64

  /// Real time per iteration, in nanoseconds.
  public var nanosecondsPerIteration: Double { Double(wallNanoseconds) / Double(iterations) }

  /// Time on a processor per iteration, in nanoseconds.
  var cpuNanosecondsPerIteration: Double { Double(cpuNanoseconds) / Double(iterations) }

  /// Real time of another batch like this one with its preparation, in nanoseconds.
  package var costNanoseconds: Int64 { preparationNanoseconds + wallNanoseconds }
}
