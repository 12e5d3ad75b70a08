/// Bound of an unmeasured time by a prediction, in nanoseconds.
public struct TimeBound: Codable, Sendable, Equatable {
  /// The exceeded limit, in nanoseconds.
  public var atLeast: Double
  /// The predicted time of an answer.
  public var predicted: Double

  /// Makes a bound.
  ///
  /// - Parameters:
  ///   - atLeast: The exceeded limit of an answer, in nanoseconds.
  ///   - predicted: The predicted time of an answer, in nanoseconds.
  public init(atLeast: Double, predicted: Double) {
    self.atLeast = atLeast
    self.predicted = predicted
  }
}
