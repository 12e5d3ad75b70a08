/// Figure together with the size at which it was measured.
struct SizedFigure: Equatable {
  /// The figure.
  var value: Double
  /// The number of items.
  var items: Int

  /// The largest size at which half of all series have a figure, and their figures there.
  ///
  /// A size that only one of many scenarios goes up to would stand for that scenario alone. Where
  /// no size has half of them, the size with the most figures is used, the larger one of two.
  ///
  ///     A: 1k 10k    B: 1k 10k    C: 1k 10k 1m   →   10k
  ///
  /// - Parameter series: The figures of each series by size.
  /// - Returns: The size and the figures at it; nil if there are none.
  static func representative(_ series: [[Int: Double]]) -> (items: Int, values: [Double])? {
    let measured = series.filter { !$0.isEmpty }
    var counts: [Int: Int] = [:]
    for sizes in measured { for items in sizes.keys { counts[items, default: 0] += 1 } }
    let common = counts.filter { $0.value * 2 >= measured.count }.keys.max()
    let fullest = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    guard let items = common ?? fullest else { return nil }
    return (items, measured.compactMap { $0[items] })
  }
}
