import LayoutCore

/// Adjacent rectangles over the whole content, with the number of items in each.
///
/// The rectangles have the size of the container, or are longer to limit their number.
struct ViewTiles {
  let count: Int
  private let axis: Axis
  private let length: Double
  private let contentSize: Vector
  private let counts: [Int]
  /// For each rectangle, a range of items that includes all items in the rectangle.
  private var ranges: [Range<Int>]

  /// Creates the rectangles, and counts the items in each of them.
  ///
  /// - Parameters:
  ///   - frames: The frames of all items, as returned by `writeFrames`.
  ///   - strategy: The strategy that wrote the frames; its content is divided into rectangles.
  ///   - maxViews: The maximum number of rectangles; if more are needed, they become longer
  ///     instead.
  /// - Complexity: O(*n* + *v*) for *n* items and *v* rectangles.
  init(_ frames: [Frame], of strategy: some LayoutStrategy, maxViews: Int = .max) {
    let container = strategy.input.container
    axis = container.scrollAxis
    // Whole points keep the edges of all views exact.
    contentSize = strategy.contentSize
    length = max(
      1, container.size[axis].rounded(.up),
      (contentSize[axis] / Double(maxViews)).rounded(.up))
    count = max(0, Int((contentSize[axis] / length).rounded(.up)))
    var changes = Array(repeating: 0, count: count + 1)
    ranges = Array(repeating: 0..<0, count: count)
    let content = Frame(
      x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    for (number, frame) in frames.enumerated() where frame.intersects(content) {
      let start = frame.start(axis)
      let range = Self.tiles(from: start, to: start + frame.length(axis), length, count)
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
      for view in range {
        let first = ranges[view].isEmpty ? number : ranges[view].lowerBound
        ranges[view] = first..<number + 1
      }
    }
    var sum = 0
    counts = changes.dropLast().map { change in
      sum += change
      return sum
    }
  }

  /// Returns the indices of the rectangles that intersect a half-open range along the scroll axis.
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

  /// Returns one of the rectangles, clipped to the content.
  func tile(_ index: Int) -> Frame {
    var view = Frame(x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    view.offset[axis] = Double(index) * length
    view.size[axis] = min(length, contentSize[axis] - view.offset[axis])
    return view
  }

  /// Returns the number of items that intersect a rectangle.
  func itemCount(_ index: Int) -> Int { counts[index] }

  /// Returns a range of item numbers that includes all items in a rectangle.
  func itemRange(_ index: Int) -> Range<Int> { ranges[index] }

  /// Returns a range of items that includes all items in part of the content.
  func itemRange(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let met = Self.tiles(from: start, to: end, length, count).map { ranges[$0] }.filter {
      !$0.isEmpty
    }
    guard let first = met.map(\.lowerBound).min(), let last = met.map(\.upperBound).max() else {
      return 0..<0
    }
    return first..<last
  }
}
