/// A multiset of lengths that keeps track of the longest length while lengths are added and
/// removed.
struct LengthTally: Hashable, Sendable {
  private var counts: [Subpixels: Int] = [:]
  /// The longest length, or zero if the multiset is empty.
  private(set) var longest = Subpixels.zero
  /// The number of lengths, including duplicates.
  private(set) var count = 0

  init() {}

  /// Adds `count` occurrences of a length.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ length: Subpixels, count added: Int = 1) {
    counts[length, default: 0] += added
    count += added
    longest = max(longest, length)
  }

  /// Removes `count` occurrences of a length that has been added.
  ///
  /// - Complexity: O(1), or O(*d*) for *d* distinct lengths when the last occurrence of the longest
  ///   one is removed.
  mutating func remove(_ length: Subpixels, count removed: Int = 1) {
    guard let number = counts[length], number >= removed else {
      preconditionFailure("A length cannot be removed more times than it was added.")
    }
    counts[length] = number == removed ? nil : number - removed
    count -= removed
    if number == removed, length == longest { longest = counts.keys.max() ?? .zero }
  }
}
