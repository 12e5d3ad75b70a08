public import LayoutCore

/// The strategy without any memory: every answer walks all sections and solves every group again.
///
/// It is the yardstick of what caching is worth, and the oracle that the caches are checked against: positions
/// are added up group by group, and nothing is found by arithmetic.
public struct NaiveLayout: LayoutStrategy {
  /// The name by which the harness lists the strategy.
  public static let name = "naive"

  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()

  private var input: LayoutInput
  private var rowOffsets: [Int: Double] = [:]

  /// Checks that an input can be laid out, by laying it out.
  ///
  /// - Throws: ``LayoutError`` if it cannot.
  public init(_ input: LayoutInput) throws(LayoutError) {
    self.input = input
    try check(input)
  }

  /// Goes over to another input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is as it was before then.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    try check(input)
    self.input = input
  }

  private mutating func check(_ input: LayoutInput) throws(LayoutError) {
    var walk = NaiveWalk(input)
    try walk.run { _ in true }
    work += walk.work
  }

  /// The size of everything, in points, found by laying everything out.
  public var contentSize: Vector {
    measuredWalk().bounds.size
  }

  /// How many data items have a frame.
  public var shownItemCount: Int {
    var count = 0
    visit { group in
      count += group.leafCount
      return true
    }
    return count
  }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    rowOffsets[section] = offset
  }

  /// Finds the elements that share some area with a rectangle, by comparing it with all of them.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    let measured = measuredWalk()
    let bounds = measured.bounds
    visible.work += measured.work
    let isMirrored = input.container.isRightToLeft
    guard
      let window = QueryWindow(rectangle, contentSize: bounds.size, isRightToLeft: isMirrored)
    else { return }
    let work = visit { group in
      let metrics = group.template.metrics
      let rectangle = window.rectangle(
        rowOffset: metrics.isRow ? rowOffsets[group.section] ?? 0 : 0, along: metrics.stackAxis)
      let groupFrame = bounds.writer.frame(
        origin: group.origin,
        size: PixelSize(exact: group.size, grid: input.container.grid))
      for (index, leaf) in group.template.leaves.prefix(group.leafCount).enumerated() {
        let frame = bounds.writer.frame(origin: group.origin + leaf.origin, size: leaf.size)
        visible.work.elementsTested += 1
        guard groupFrame.intersects(rectangle), frame.intersects(rectangle) else { continue }
        visible.append(
          LayoutElement(
            section: group.section, item: group.firstItem + index, zIndex: leaf.zIndex,
            frame: frame))
      }
      return true
    }
    visible.work += work
  }

  /// The frame of one data item, or `nil` if it has none.
  public func frame(section: Int, item: Int) -> Frame? {
    let writer = measuredWalk().bounds.writer
    var found: Frame?
    visit { group in
      guard group.section == section, item >= group.firstItem,
        item < group.firstItem + group.leafCount
      else { return true }
      let leaf = group.template.leaves[item - group.firstItem]
      found = writer.frame(origin: group.origin + leaf.origin, size: leaf.size)
      return false
    }
    return found
  }

  /// Writes the frames of all data items that have one, in order, and says how many they are.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    let writer = measuredWalk().bounds.writer
    var all: [Frame] = []
    visit { group in
      for leaf in group.template.leaves.prefix(group.leafCount) {
        all.append(writer.frame(origin: group.origin + leaf.origin, size: leaf.size))
      }
      return true
    }
    precondition(frames.count >= all.count, "There is no room for \(all.count) frames.")
    for (index, frame) in all.enumerated() { frames[index] = frame }
    return all.count
  }

  /// Walks all groups to find how large everything is.
  private func measuredWalk() -> NaiveWalk {
    var walk = NaiveWalk(input)
    run(&walk) { _ in true }
    return walk
  }

  @discardableResult
  private func visit(_ body: (NaiveWalk.Group) -> Bool) -> WorkCounters {
    var walk = NaiveWalk(input)
    run(&walk, body)
    return walk.work
  }

  private func run(_ walk: inout NaiveWalk, _ body: (NaiveWalk.Group) -> Bool) {
    do {
      try walk.run(body)
    } catch {
      preconditionFailure("An input that was laid out before cannot be laid out again: \(error)")
    }
  }
}
