public import LayoutCore

/// The strategy without any memory: every answer walks all sections and solves every group again.
///
/// It is the yardstick of what caching is worth, and the oracle that the caches are checked
/// against: positions are added up group by group, and nothing is found by arithmetic.
public struct NaiveLayout: LayoutStrategy {
  /// The name by which the harness lists the strategy.
  public static let name = "naive"

  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()

  private var input: LayoutInput
  private var state = ScrollState()

  /// Checks that an input can be laid out, by laying it out.
  ///
  /// - Throws: ``LayoutError`` if it cannot.
  public init(_ input: LayoutInput) throws(LayoutError) {
    self.input = input
    try check(input)
  }

  /// Goes over to another input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is as it was before
  ///   then.
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
    visit { stop in
      if case .group(let group) = stop { count += group.leafCount }
      return true
    }
    return count
  }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// Says what is seen of the content: pinned items stay in it.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements that share some area with a rectangle, by comparing it with all of them.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    let measured = measuredWalk()
    let bounds = measured.bounds
    visible.work += measured.work
    let isMirrored = input.container.isRightToLeft
    guard
      let window = QueryWindow(rectangle, contentSize: bounds.size, isRightToLeft: isMirrored)
    else { return }
    let writer = bounds.writer
    let pins = PinWindow(
      state.visibleBounds, axis: input.container.scrollAxis, writer: writer)
    let work = visit { stop in
      switch stop {
      case .group(let group):
        emit(group, in: window, writer: writer, into: &visible)
      case .section(let section, let index, let template):
        template.forEachBoundaryElement(of: section, index: index, writer: writer, pins: pins) {
          visible.offer($0, if: window.clipped)
        }
        template.forEachDecoration(of: section, index: index, writer: writer) {
          visible.work.elementsTested += 1
          if $1.touches(window.clipped) { visible.append($0) }
        }
      }
      return true
    }
    bounds.forEachBoundaryElement(writer: writer, pins: pins) {
      visible.offer($0, if: window.clipped)
    }
    visible.work += work
  }

  /// Compares a rectangle with everything that belongs to one group.
  private func emit(
    _ group: NaiveWalk.Group, in window: QueryWindow, writer: FrameWriter,
    into visible: inout VisibleElements
  ) {
    let template = group.template
    let rectangle = window.rectangle(
      section: group.section, metrics: template.metrics, state: state)
    let host = writer.frame(
      origin: group.origin, size: PixelSize(exact: group.size, grid: writer.grid))
    let isHostVisible = host.intersects(rectangle)
    for (index, leaf) in template.leaves.prefix(group.leafCount).enumerated() {
      let frame = writer.frame(origin: group.origin + leaf.origin, size: leaf.size)
      let element = LayoutElement(
        section: group.section, item: group.firstItem + index, zIndex: leaf.zIndex, frame: frame)
      if isHostVisible {
        visible.offer(element, if: rectangle)
      } else {
        visible.work.elementsTested += 1
      }
    }
    guard isHostVisible else { return }
    for place in group.full.supplementaries.prefix(template.supplementaries.count) {
      visible.offer(
        place.element(
          section: group.section, group: group.index, origin: group.origin, writer: writer),
        if: rectangle)
    }
  }

  /// The frame of one data item, or `nil` if it has none.
  public func frame(section: Int, item: Int) -> Frame? {
    let writer = measuredWalk().bounds.writer
    var found: Frame?
    visit { stop in
      guard case .group(let group) = stop, group.section == section, item >= group.firstItem,
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
    visit { stop in
      guard case .group(let group) = stop else { return true }
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
  private func visit(_ body: (NaiveWalk.Stop) -> Bool) -> WorkCounters {
    var walk = NaiveWalk(input)
    run(&walk, body)
    return walk.work
  }

  private func run(_ walk: inout NaiveWalk, _ body: (NaiveWalk.Stop) -> Bool) {
    do {
      try walk.run(body)
    } catch {
      preconditionFailure("An input that was laid out before cannot be laid out again: \(error)")
    }
  }
}
