/// A predicted lower bound of a time that was not measured, in nanoseconds.
public struct TimeBound: Codable, Sendable, Equatable {
  /// The limit the time exceeds, in nanoseconds.
  public var atLeast: Double
  /// The predicted time of an answer, in nanoseconds.
  public var predicted: Double

  /// Creates a bound.
  ///
  /// - Parameters:
  ///   - atLeast: The limit the time of an answer exceeds, in nanoseconds.
  ///   - predicted: The predicted time of an answer, in nanoseconds.
  public init(atLeast: Double, predicted: Double) {
    self.atLeast = atLeast
    self.predicted = predicted
  }
}
