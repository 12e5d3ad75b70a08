import Trials

extension Decisions {
  /// Returns a number from 0 up to but not including a limit.
  mutating func below(_ limit: Int) -> Int { next(in: 0..<limit) }

  /// Returns up to a given number of different numbers below a limit.
  mutating func distinct(upTo count: Int, below limit: Int) -> [Int] {
    var numbers = Array(0..<limit)
    let chosen = min(below(count + 1), limit)
    for index in 0..<chosen { numbers.swapAt(index, index + below(limit - index)) }
    return Array(numbers.prefix(chosen))
  }
}
