/// Multiset of lengths that knows its longest one while lengths are added and removed.
struct LengthTally: Hashable, Sendable {
  private var counts: [Subpixels: Int] = [:]
  /// The longest length, or nothing if there are none.
  private(set) var longest = Subpixels.zero
  /// How many there are.
  private(set) var count = 0

  /// Counts nothing yet.
  init() {}

  /// Adds `count` occurrences of a length.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ length: Subpixels, count added: Int = 1) {
    counts[length, default: 0] += added
    count += added
    longest = max(longest, length)
  }

  /// Removes `count` occurrences of an added length.
  ///
  /// - Complexity: O(1); O(*d*) for *d* distinct lengths if it was the last one of the longest.
  mutating func remove(_ length: Subpixels, count removed: Int = 1) {
    guard let number = counts[length], number >= removed else {
      preconditionFailure("A length was taken out that is not there.")
    }
    counts[length] = number == removed ? nil : number - removed
    count -= removed
    if number == removed, length == longest { longest = counts.keys.max() ?? .zero }
  }
}
