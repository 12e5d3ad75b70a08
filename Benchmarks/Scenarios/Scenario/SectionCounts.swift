/// Functions that distribute items over sections.
enum SectionCounts {
  /// Returns the item counts of sections of equal size; any remaining items form a smaller last
  /// section.
  static func equal(_ size: Int, items: Int) -> [Int] {
    var counts = Array(repeating: size, count: items / size)
    if items % size > 0 { counts.append(items % size) }
    return counts
  }

  /// Scales section counts to a total number of items, using the largest remainder method.
  ///
  ///     6, 3, 0   at 100   →   67, 33, 0
  ///
  /// - Parameters:
  ///   - sizes: The relative sizes of the sections; if all are 0, the sections are equally large.
  ///   - items: The total number of items in all sections.
  /// - Returns: The section counts. Counts are rounded down, and the remaining items go to the
  ///   sections with the largest fractions, earlier sections first among equals. A larger total
  ///   makes no section smaller.
  static func scaled(_ sizes: [Int], items: Int) -> [Int] {
    var total = sizes.reduce(0, +)
    let parts = total > 0 ? sizes : sizes.map { _ in 1 }
    total = parts.reduce(0, +)
    guard total > 0 else { return [] }
    // The product may overflow an integer.
    let shares = parts.map { total.dividingFullWidth($0.multipliedFullWidth(by: items)) }
    var counts = shares.map { $0.quotient }
    let rest = items - counts.reduce(0, +)
    let order = shares.indices.sorted {
      (shares[$1].remainder, $0) < (shares[$0].remainder, $1)
    }
    for section in order.prefix(rest) { counts[section] += 1 }
    return counts
  }

  /// Returns the item counts of sections whose sizes are given by a closure.
  ///
  /// Sections are added until all items have been distributed, so the last one may be smaller.
  ///
  /// - Parameters:
  ///   - items: The total number of items in all sections.
  ///   - size: A closure returning the positive size of a section.
  /// - Returns: The number of items in each section; their sum is `items`.
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
