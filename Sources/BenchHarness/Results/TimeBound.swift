/// A predicted lower bound for a time that was not measured.
public struct TimeBound: Codable, Sendable, Equatable {
  /// The lower bound: the limit the predicted time of an iteration exceeds, in nanoseconds.
  public var atLeast: Double
  /// The predicted time of an iteration, in nanoseconds.
  public var predicted: Double

  /// Creates a bound.
  ///
  /// - Parameters:
  ///   - atLeast: The limit the predicted time of an iteration exceeds, in nanoseconds.
  ///   - predicted: The predicted time of an iteration, in nanoseconds.
  public init(atLeast: Double, predicted: Double) {
    self.atLeast = atLeast
    self.predicted = predicted
  }
}
