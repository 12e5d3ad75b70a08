/// How items are spread over sections.
enum SectionCounts {
  /// Sections of equal size; the last one gets the rest.
  static func equal(_ size: Int, items: Int) -> [Int] {
    var counts = Array(repeating: size, count: items / size)
    if items % size > 0 { counts.append(items % size) }
    return counts
  }

  /// Item counts in proportion to given counts, by the largest remainder method: counts are rounded
  /// down, and the remaining items go to the largest fractions, of equal ones to the first.
  ///
  ///     6, 3, 0   at 100   →   67, 33, 0
  ///
  /// - Parameters:
  ///   - sizes: The sizes in proportion; all alike if all are 0.
  ///   - items: How many items all sections get together.
  /// - Returns: The sizes; more items make none of them smaller.
  static func scaled(_ sizes: [Int], items: Int) -> [Int] {
    var total = sizes.reduce(0, +)
    let parts = total > 0 ? sizes : sizes.map { _ in 1 }
    total = parts.reduce(0, +)
    guard total > 0 else { return [] }
    // A product may be longer than an integer.
    let shares = parts.map { total.dividingFullWidth($0.multipliedFullWidth(by: items)) }
    var counts = shares.map { $0.quotient }
    let rest = items - counts.reduce(0, +)
    let order = shares.indices.sorted {
      (shares[$1].remainder, $0) < (shares[$0].remainder, $1)
    }
    for section in order.prefix(rest) { counts[section] += 1 }
    return counts
  }

  /// Sections of given sizes, until there are enough items; the last one gets the rest.
  ///
  /// - Parameters:
  ///   - items: The number of items of all sections together.
  ///   - size: Returns the size of a section; more than 0.
  /// - Returns: The sizes.
  static func filling(_ items: Int, size: (_ section: Int) -> Int) -> [Int] {
    var counts: [Int] = []
    var remaining = items
    while remaining > 0 {
      let count = min(remaining, size(counts.count))
      counts.append(count)
      remaining -= count
    }
    return counts
  }
}
