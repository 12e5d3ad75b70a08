/// An algorithm that finds an increasing subsequence with the largest total weight.
///
/// For each number, a Fenwick tree over the numbers' ranks finds the heaviest subsequence ending
/// with a smaller number:
///
///     numbers   4 0 2       weights   2 1 1       heaviest   0 2 or 4, which weigh the same
enum HeaviestIncreasingSubsequence {
  /// Returns the members of a heaviest increasing subsequence, as one Boolean value per number.
  ///
  /// - Parameters:
  ///   - numbers: The numbers to search; no number may occur twice.
  ///   - weights: The weight of the number at each index; every weight must be positive.
  ///   - isCancelled: A closure that returns whether to stop; it is called once every few thousand
  ///     numbers.
  /// - Returns: An array with `true` at the index of each member and `false` elsewhere, or `nil` if
  ///   the search was cancelled.
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  static func members(
    of numbers: [UInt32], weights: [UInt32], isCancelled: () -> Bool = { false }
  ) -> [Bool]? {
    let count = numbers.count
    // The position of each number in the tree, counted from 1.
    var places = [Int](repeating: 0, count: count)
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    for (rank, index) in order.enumerated() { places[index] = rank + 1 }
    // For each range of ranks, the index of the last number of the heaviest subsequence, plus 1.
    var tree = [Int](repeating: 0, count: count + 1)
    var totals = [UInt64](repeating: 0, count: count + 1)
    var previous = [Int](repeating: 0, count: count)
    var heaviest = 0
    for index in 0..<count {
      if index & 0x1fff == 0x1fff, isCancelled() { return nil }
      var best = 0
      var place = places[index] - 1
      while place > 0 {
        if totals[tree[place]] > totals[best] { best = tree[place] }
        place &= place - 1
      }
      previous[index] = best
      totals[index + 1] = totals[best] + UInt64(weights[index])
      if totals[index + 1] > totals[heaviest] { heaviest = index + 1 }
      place = places[index]
      while place <= count {
        if totals[tree[place]] < totals[index + 1] { tree[place] = index + 1 }
        place += place & -place
      }
    }
    var isMember = [Bool](repeating: false, count: count)
    while heaviest > 0 {
      isMember[heaviest - 1] = true
      heaviest = previous[heaviest - 1]
    }
    return isMember
  }
}
