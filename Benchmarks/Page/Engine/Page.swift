import LayoutCore
import LayoutDescription
import LayoutExplanation
import LayoutStrategies

/// The state of the page: its engine, the strategy it races against, and the memory shared with the
/// page.
struct Page {
  var memory = PageMemory()
  private(set) var engine: PageEngine?
  private var rival: NaiveLayout?
  private var rivalVisible = VisibleElements()

  // MARK: Calls that may fail

  /// Reads the document in the given text and lays it out.
  ///
  /// If this fails, the previous document remains in use.
  ///
  /// - Returns: The length of the answer text, which contains the name of the document, the unknown
  ///   keys and the element kinds, each on its own line; or the negative length of an error
  ///   message.
  mutating func load(_ text: [UInt8], items: Int, view: PageEngine.View?) -> Int32 {
    memory.removeNumbers()
    do throws(LayoutDocumentError) {
      let document = try LayoutDocument(json: text)
      var length: Int32 = 0
      let status = attempt { page throws(LayoutError) in
        let engine = try PageEngine(document, items: items, view: view)
        page.engine = engine
        page.rival = nil
        let lines = [
          document.name ?? "", document.ignoredKeys.joined(separator: ", "),
        ]
        length = page.memory.answer(
          (lines + engine.layout.input.elementKinds).joined(separator: "\n"))
      }
      return status == 0 ? length : status
    } catch {
      memory.append(Double(error.position?.line ?? 0))
      memory.append(Double(error.position?.column ?? 0))
      let sentence = error.path.isEmpty ? error.message : "\(error.path): \(error.message)"
      return -memory.answer(sentence)
    }
  }

  /// Changes the engine, and writes the numbers read by the page.
  ///
  /// - Parameter body: A closure changing the engine.
  /// - Returns: 0, or the negative length of an error message.
  mutating func change(_ body: (inout PageEngine) throws(LayoutError) -> Void) -> Int32 {
    attempt { page throws(LayoutError) in
      guard var engine = page.engine else { return }
      // The engine must have a single owner, so that it is not copied.
      page.engine = nil
      defer { page.engine = engine }
      try body(&engine)
      page.rival = nil
    }
  }

  private mutating func attempt(_ body: (inout Page) throws(LayoutError) -> Void) -> Int32 {
    do throws(LayoutError) {
      try body(&self)
      writeState()
      return 0
    } catch {
      memory.removeNumbers()
      for _ in 0..<2 { memory.append(0) }
      return -memory.answer(error.description)
    }
  }

  /// Changes the engine in a way that cannot fail.
  mutating func with(_ body: (inout PageEngine) -> Void) {
    guard var engine else { return }
    self.engine = nil
    body(&engine)
    self.engine = engine
  }

  /// Scrolls a section's orthogonal row, both in the engine and in the rival strategy.
  mutating func scrollRow(section: Int, to offset: Double) {
    with { $0.scrollRow(section: section, to: offset) }
    rival?.setRowOffset(engine?.layout.rowOffset(section: section) ?? 0, section: section)
  }

  // MARK: Answers

  /// Writes the numbers that describe the view, the content and the work done so far.
  private mutating func writeState() {
    memory.removeNumbers()
    guard let engine else { return }
    let (content, work) = (engine.layout.contentSize, engine.work)
    let container = engine.layout.input.container
    memory.append(
      Frame(x: 0, y: 0, width: content.horizontal, height: content.vertical))
    memory.append(engine.viewport)
    memory.append(container.scrollAxis == .vertical ? 0 : 1)
    memory.append(container.isRightToLeft ? 1 : 0)
    memory.append(container.displayScale)
    memory.append(Double(engine.itemCount))
    memory.append(Double(engine.layout.input.sections.count))
    for count in [
      work.groupsSolved, work.indexNodesVisited, work.elementsTested, work.elementsEmitted,
      work.fittedSizesApplied, work.sectionsVisited,
    ] {
      memory.append(Double(count))
    }
  }

  /// Looks up the visible elements for ``elements(ofRival:)`` to write.
  mutating func updateVisible() {
    var rested: [Int] = []
    with { rested = $0.findVisible() }
    for section in rested {
      rival?.setRowOffset(engine?.layout.rowOffset(section: section) ?? 0, section: section)
    }
  }

  /// Writes the state and the elements found by the last look-up.
  ///
  /// - Parameter isRival: Whether to write the elements found by the other strategy.
  /// - Returns: The number of elements written.
  mutating func elements(ofRival isRival: Bool) -> Int32 {
    writeState()
    guard let engine else { return 0 }
    let elements = isRival ? rivalVisible.elements : engine.visible.elements
    for element in elements { write(element, engine, movedBy: engine.shift(of: element)) }
    return Int32(elements.count)
  }

