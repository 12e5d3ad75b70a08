import Foundation

/// Deceleration of a scroll view after a finger has left it: each millisecond the speed is
/// multiplied by the rate.
///
/// Both rates are published by `UIScrollView.DecelerationRate`. From a speed of 4000 points per
/// second the normal one comes 1998 points far.
struct Deceleration: Hashable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`.
  static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  static let fast = Deceleration(rate: 0.99)

  /// The remaining part of the speed after a millisecond, between 0 and 1.
  let rate: Double

  private var logarithm: Double { log(rate) }

  /// The distance covered since the finger left.
  ///
  /// - Parameters:
  ///   - speed: The speed of the finger, in points per second.
  ///   - milliseconds: The time since it left.
  /// - Returns: The distance, in points.
  func distance(from speed: Double, after milliseconds: Double) -> Double {
    speed * (pow(rate, milliseconds) - 1) / (1000 * logarithm)
  }

  /// The distance to where the content would stop, in points: the limit of the above.
  func range(from speed: Double) -> Double { -speed / (1000 * logarithm) }

  /// The time until less than a distance is left to go.
  ///
  /// - Parameters:
  ///   - speed: The speed of the finger, in points per second, more than 0.
  ///   - rest: The distance, in points, more than 0.
  /// - Returns: The time, in milliseconds; 0 in a shorter range.
  func duration(from speed: Double, until rest: Double) -> Double {
    max(0, log(rest / range(from: speed)) / logarithm)
  }
}
