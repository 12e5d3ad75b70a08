import LayoutCore

/// Views side by side that cover the whole content, with the number of items that meet each.
struct ViewTiles {
  /// The number of views.
  let count: Int
  /// The numbers of the items that stick out of their groups, and are not counted.
  let stickingOut: Set<Int>
  /// Whether all items that stick out are known, so that the counts are exact.
  let isComplete: Bool
  private let axis: Axis
  private let length: Double
  private let contentSize: Vector
  private let counts: [Int]

  /// Counts the items of every view.
  ///
  /// - Parameters:
  ///   - frames: The frames of all items.
  ///   - stickingOut: The numbers of the items that stick out of their groups.
  ///   - strategy: The strategy that laid them out.
  ///   - isComplete: Whether all items that stick out are known.
  /// - Complexity: O(*n* + *v*) for *n* items and *v* views.
  init(
    _ frames: [Frame], stickingOut: Set<Int>, of strategy: some LayoutStrategy, isComplete: Bool
  ) {
    let container = strategy.input.container
    axis = container.scrollAxis
    // Whole points keep the edges of all views exact.
    length = max(1, container.size[axis].rounded(.up))
    contentSize = strategy.contentSize
    self.stickingOut = stickingOut
    self.isComplete = isComplete
    count = max(0, Int((contentSize[axis] / length).rounded(.up)))
    var changes = Array(repeating: 0, count: count + 1)
    let content = Frame(
      x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    for (number, frame) in frames.enumerated()
    where frame.intersects(content) && !stickingOut.contains(number) {
      let start = frame.start(axis)
      let range = Self.tiles(from: start, to: start + frame.length(axis), length, count)
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
    }
    var sum = 0
    counts = changes.dropLast().map { change in
      sum += change
      return sum
    }
  }

  /// The views that a range meets, in which its end does not count.
  private static func tiles(
    from start: Double, to end: Double, _ length: Double, _ count: Int
  ) -> Range<Int> {
    var first = min(max(0, Int(start / length)), count - 1)
    while first + 1 < count, Double(first + 1) * length <= start { first += 1 }
    while first > 0, Double(first) * length > start { first -= 1 }
    var last = min(max(first, Int(end / length)), count - 1)
    while last > first, Double(last) * length >= end { last -= 1 }
    while last + 1 < count, Double(last + 1) * length < end { last += 1 }
    return first..<last + 1
  }

  /// One view, without what lies beyond the content.
  func view(_ index: Int) -> Frame {
    var view = Frame(x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    view.offset[axis] = Double(index) * length
    view.size[axis] = min(length, contentSize[axis] - view.offset[axis])
    return view
  }

  /// The number of items that meet a view and lie in their groups.
  func expectedCount(_ index: Int) -> Int { counts[index] }
}
