#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two functions of the C library that growth is computed with.
enum Power {
  static func raise(_ base: Double, to exponent: Double) -> Double {
    pow(base, exponent)
  }

  static func logarithm(_ value: Double) -> Double {
    log(value)
  }
}
