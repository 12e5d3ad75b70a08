/// Functions that fit a power of *n* to values measured at several sizes.
package enum GrowthFit {
  /// Returns the exponent *e* of the best-fitting power *nᵉ*, the least-squares slope in log-log
  /// coordinates.
  ///
  /// It is 0 for a value independent of the size, and 1 for a value proportional to it.
  ///
  /// - Parameter points: The values by size. If all values are equal, including 0, the exponent is
  ///   0; otherwise only sizes and values above 0 are used.
  /// - Returns: The exponent; `nil` if fewer than two distinct sizes are usable.
  /// - Complexity: O(*p*) for *p* points.
  package static func exponent(of points: [(items: Int, value: Double)]) -> Double? {
    guard let first = points.first, points.contains(where: { $0.items != first.items }) else {
      return nil
    }
    if points.allSatisfy({ $0.value == first.value }) { return 0 }
    let usable = points.filter { $0.items > 0 && $0.value > 0 && $0.value.isFinite }
    let sizes = usable.map { Power.logarithm(Double($0.items)) }
    let values = usable.map { Power.logarithm($0.value) }
    let count = Double(usable.count)
    let meanSize = sizes.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    var spread = 0.0
    var shared = 0.0
    for (size, value) in zip(sizes, values) {
      spread += (size - meanSize) * (size - meanSize)
      shared += (size - meanSize) * (value - meanValue)
    }
    guard let firstUsable = usable.first, usable.contains(where: { $0.items != firstUsable.items })
    else { return nil }
    return shared / spread
  }
  /// Returns the smallest and the greatest exponent that can fit values chosen from the given
  /// ranges.
  ///
  /// The fitted slope rises with each value above the mean size and falls with each value below it,
  /// so its extremes are reached at the ends of the ranges.
  ///
  /// - Parameter ranges: For each size, the smallest and the largest possible value.
  /// - Returns: The exponents; `nil` if fewer than two distinct sizes are usable.
  package static func exponents(
    of ranges: [(items: Int, values: ClosedRange<Double>)]
  ) -> ClosedRange<Double>? {
    let usable = ranges.filter { $0.items > 0 && $0.values.lowerBound > 0 }
    let sizes = usable.map { Power.logarithm(Double($0.items)) }
    let mean = sizes.reduce(0, +) / Double(max(1, sizes.count))
    func end(isGreatest: Bool) -> Double? {
      exponent(
        of: zip(usable, sizes).map { range, size in
          (
            range.items,
            (size > mean) == isGreatest ? range.values.upperBound : range.values.lowerBound
          )
        })
    }
    guard let least = end(isGreatest: false), let greatest = end(isGreatest: true) else {
      return nil
    }
    return min(least, greatest)...max(least, greatest)
  }
}
