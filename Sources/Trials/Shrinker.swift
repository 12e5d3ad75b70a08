/// Delta debugging: shortens a failing sequence while the shorter one fails, too.
///
/// Chunks of half the length are left out first, then of a quarter, down to single elements:
///
///     a b c d e f g h   fails by c and g alone
///     · · · · e f g h   passes
///     a b c d · · · ·   passes
///     · · c d e f g h   fails
///     · · c d · · g h   fails
///     · · c · · · g ·   fails, and nothing else can go
public struct Shrinker {
  /// Whether there is time for another attempt.
  let hasTime: () -> Bool

  /// Makes a shrinker.
  ///
  /// - Parameter hasTime: Whether there is time for another attempt.
  public init(hasTime: @escaping () -> Bool) { self.hasTime = hasTime }

  /// The shortest sequence found.
  ///
  /// - Parameters:
  ///   - elements: A failing sequence.
  ///   - fails: Whether another sequence fails.
  /// - Returns: A failing part of the sequence, in order; the whole without time.
  /// - Complexity: O(*n* log *n*) attempts for *n* elements, mostly far fewer.
  public func shortest<Element>(_ elements: [Element], fails: ([Element]) -> Bool) -> [Element] {
    var shortest = elements
    // Mostly it is the last element alone.
    if let last = shortest.last, shortest.count > 1, hasTime(), fails([last]) { return [last] }
    var length = (shortest.count + 1) / 2
    while length > 0, shortest.count > 1 {
      var end = shortest.count
      var hasShrunk = false
      while end > 0, shortest.count > 1 {
        guard hasTime() else { return shortest }
        let start = max(0, end - length)
        var rest = shortest
        rest.removeSubrange(start..<end)
        if !rest.isEmpty, fails(rest) {
          shortest = rest
          hasShrunk = true
        }
        end = start
      }
      // Single elements may have been needed only by others that are gone now.
      if length == 1, hasShrunk { continue }
      length /= 2
    }
    return shortest
  }

  /// The simplest sequence found by putting simpler elements in the place of single ones.
  ///
  /// - Parameters:
  ///   - elements: A failing sequence.
  ///   - simpler: The simpler elements of one, the simplest first.
  ///   - fails: Whether another sequence fails.
  /// - Returns: A failing sequence of equal length.
  /// - Complexity: O(*n* · *s*) attempts for *n* elements, each simplified in *s* steps.
  public func simplest<Element>(
    _ elements: [Element], by simpler: (Element) -> [Element], fails: ([Element]) -> Bool
  ) -> [Element] {
    var simplest = elements
    for index in simplest.indices.reversed() {
      var next: Element?
      repeat {
        next = simpler(simplest[index]).first { element in
          guard hasTime() else { return false }
          var attempt = simplest
          attempt[index] = element
          return fails(attempt)
        }
        if let next { simplest[index] = next }
      } while next != nil
    }
    return simplest
  }
}
