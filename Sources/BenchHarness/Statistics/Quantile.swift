/// The definition of quantiles used throughout this package.
///
/// Quantiles are exact, computed from the raw samples and never from a histogram. With *n* samples
/// sorted ascending, *x₀ … xₙ₋₁*, the quantile *p* lies at position *h = (n − 1) p* and is
/// interpolated linearly between its two neighbours. This is type 7 of Hyndman and Fan, the default
/// of R and NumPy. p = 0 is the minimum, p = 1 the maximum.
public enum Quantile {
  /// The definition of quantiles in a few words, for the headers of reports.
  public static let definition =
    "exact from raw samples, with linear interpolation (Hyndman-Fan type 7)"

  /// Returns a quantile of sorted samples.
  ///
  /// - Parameters:
  ///   - fraction: The share of the samples below the quantile, from 0 to 1.
  ///   - sorted: At least one sample, in ascending order.
  /// - Returns: The quantile, in the samples' unit.
  /// - Complexity: O(1).
  public static func value(_ fraction: Double, ofSorted sorted: [Double]) -> Double {
    precondition(!sorted.isEmpty, "a quantile needs at least one sample")
    precondition((0...1).contains(fraction), "the quantile \(fraction) must be between 0 and 1")
    let position = Double(sorted.count - 1) * fraction
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    let weight = position - Double(lower)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * weight
  }

  /// Returns a quantile of samples in any order.
  ///
  /// - Parameters:
  ///   - fraction: The share of the samples below the quantile, from 0 to 1.
  ///   - samples: At least one sample.
  /// - Returns: The quantile, in the samples' unit.
  /// - Complexity: O(*n* log *n*) for *n* samples.
  public static func value(_ fraction: Double, of samples: [Double]) -> Double {
    value(fraction, ofSorted: samples.sorted())
  }
}
