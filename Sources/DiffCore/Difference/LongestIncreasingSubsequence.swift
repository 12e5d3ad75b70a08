/// An algorithm that finds a longest increasing subsequence by patience sorting.
///
/// Each number is placed on the leftmost pile with a larger top, and linked to the top of the pile
/// to the left. The number of piles equals the length of the subsequence, and the links lead
/// backwards through its members:
///
///     numbers       2 0 1 4 3         piles   2,0 | 1 | 4,3        longest   0 1 3
enum LongestIncreasingSubsequence {
  /// Returns the indices of one longest increasing subsequence, in ascending order.
  ///
  /// - Parameters:
  ///   - numbers: The numbers to search; no number may occur twice.
  ///   - isCancelled: A closure that returns whether to stop; it is called once every few thousand
  ///     numbers.
  /// - Returns: The indices, or `nil` if the search was cancelled.
  /// - Complexity: O(*n* log *l*) for *n* numbers and a subsequence of length *l*; O(*n*) if the
  ///   numbers are already in ascending order.
  static func indices(of numbers: [UInt32], isCancelled: () -> Bool = { false }) -> [UInt32]? {
    // The index of the top of each pile, and, for each number, the index of the top of the pile to
    // its left.
    var tops: [UInt32] = []
    var previous = [UInt32](repeating: 0, count: numbers.count)
    // The index and the number at the top of the last pile; most numbers are larger.
    var lastIndex: UInt32 = 0
    var lastNumber: UInt32?
    for (position, number) in numbers.enumerated() {
      if position & 0x1fff == 0x1fff, isCancelled() { return nil }
      let index = UInt32(truncatingIfNeeded: position)
      guard let last = lastNumber, number < last else {
        previous[position] = lastIndex
        tops.append(index)
        lastIndex = index
        lastNumber = number
        continue
      }
      let pile = pile(for: number, among: tops, of: numbers)
      if pile > 0 { previous[position] = tops[pile - 1] }
      tops[pile] = index
      if pile == tops.count - 1 {
        lastIndex = index
        lastNumber = number
      }
    }
    guard var index = tops.last else { return [] }
    // The piles are no longer needed, so the subsequence is written over them.
    for length in stride(from: tops.count - 1, through: 0, by: -1) {
      tops[length] = index
      index = previous[Int(index)]
    }
    return tops
  }

  /// Returns the leftmost pile whose top is larger than a number.
  ///
  /// The top of the last pile must be larger than the number.
  private static func pile(for number: UInt32, among tops: [UInt32], of numbers: [UInt32]) -> Int {
    var low = 0
    var high = tops.count - 1
    // Most descents follow a single outlier.
    if high > 0, numbers[Int(tops[high - 1])] < number { return high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[Int(tops[middle])] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
