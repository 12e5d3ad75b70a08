/// A delta debugger, which shortens a sequence while the result still fails.
///
/// It first leaves out chunks of half the length, then of a quarter, and so on down to single
/// elements:
///
///     a b c d e f g h   fails because of c and g
///     · · · · e f g h   passes
///     a b c d · · · ·   passes
///     · · c d e f g h   fails
///     · · c d · · g h   fails
///     · · c · · · g ·   fails, and nothing else can be left out
public struct Shrinker {
  /// A closure that returns whether time remains for another attempt.
  let hasTime: () -> Bool

  /// Creates a shrinker.
  ///
  /// - Parameter hasTime: A closure that returns whether time remains for another attempt.
  public init(hasTime: @escaping () -> Bool) { self.hasTime = hasTime }

  /// Returns the shortest failing sequence found by leaving out elements.
  ///
  /// - Parameters:
  ///   - elements: The failing sequence to shorten.
  ///   - fails: A closure that returns whether a given sequence fails.
  /// - Returns: A failing subsequence, in order; the whole sequence if no time remains.
  /// - Complexity: O(*n* log *n*) attempts for *n* elements; far fewer in most cases.
  public func shortest<Element>(_ elements: [Element], fails: ([Element]) -> Bool) -> [Element] {
    var shortest = elements
    // In most cases the last element by itself is sufficient.
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
      // Some elements may have been needed only by elements that have been left out since.
      if length == 1, hasShrunk { continue }
      length /= 2
    }
    return shortest
  }

  /// Returns the simplest failing sequence found by replacing individual elements with simpler
  /// ones.
  ///
  /// - Parameters:
  ///   - elements: The failing sequence to simplify.
  ///   - simpler: A closure that returns the simpler replacements of an element, the simplest
  ///     first.
  ///   - fails: A closure that returns whether a given sequence fails.
  /// - Returns: A failing sequence of the same length.
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
