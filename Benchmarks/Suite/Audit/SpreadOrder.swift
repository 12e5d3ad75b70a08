/// The indices below a count, in an order that spreads evenly over all of them, so that any prefix
/// is a fair sample.
///
/// The step is close to the golden section of the count, and has no factor in common with it:
///
///     7 indices:   0 4 1 5 2 6 3
struct SpreadOrder: Sequence, IteratorProtocol {
  private let count: Int
  private let step: Int
  private var position = 0
  private var left: Int

  /// Creates the order of the indices below a count.
  init(count: Int) {
    self.count = count
    left = count
    var step = Swift.max(1, Int((Double(count) * 0.618).rounded()))
    while Self.commonDivisor(step, count) != 1 { step += 1 }
    self.step = count > 1 ? step % count : 1
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : commonDivisor(b, a % b)
  }

  /// Returns the next index, or `nil` after all indices.
  mutating func next() -> Int? {
    guard left > 0 else { return nil }
    defer {
      position = (position + step) % count
      left -= 1
    }
    return position
  }
}
