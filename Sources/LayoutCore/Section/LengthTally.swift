/// Multiset of lengths that knows its longest one while lengths are added and removed.
struct LengthTally: Hashable, Sendable {
  private var counts: [Subpixels: Int] = [:]
  /// The longest length, or nothing if there are none.
  private(set) var longest = Subpixels.zero
  /// How many there are.
  private(set) var count = 0

  /// Counts nothing yet.
  init() {}

  /// Adds a length.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ length: Subpixels) {
    counts[length, default: 0] += 1
    count += 1
    longest = max(longest, length)
  }

  /// Removes a length that was added.
  ///
  /// - Complexity: O(1); O(*d*) for *d* distinct lengths if it was the last one of the longest.
  mutating func remove(_ length: Subpixels) {
    guard let number = counts[length] else {
      preconditionFailure("A length was taken out that is not there.")
    }
    counts[length] = number == 1 ? nil : number - 1
    count -= 1
    if number == 1, length == longest { longest = counts.keys.max() ?? .zero }
  }
}