  private mutating func write(
    _ element: LayoutElement, _ engine: PageEngine, movedBy shift: Vector = .zero
  ) {
    let isEstimated = !engine.layout.estimatedAxes(of: element.id).isEmpty
    let isKnown = engine.layout.isSizeKnown(of: element.id)
    memory.append(Double(element.kind.category.rawValue))
    memory.append(Double(element.kind.nameIndex))
    memory.append(Double(element.section))
    memory.append(element.item == LayoutElement.layoutItem ? -1 : Double(element.item))
    memory.append(Double(element.zIndex))
    memory.append(element.frame, movedBy: shift)
    memory.append(isEstimated ? (isKnown ? 2 : 1) : 0)
    memory.append(engine.layout.input.isBoundary(element.id) ? 1 : 0)
    memory.append(engine.layout.input.isRow(section: element.section) ? 1 : 0)
    let work = engine.elementWork[element.id]
    memory.append(Double(work?.measured ?? 0))
    memory.append(Double(work?.groupsSolved ?? 0))
  }

  /// Writes the state and all elements, ignoring the scroll offsets of orthogonal rows.
  ///
  /// The result is used for comparisons, not for display.
  ///
  /// - Returns: The number of elements written.
  mutating func all() -> Int32 {
    writeState()
    guard let engine else { return 0 }
    var elements: [LayoutElement] = []
    engine.layout.forEachElement {
      elements.append($0)
      return true
    }
    for element in elements { write(element, engine) }
    return Int32(elements.count)
  }

  /// Writes the frames of the groups with visible cells.
  ///
  /// - Returns: The number of frames written, one for each group.
  mutating func groups() -> Int32 {
    memory.removeNumbers()
    guard let engine else { return 0 }
    var last: (section: Int, frame: Frame)?
    var count: Int32 = 0
    for cell in engine.visible.elements where cell.kind == .cell {
      guard let group = engine.layout.placedCell(section: cell.section, item: cell.item)?.group,
        last?.section != cell.section || last?.frame != group
      else { continue }
      last = (cell.section, group)
      memory.append(group, movedBy: engine.shift(of: cell))
      count += 1
    }
    return count
  }

  /// Writes the number of items of a section, and the frame of one of them.
  ///
  /// - Returns: Whether the item has a frame.
  mutating func item(section: Int, item: Int) -> Bool {
    memory.removeNumbers()
    let layout = engine?.layout
    let isSection = layout?.input.sections.indices.contains(section) ?? false
    memory.append(isSection ? Double(layout?.input.sections[section].itemCount ?? 0) : 0)
    guard let frame = layout?.frame(section: section, item: item) else { return false }
    memory.append(frame)
    return true
  }

  /// Writes the offset and the scroll range of a section's orthogonal row.
  ///
  /// - Returns: Whether the section scrolls orthogonally.
  mutating func row(section: Int) -> Bool {
    memory.removeNumbers()
    guard let engine, let row = engine.row(section: section) else { return false }
    memory.append(engine.layout.rowOffset(section: section))
    memory.append(row.range.lowerBound)
    memory.append(row.range.upperBound)
    memory.append(row.length)
    memory.append(row.viewport)
    memory.append(row.maxOffset)
    return true
  }

  /// Writes the chain of rules that leads to the frame of an element.
  ///
  /// Each rule takes one line: its subject, its text and the clauses it follows from, separated by
  /// tabs.
  ///
  /// - Returns: The length of the text, or 0 if there is no explanation.
  mutating func explain(_ id: ElementID) -> Int32 {
    guard let explanation = engine?.explanation(of: id) else { return 0 }
    let lines = explanation.steps.map { step in
      step.subject + "\t" + step.text + "\t"
        + step.clauses.map { "\($0)" }.joined(separator: ", ")
    }
    return memory.answer(lines.joined(separator: "\n"))
  }

  // MARK: Race

  /// Lays out the same input with `NaiveLayout`, the strategy without caches.
  mutating func beginRace() -> Int32 {
    attempt { page throws(LayoutError) in
      guard let engine = page.engine else { return }
      var rival = try NaiveLayout(engine.layout.input)
      try rival.fit(engine.layout.fittedSizes)
      for section in engine.layout.input.sections.indices {
        rival.setRowOffset(engine.layout.rowOffset(section: section), section: section)
      }
      page.rival = rival
    }
  }

  /// Looks up the visible elements with the rival strategy.
  mutating func updateRivalVisible() {
    guard let engine, var rival else { return }
    self.rival = nil
    rivalVisible.removeAll()
    rival.setVisibleBounds(engine.unobscured)
    rival.query(engine.shownBounds, into: &rivalVisible)
    self.rival = rival
  }

  /// Whether the rival strategy has found the same elements, bit for bit.
  var isRaceFair: Bool {
    engine?.visible.elements.sorted() == rivalVisible.elements.sorted()
  }
}
