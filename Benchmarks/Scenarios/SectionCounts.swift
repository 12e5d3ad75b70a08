/// How items are spread over sections.
enum SectionCounts {
  /// Sections of equal size; the last one gets what is left.
  static func equal(_ size: Int, items: Int) -> [Int] {
    var counts = Array(repeating: size, count: items / size)
    if items % size > 0 { counts.append(items % size) }
    return counts
  }

  /// Sections whose sizes follow a cycle; the last one gets what is left.
  static func cycling(_ sizes: [Int], items: Int) -> [Int] {
    var counts: [Int] = []
    var remaining = items
    while remaining > 0 {
      let size = min(remaining, sizes[counts.count % sizes.count])
      counts.append(size)
      remaining -= size
    }
    return counts
  }
}
