import Foundation

/// The functions of the C library that growth and ratios are computed with.
enum Power {
  static func raise(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

  static func logarithm(_ value: Double) -> Double { log(value) }

  static func exponential(_ value: Double) -> Double { exp(value) }
}
