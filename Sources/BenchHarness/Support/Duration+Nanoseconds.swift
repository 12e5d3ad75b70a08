extension Duration {
  /// The whole nanoseconds of this duration; durations beyond 292 years are cut to that.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    let (sum, carries) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return carries ? (seconds < 0 ? .min : .max) : sum
  }
}
