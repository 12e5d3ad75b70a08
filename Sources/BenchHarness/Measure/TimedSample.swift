/// The times of one batch, measured by the wall clock and by the thread's CPU clock.
public struct TimedSample: Sendable, Equatable {
  /// The number of iterations in the batch.
  public var iterations: Int
  /// The real time needed to prepare the batch, in nanoseconds; not included in any reported time.
  public var preparationNanoseconds: Int64
  /// The real time of the work, in nanoseconds.
  public var wallNanoseconds: Int64
  /// The processor time of the work, in nanoseconds.
  public var cpuNanoseconds: Int64

  /// The real time per iteration, in nanoseconds.
  public var nanosecondsPerIteration: Double { Double(wallNanoseconds) / Double(iterations) }

  var cpuNanosecondsPerIteration: Double { Double(cpuNanoseconds) / Double(iterations) }

  /// The expected real time for preparing and running another batch like this one, in nanoseconds.
  package var costNanoseconds: Int64 { preparationNanoseconds + wallNanoseconds }
}
