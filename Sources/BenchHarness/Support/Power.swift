import Foundation

/// The C library's functions for powers and logarithms, for computing growth rates and ratios.
package enum Power {
  package static func raise(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

  package static func logarithm(_ value: Double) -> Double { log(value) }

  package static func exponential(_ value: Double) -> Double { exp(value) }
}
