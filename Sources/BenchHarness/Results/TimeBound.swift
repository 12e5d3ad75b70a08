/// A predicted lower bound on a time that was not measured.
public struct TimeBound: Codable, Sendable, Equatable {
  /// The lower bound, in nanoseconds: the time limit for an iteration, which the prediction
  /// exceeds.
  public var atLeast: Double
  /// The predicted time of an iteration, in nanoseconds.
  public var predicted: Double

  /// Creates a bound.
  ///
  /// - Parameters:
  ///   - atLeast: The lower bound, in nanoseconds: the time limit for an iteration, which the
  ///     prediction exceeds.
  ///   - predicted: The predicted time of an iteration, in nanoseconds.
  public init(atLeast: Double, predicted: Double) {
    self.atLeast = atLeast
    self.predicted = predicted
  }
}
