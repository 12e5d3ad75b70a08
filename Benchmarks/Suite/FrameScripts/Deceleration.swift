import Foundation

/// The deceleration of a scroll view after the finger has been lifted: each millisecond the speed
/// is multiplied by the rate.
///
/// Both rates are published by `UIScrollView.DecelerationRate`. At the normal rate, an initial
/// speed of 4000 points per second covers 1998 points.
struct Deceleration: Hashable, Sendable {
  /// The rate of `UIScrollView.DecelerationRate.normal`.
  static let normal = Deceleration(rate: 0.998)
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  static let fast = Deceleration(rate: 0.99)

  /// The fraction of the speed that remains after each millisecond, between 0 and 1.
  let rate: Double

  private var logarithm: Double { log(rate) }

  /// Returns the distance covered since the finger was lifted.
  ///
  /// - Parameters:
  ///   - speed: The speed of the finger, in points per second.
  ///   - milliseconds: The time since the finger was lifted.
  /// - Returns: The distance, in points.
  func distance(from speed: Double, after milliseconds: Double) -> Double {
    speed * (pow(rate, milliseconds) - 1) / (1000 * logarithm)
  }

  /// Returns the total distance that the content travels before it stops, in points: the limit of
  /// ``distance(from:after:)``.
  func range(from speed: Double) -> Double { -speed / (1000 * logarithm) }

  /// Returns the time until the content is within a given distance of its resting position.
  ///
  /// - Parameters:
  ///   - speed: The speed of the finger, in points per second, more than 0.
  ///   - rest: The distance from the resting position, in points, more than 0.
  /// - Returns: The time in milliseconds, or 0 if the content starts within that distance.
  func duration(from speed: Double, until rest: Double) -> Double {
    max(0, log(rest / range(from: speed)) / logarithm)
  }
}
