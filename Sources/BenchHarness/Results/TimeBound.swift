/// A predicted lower bound on a time that was not measured.
public struct TimeBound: Codable, Sendable, Equatable {
  /// A lower bound on the time of an iteration, in nanoseconds.
  ///
  /// It equals the time limit, because the predicted time is longer.
  public var atLeast: Double
  /// The predicted time of an iteration, in nanoseconds.
  public var predicted: Double

  /// Creates a bound.
  ///
  /// - Parameters:
  ///   - atLeast: A lower bound on the time of an iteration, in nanoseconds. It equals the time
  ///     limit, because the predicted time is longer.
  ///   - predicted: The predicted time of an iteration, in nanoseconds.
  public init(atLeast: Double, predicted: Double) {
    self.atLeast = atLeast
    self.predicted = predicted
  }
}
