/// Spatial index of equal items in a grid: where they are is computed.
///
/// Items follow one another along one axis, from line to line along the other; the last line may be
/// shorter. Places may be off by half a pixel, as fractions of a width are when they are rounded.
struct GridArithmetic: Sendable {
  /// The axis along which neighbours follow one another.
  private let axis: Axis
  /// The number of items of a line.
  private let lineCount: Int
  /// The number of all items.
  private var count: Int
  /// Where the first item starts, in pixels, along the line and across.
  private let (start, lineStart): (Double, Double)
  /// The distance of neighbours and of lines, in pixels.
  private let (pitch, linePitch): (Double, Double)
  /// The length of every item, in pixels, along the line and across.
  private let (length, lineHeight): (Double, Double)

  /// Recognises a grid; `nil` if the items form none.
  ///
  /// - Complexity: O(*l*) for *l* items; O(1) for most that form none.
  init?(_ leaves: LeafTree) {
    guard leaves.count > 1 else { return nil }
    let (first, second) = (leaves[0], leaves[1])
    let isRow = second.origin.horizontal > first.origin.horizontal
    let axis = isRow ? Axis.horizontal : .vertical
    guard leaves[1].origin[axis] > first.origin[axis] else { return nil }
    var lineCount = 1
    // A line ends where an item does not lie behind the one before it.
    while lineCount < leaves.count,
      leaves[lineCount].origin[axis] > leaves[lineCount - 1].origin[axis]
    { lineCount += 1 }
    func pixels(_ item: Int, _ axis: Axis) -> Double {
      Double(leaves[item].origin[axis].rawValue) / Double(Subpixels.perPixel)
    }
    let lines = (leaves.count + lineCount - 1) / lineCount
    self.axis = axis
    self.lineCount = lineCount
    count = leaves.count
    start = pixels(0, axis)
    lineStart = pixels(0, axis.other)
    pitch = (pixels(lineCount - 1, axis) - start) / Double(lineCount - 1)
    linePitch =
      lines > 1
      ? (pixels((lines - 1) * lineCount, axis.other) - lineStart) / Double(lines - 1) : 1
    length = Double(first.size[axis])
    lineHeight = Double(first.size[axis.other])
    guard linePitch > 0, length >= 0, lineHeight >= 0, first.size[axis] < 1 << 31,
      first.size[axis.other] < 1 << 31, holds(leaves, in: 0..<leaves.count)
    else { return nil }
  }

  /// Whether some items lie where the grid has them.
  private func holds(_ leaves: LeafTree, in range: Range<Int>) -> Bool {
    var holds = true
    leaves.forEachBlock(in: range) { block, before, part in
      guard holds else { return }
      block.forEach(in: part) { index, leaf in
        let (line, place) = (before + index).quotientAndRemainder(dividingBy: lineCount)
        let along = Double(leaf.origin[axis].rawValue) / Double(Subpixels.perPixel)
        let across = Double(leaf.origin[axis.other].rawValue) / Double(Subpixels.perPixel)
        holds =
          holds && abs(start + pitch * Double(place) - along) <= 0.5
          && abs(lineStart + linePitch * Double(line) - across) <= 0.5
          && Double(leaf.size[axis]) == length && Double(leaf.size[axis.other]) == lineHeight
      }
    }
    return holds
  }

  /// Goes over to changed items.
  ///
  /// - Returns: Whether they still form the grid; if not, nothing has been done.
  /// - Complexity: O(*k*) for *k* new items at the end; others are looked at no more.
  mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>
  ) -> Bool {
    guard old.upperBound == count || new.count == old.count, count >= lineCount else {
      return false
    }
    guard leaves.count >= lineCount, holds(leaves, in: new) else { return false }
    count = leaves.count
    return true
  }

  /// Finds the items that may meet a window.
  ///
  /// - Complexity: O(*r* + 1) for *r* lines that meet the window.
  func find(meeting window: LeafWindow, into found: inout LeafRanges) {
    let lines = range(
      meeting: window.box, axis.other, start: lineStart, pitch: linePitch, length: lineHeight,
      limit: (count + lineCount - 1) / lineCount)
    let places = range(
      meeting: window.box, axis, start: start, pitch: pitch, length: length, limit: lineCount)
    guard !lines.isEmpty, !places.isEmpty else { return }
    found.nodesVisited += lines.count
    for line in lines {
      let first = line * lineCount
      let end = min(first + places.upperBound, count)
      if first + places.lowerBound < end { found.append(first + places.lowerBound..<end) }
    }
  }

  /// The places along an axis that may meet a window.
  private func range(
    meeting box: PixelBox, _ axis: Axis, start: Double, pitch: Double, length: Double, limit: Int
  ) -> Range<Int> {
    // A pixel more on both sides, for the half that places may be off and for rounding.
    let lower = ((Double(box.start(axis)) - start - length - 2) / pitch).rounded(.down)
    let upper = ((Double(box.end(axis)) - start + 2) / pitch).rounded(.down) + 1
    let first = Int(min(max(0, lower), Double(limit)))
    return first..<max(first, Int(min(max(0, upper), Double(limit))))
  }
}
