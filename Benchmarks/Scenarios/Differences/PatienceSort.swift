/// Finds longest increasing subsequences of distinct numbers by dealing the numbers onto piles of
/// decreasing numbers.
///
///     numbers   2 0 1 4 3        piles   2,0 | 1 | 4,3        three piles: 0 1 3 or 0 1 4
enum PatienceSort {
  /// Returns the length of a longest increasing subsequence.
  ///
  /// The numbers in such a subsequence need not be moved.
  ///
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  static func length(of numbers: [Int]) -> Int {
    var tops: [Int] = []
    for number in numbers {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == tops.count { tops.append(number) } else { tops[low] = number }
    }
    return tops.count
  }
}
