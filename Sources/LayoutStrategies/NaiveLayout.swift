public import LayoutCore

/// A strategy without stored positions: to answer any query, it walks all sections and lays out
/// every group.
///
/// It shows how much caching saves, and its results serve to check the caches. Positions are added
/// up group by group; none is computed by multiplication.
public struct NaiveLayout: LayoutStrategy {
  /// The name of the strategy in lists and command-line options.
  public static let name = "naive"

  /// The operation counts of all layouts and updates so far.
  public private(set) var work = WorkCounters()

  /// The input of the current layout.
  public private(set) var input: LayoutInput
  private var sizes: NaiveSizes
  private var state = ScrollState()
  /// The content size after the last change, in points; the next change is reported relative to it.
  private var sizeOfLastChange = Vector.zero

  /// Creates a strategy for an input and checks the input by laying it out.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  public init(_ input: LayoutInput) throws(LayoutError) {
    self.input = input
    var sizes = NaiveSizes(sectionCount: input.sections.count)
    self.sizes = sizes
    _ = try check(input, &sizes)
  }

  /// Replaces the input, keeping the measured sizes if they still apply.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is then unchanged.
  @discardableResult
  public mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    let before = sizeOfLastChange
    var kept = NaiveSizes(sectionCount: input.sections.count)
    _ = try check(input, &kept)
    let old = self.input
    func renamed(_ kind: ElementKind) -> ElementKind? {
      input.knownKind(kind.category, old.elementKinds[Int(kind.nameIndex)])
    }
    let cross = input.container.scrollAxis.other
    if old.container.scrollAxis == input.container.scrollAxis,
      old.container.size[cross] == input.container.size[cross],
      old.container.displayScale == input.container.displayScale,
      old.boundaries == input.boundaries
    {
      for (kind, lengths) in sizes.boundaries {
        if let kind = renamed(kind) { kept.boundaries[kind] = lengths }
      }
    }
    for section in 0..<min(input.sections.count, old.sections.count)
    where input.sections[section].itemCount == old.sections[section].itemCount {
      let before = try template(old, section)
      let after = try template(input, section)
      if after.keepsItemSizes(of: before) {
        kept.sections[section].items = sizes.sections[section].items
      }
      let names = try names(input, kept)
      guard after.keepsEdgeSizes(of: before) else { continue }
      for (kind, lengths) in sizes.sections[section].boundaries {
        if let kind = renamed(kind) { kept.sections[section].boundaries[kind] = lengths }
      }
      for (kind, lengths) in sizes.sections[section].supplementaries {
        guard let kind = renamed(kind) else { continue }
        kept.sections[section].supplementaries[kind] = lengths.filter { item, _ in
          !names.estimatedAxes(of: ElementID(kind: kind, section: section, item: item)).isEmpty
        }
      }
    }
    let change = try check(input, &kept, since: before)
    self.input = input
    sizes = kept
    return change
  }

  /// Returns a section's template, with the geometry and the solution shared by its groups.
  private func template(
    _ input: LayoutInput, _ section: Int
  ) throws(LayoutError) -> SectionTemplate {
    let geometry = SectionGeometry(
      plan: input.plans[input.sections[section].plan], container: input.container)
    var cache = PolicyCache<UncachedSolutions>()
    var work = WorkCounters()
    let solution = try cache.solution(for: geometry.request(), section: section, work: &work)
    return SectionTemplate(geometry: geometry, solution: solution, input: input)
  }

  private mutating func check(
    _ input: LayoutInput, _ sizes: inout NaiveSizes, since before: Vector = .zero
  ) throws(LayoutError) -> ContentChange {
    var walk = NaiveWalk(input, sizes)
    try walk.run { stop in
      guard case .section(let section) = stop, section.template.geometry.interned.group.packs else {
        return true
      }
      sizes.forgetSupplementaries(ofSection: section.index) {
        section.supplementaryCounts[input.elementKinds[Int($0.nameIndex)]] ?? 0
      }
      return true
    }
    work += walk.work
    sizeOfLastChange = walk.bounds.size
    return ContentChange(from: before, to: sizeOfLastChange)
  }

  // MARK: Sizes and changes

  /// Applies measured sizes and returns their effect, including the number of applied sizes.
  ///
  /// - Throws: ``LayoutError`` if a size is not a number or the content becomes too long; the
  ///   strategy is then unchanged.
  @discardableResult
  public mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    var fitted = self.sizes
    var applied = 0
    var names = try names(input, fitted)
    for size in sizes {
      try size.validate()
      let packs = size.element.kind == .cell && input.packs(section: size.element.section)
      let axes = (packs ? size.axes : nil) ?? names.estimatedAxes(of: size.element)
      guard !axes.isEmpty else { continue }
      let lengths = FittedLengths(size.size, axes: axes, grid: input.container.grid)
      applied += 1
      if packs {
        fitted.merge(lengths, of: size.element)
        try names.fit([size])
      } else {
        fitted.set(lengths, of: size.element, isBoundary: input.isBoundary(size.element))
      }
    }
    var change = try check(input, &fitted, since: sizeOfLastChange)
    self.sizes = fitted
    work.fittedSizesApplied += applied
    change.appliedCount = applied
    return change
  }

  /// Creates an engine for finding out which elements an input has.
  ///
  /// In rows packed by item sizes, the elements depend on the measured sizes.
  private func names(
    _ input: LayoutInput, _ sizes: NaiveSizes
  ) throws(LayoutError) -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(input)
    if input.plans.contains(where: { $0.group.packs }) {
      try engine.fit(sizes.all(grid: input.container.grid))
    }
    return engine
  }

  /// Applies changes in order; a measured size moves with its item.
  ///
  /// - Throws: ``LayoutError`` if a change refers to a missing item or section, or if the result
  ///   cannot be laid out; earlier changes stay applied.
  @discardableResult
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    let before = sizeOfLastChange
    var result = ContentChange()
    for change in changes {
      try input.check(change)
      try apply(change)
      result = try forgetLostSupplementaries(since: before)
    }
    return result
  }

  /// Discards the measured sizes of supplementary items that no longer exist.
  ///
  /// A move is a removal followed by an insertion, and this method also runs between the two.
  private mutating func forgetLostSupplementaries(
    since before: Vector = .zero
  ) throws(LayoutError) -> ContentChange {
    var checked = sizes
    let change = try check(input, &checked, since: before)
    sizes = checked
    return change
  }

  private mutating func apply(_ change: LayoutChange) throws(LayoutError) {
    switch change {
    case .insertItems(let section, let item, let count):
      try shift(section, from: item, by: count)
    case .removeItems(let section, let items):
      try shift(section, from: items.lowerBound, by: -items.count)
    case .moveItem(let section, let item, let toSection, let toItem):
      let lengths = sizes.sections[section].items[item]
      let holds = try template(input, toSection).keepsItemSize(
        at: toItem, of: template(input, section), at: item)
      try shift(section, from: item, by: -1)
      if !sizes.sections[section].supplementaries.isEmpty { _ = try forgetLostSupplementaries() }
      try shift(toSection, from: toItem, by: 1)
      if holds, let lengths { sizes.sections[toSection].items[toItem] = lengths }
    case .reloadItems(let section, let items):
      for item in items { sizes.sections[section].items[item] = nil }
    case .insertSection(let plan, let itemCount, let section):
      input.insert(plan, itemCount: itemCount, at: section)
      sizes.sections.insert(NaiveSizes.Section(), at: section)
    case .removeSections(let range):
      input.removeSections(range)
      sizes.sections.removeSubrange(range)
    case .moveSection(let section, let place):
      input.moveSection(section, to: place)
      sizes.sections.insert(sizes.sections.remove(at: section), at: place)
    case .reloadSection(let section):
      sizes.sections[section] = NaiveSizes.Section()
    case .setPlan(let plan, let section):
      var input = input
      input.setPlan(plan, ofSection: section)
      try update(to: input)
    case .appendFrames, .setFrame, .removeFrames:
      guard let frames = input.replacement(by: change) else { break }
      input.replaceFrames(frames.range, with: frames.frames, ofSection: frames.section)
      // Only the measured sizes of boundary items are kept.
      sizes.sections[frames.section].items = [:]
      sizes.sections[frames.section].supplementaries = [:]
    }
  }

  private mutating func shift(
    _ section: Int, from item: Int, by difference: Int
  ) throws(LayoutError) {
    guard difference != 0 else { return }
    let template = try template(input, section)
    sizes.sections[section].shift(from: item, by: difference, in: template)
    input.setItemCount(input.sections[section].itemCount + difference, ofSection: section)
  }

  /// Returns the self-sizing axes of an element, or an empty set if the element is unknown.
  public func estimatedAxes(of element: ElementID) -> AxisSet {
    (try? names(input, sizes))?.estimatedAxes(of: element) ?? []
  }

  /// Returns the known measured lengths of an element.
  public func fittedLengths(of element: ElementID) -> FittedLengths { sizes[element] }

  /// Returns the items to be measured together with an item, because they all have the same length.
  public func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    (try? names(input, sizes))?.uniformSiblings(section: section, item: item) ?? item..<item + 1
  }

  /// All measured sizes, in order; they can be passed to `fit(_:)` to apply them again.
  public var fittedSizes: [FittedSize] { sizes.all(grid: input.container.grid) }

  // MARK: Answers

  /// The size of the content in points, computed by laying out everything.
  public var contentSize: Vector {
    measuredWalk().bounds.size
  }

  /// The number of data items with a frame.
  public var shownItemCount: Int {
    var count = 0
    visit { stop in
      if case .group(let group) = stop { count += group.leafCount }
      return true
    }
    return count
  }

  /// Scrolls a section's orthogonally scrolling row to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// Sets the visible part of the content; pinned items stay within it.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements in a rectangle by comparing the rectangle with every element.
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
      case .section(let section):
        section.template.forEachBoundaryElement(
          of: section.placed, index: section.index, boundary: section.boundary, writer: writer,
          pins: pins
        ) { visible.offer($0, if: window.clipped) }
        section.template.forEachDecoration(
          of: section.placed, index: section.index, writer: writer
        ) {
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

  /// Adds the elements of one group that intersect a rectangle.
  private func emit(
    _ group: NaiveWalk.Group, in window: QueryWindow, writer: FrameWriter,
    into visible: inout VisibleElements
  ) {
    let rectangle = window.rectangle(
      section: group.section, metrics: group.template.metrics, state: state)
    let host = writer.frame(
      origin: group.origin, size: PixelSize(exact: group.size, grid: writer.grid))
    let isHostVisible = host.intersects(rectangle)
    for (index, leaf) in group.solution.leaves.prefix(group.leafCount).enumerated() {
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
    var counts = group.supplementaryCounts
    for index in 0..<group.solution.supplementaryCount(ofFirst: group.leafCount) {
      var place = group.solution.supplementaries[index]
      guard let kind = input.knownKind(.supplementary, place.kind) else { continue }
      let id = ElementID(
        kind: kind, section: group.section, item: counts[place.kind, default: 0])
      counts[place.kind, default: 0] += 1
      let lengths = sizes[id]
      if !lengths.isUnknown { place = place.fitted(lengths, grid: writer.grid) }
      visible.offer(
        LayoutElement(
          kind: id.kind, section: id.section, item: id.item, zIndex: place.zIndex,
          frame: writer.frame(origin: group.origin + place.origin, size: place.size)),
        if: rectangle)
    }
  }

  /// Returns the frame of a data item, or `nil` if it has none.
  public func frame(section: Int, item: Int) -> Frame? {
    let writer = measuredWalk().bounds.writer
    var found: Frame?
    visit { stop in
      guard case .group(let group) = stop, group.section == section, item >= group.firstItem,
        item < group.firstItem + group.leafCount
      else { return true }
      let leaf = group.solution.leaves[item - group.firstItem]
      found = writer.frame(origin: group.origin + leaf.origin, size: leaf.size)
      return false
    }
    return found
  }

  /// Writes the frames of all data items that have one, in order, and returns the number of frames.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    let writer = measuredWalk().bounds.writer
    var all: [Frame] = []
    visit { stop in
      guard case .group(let group) = stop else { return true }
      for leaf in group.solution.leaves.prefix(group.leafCount) {
        all.append(writer.frame(origin: group.origin + leaf.origin, size: leaf.size))
      }
      return true
    }
    stopUnless(frames.count >= all.count, "There is no room for \(all.count) frames.")
    for (index, frame) in all.enumerated() { frames[index] = frame }
    return all.count
  }

  /// Walks all sections to determine the size of the content, and returns the completed walk.
  private func measuredWalk() -> NaiveWalk {
    var walk = NaiveWalk(input, sizes)
    run(&walk) { _ in true }
    return walk
  }

  /// Visits the groups and sections in order until `body` returns `false`.
  @discardableResult
  func visit(_ body: (NaiveWalk.Stop) -> Bool) -> WorkCounters {
    var walk = NaiveWalk(input, sizes)
    run(&walk, body)
    return walk.work
  }

  private func run(_ walk: inout NaiveWalk, _ body: (NaiveWalk.Stop) -> Bool) {
    do {
      try walk.run(body)
    } catch {
      fatalError("An input that was laid out before cannot be laid out again: \(error)")
    }
  }
}
