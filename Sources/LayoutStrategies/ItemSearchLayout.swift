package import LayoutCore

/// A strategy for cross-checking a layout: an engine with another extent index, which finds cells
/// one by one.
///
/// The other engines find the groups in a rectangle by arithmetic or in their index, and then take
/// all cells of each group. This strategy uses only the frames of single cells and of their groups.
/// It bisects the starts of the groups, section by section, and compares cell after cell from
/// there:
///
///     starts of groups   0   44   88   132   176   220        rectangle 100…200
///                                └─ first cell to compare   └─ first cell beyond
///
/// An error in the default extents, or in the groups skipped by a query, therefore appears as a
/// difference. The cost is bearable even for a million items: O(log *n*) frames per query. All
/// elements other than cells are found by the engine, using the extent index `Extents`.
package struct ItemSearchLayout<Extents: ExtentIndex>: CrossCheckStrategy, ForwardingStrategy {
  /// The name of the strategy in messages.
  package static var name: String { "second-opinion-\(Extents.name)" }

  /// The engine that computes the frames of single cells.
  package var base: LayoutEngine<SolutionCache, Extents, ShapedIndex>
  /// Whether a group or section may start before the preceding one, which makes bisection
  /// impossible.
  private var isUnsorted: Bool

  /// Creates a strategy that wraps an engine.
  package init(base: LayoutEngine<SolutionCache, Extents, ShapedIndex>) {
    self.base = base
    isUnsorted = base.input.runsBackwards
  }

  @discardableResult
  package mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    let change = try base.update(to: input)
    isUnsorted = input.runsBackwards
    return change
  }

  package func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)? {
    base.placedCell(section: section, item: item)
  }

  // MARK: Queries

  /// Finds the elements in a rectangle, cell by cell.
  ///
  /// - Complexity: O(log *n* + *k*) look-ups of a cell's frame, for *n* items and *k* items in the
  ///   groups that overlap the rectangle; O(*n*) if a negative spacing or inset may place a group
  ///   before the preceding one.
  package func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    var others = VisibleElements()
    base.query(rectangle, into: &others)
    for element in others.elements where element.kind != .cell { visible.append(element) }
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: input.container.isRightToLeft)
    else { return }
    let scroll = line(along: input.container.scrollAxis)
    let range = scroll.range(of: window.clipped)
    let sections = input.sections
    for section in firstSection(from: range.start, along: scroll)..<sections.count
    where sections[section].itemCount > 0 {
      guard let first = placedCell(section: section, item: 0) else { continue }
      if !isUnsorted, scroll.range(of: first.group).start > range.end { break }
      findCells(ofSection: section, in: window, into: &visible)
    }
  }

  /// Finds one section's cells in a query's rectangle.
  private func findCells(
    ofSection section: Int, in window: QueryWindow, into visible: inout VisibleElements
  ) {
    let isRow = isRow(section)
    let scrollAxis = input.container.scrollAxis
    let axis = isRow ? scrollAxis.other : scrollAxis
    let rectangle =
      isRow
      ? window.rectangle(rowOffset: base.rowOffset(section: section), along: axis)
      : window.clipped
    let line = line(along: axis)
    let range = line.range(of: rectangle)
    let count = input.sections[section].itemCount
    var item = isUnsorted ? 0 : firstItem(ofSection: section, from: range.start, along: line)
    while item < count, let place = placedCell(section: section, item: item) {
      if !isUnsorted, line.range(of: place.group).start > range.end { break }
      if place.group.intersects(rectangle) { visible.offer(place.cell, if: rectangle) }
      item += 1
    }
  }

  /// The extra distance searched before a rectangle, in points.
  ///
  /// Rounding in the last bit may place the end of an adjacent group just inside the rectangle.
  private static var margin: Double { 1 }

  /// Returns the index of the last section with cells that starts before a position, or 0 if none
  /// does.
  private func firstSection(from edge: Double, along line: Line) -> Int {
    let position = edge - Self.margin
    let sections = input.sections
    guard !isUnsorted else { return 0 }
    var found = 0
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      // Sections without cells have no position to compare.
      var filled = middle
      while filled < high, placedCell(section: filled, item: 0) == nil { filled += 1 }
      guard filled < high, let place = placedCell(section: filled, item: 0),
        line.range(of: place.group).start <= position
      else {
        high = middle
        continue
      }
      found = filled
      low = filled + 1
    }
    return found
  }

  /// Returns the index of the first item in the last group that starts before a position, or 0 if
  /// no group does.
  private func firstItem(
    ofSection section: Int, from edge: Double, along line: Line
  ) -> Int {
    let position = edge - Self.margin
    func start(of item: Int) -> Double {
      placedCell(section: section, item: item).map { line.range(of: $0.group).start } ?? .infinity
    }
    let count = input.sections[section].itemCount
    let beyond = partition(count) { start(of: $0) <= position }
    guard beyond > 0 else { return 0 }
    let last = start(of: beyond - 1)
    return partition(beyond) { start(of: $0) < last }
  }

  /// Returns the number of indices that satisfy a predicate; all of them must precede the other
  /// indices.
  private func partition(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isRow(_ section: Int) -> Bool {
    input.plans[input.sections[section].plan].section.orthogonalScrolling != .none
  }

  private func line(along axis: Axis) -> Line {
    Line(axis: axis, isMirrored: axis == .horizontal && input.container.isRightToLeft)
  }
}

/// An axis, and the direction of successive groups along it.
private struct Line {
  let axis: Axis
  let isMirrored: Bool

  /// Returns the range of a frame along the axis, in points.
  ///
  /// The values increase in the direction of successive groups.
  func range(of frame: Frame) -> (start: Double, end: Double) {
    guard axis == .horizontal else { return (frame.y, frame.maxY) }
    return isMirrored ? (-frame.maxX, -frame.x) : (frame.x, frame.maxX)
  }
}

extension LayoutInput {
  /// Whether a negative spacing or inset may place a group or section before the preceding one.
  package var runsBackwards: Bool {
    func isNegative(_ insets: Insets) -> Bool {
      min(min(insets.top, insets.bottom), min(insets.leading, insets.trailing)) < 0
    }
    func isNegative(_ edges: EdgeSpacing) -> Bool {
      [edges.top, edges.bottom, edges.leading, edges.trailing].contains { ($0?.minimum ?? 0) < 0 }
    }
    return interSectionSpacing < 0
      || plans.contains {
        isNegative($0.section.insets) || $0.section.interGroupSpacing < 0
          || isNegative($0.section.group.edges)
      }
  }
}
