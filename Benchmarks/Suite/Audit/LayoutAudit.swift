import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutStrategies
import ScreenPlaces

/// An audit of one strategy that checks every item for consistency and against a cross-check.
///
/// - `writeFrames` writes the same frames as the cross-check, block by block.
/// - `frame` returns the same frames item by item.
/// - Each query returns exactly the cells intersecting its rectangle, in order and with the frames
///   from `writeFrames`. Adjacent rectangles cover the whole content; others start exactly at an
///   item. If the content has too many screens, half of the adjacent ones are longer, to find every
///   item at least once.
/// - The content ends where the items end.
/// - The measured sizes equal the sizes in the cross-check.
///
/// Orthogonal sections are not scrolled. Items and rectangles are visited in an order spread over
/// all of them, so a slow strategy or a large layout is audited on a fair sample.
///
/// The type is not generic, because nothing here is timed and specialising it for each strategy
/// would take minutes to compile.
struct LayoutAudit {
  /// The number of items to sample if a layout is too large to compare all of its frames.
  private static let sampleCount = 4096
  /// The maximum total number of items to search for rectangles that start at an item.
  ///
  /// One such rectangle may require a search of all items if they are scattered.
  private static let maxSearched = 2_000_000
  /// The number of items to compare between two checks of the deadline.
  private static let stretch = 16

  private(set) var strategy: any LayoutStrategy
  /// The registered name of the strategy.
  private let name: String
  private let label: String
  private let crossCheck: CrossCheck?
  var record: LayoutRecord? { crossCheck?.record }
  private let plan: ComparisonPlan
  private let deadline: SetupDeadline
  let items: ItemNumbering
  private var visible = VisibleElements(capacity: 512)

  /// Creates an audit, or returns `nil` if the deadline has passed.
  ///
  /// - Parameters:
  ///   - strategy: The strategy to audit; its rows must not be scrolled.
  ///   - name: The registered name of the strategy.
  ///   - label: The workload and its state, for messages.
  ///   - crossCheck: The independent layout to compare with, or `nil` if there is none.
  ///   - plan: The numbers of frames and visible rectangles to compare.
  ///   - deadline: The time when the audit ends, even if it is incomplete.
  init?(
    _ strategy: some LayoutStrategy, named name: String, label: String, crossCheck: CrossCheck?,
    plan: ComparisonPlan, deadline: SetupDeadline
  ) {
    self.strategy = strategy
    self.name = name
    self.label = label
    self.crossCheck = crossCheck
    self.plan = plan
    self.deadline = deadline
    guard let items = ItemNumbering(strategy, deadline: deadline) else { return nil }
    self.items = items
  }

  /// Performs the audit within its time limit.
  ///
  /// - Returns: The number of items found correct in all respects.
  /// - Throws: `TraceDifference` at the first difference.
  mutating func run() throws -> Int {
    if let record, record.contentSize != strategy.contentSize {
      throw difference(
        record.strategy,
        "contentSize \(TraceDifference.text(record.contentSize)) against "
          + TraceDifference.text(strategy.contentSize))
    }
    if let record, record.count != items.count {
      throw difference(record.strategy, "\(record.count) frames against \(items.count)")
    }
    guard items.count > 0 else { return 0 }
    guard items.count <= LayoutRecord.maxFrames else { return try auditSample() }
    let start = deadline.now
    _ = strategy.contentSize
    // A strategy of linear cost visits all items for each of the following comparisons.
    guard 4 * (deadline.now - start) < deadline.nanosecondsLeft else { return 0 }
    try compareSizes()
    let frames = strategy.allFrames
    guard frames.count == items.count else {
      throw difference(
        name, "\(items.count) items have a frame, but \(frames.count) frames were written")
    }
    try compareBlocks(frames)
    try compareReach(frames)
    try compareViews(frames)
    return try compareFrames(frames)
  }

  func difference(_ other: String, _ text: String) -> TraceDifference {
    let against =
      other == name
      ? "\(other) against itself" : "\(other) against \(name)"
    return TraceDifference("\(label), \(against): \(text)")
  }

  private func difference(
    _ other: String, _ context: String, number: Int, _ expected: Frame, _ actual: Frame
  ) -> TraceDifference {
    let id = items[number]
    func element(_ frame: Frame) -> LayoutElement {
      LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: frame)
    }
    return difference(
      other, "\(context): \(TraceDifference.difference(element(expected), element(actual)))")
  }

  /// Compares all frames with those in the cross-check.
  private func compareBlocks(_ frames: [Frame]) throws {
    guard let crossCheck, let record else { return }
    let blocks = LayoutRecord.digests(of: frames)
    for (block, pair) in zip(record.blocks, blocks).enumerated() where pair.0 != pair.1 {
      let first = block * LayoutRecord.blockLength
      for number in first..<min(first + LayoutRecord.blockLength, frames.count) {
        let expected = try crossCheck.place(items[number])?.cell.frame ?? .zero
        guard expected != frames[number] else { continue }
        throw difference(
          record.strategy, "all frames", number: number, expected, frames[number])
      }
    }
  }

  /// Checks that no item reaches into the end inset of the last section, or beyond the end of the
  /// content.
  private func compareReach(_ frames: [Frame]) throws {
    let input = strategy.input
    guard let crossCheck, let last = input.sections.last, !input.runsBackwards else { return }
    let container = input.container
    let axis = container.scrollAxis
    let contentSize = strategy.contentSize
    let inset = last.itemCount > 0 ? input.plans[last.plan].section.insets.end(axis) : 0
    // The ends of items and the length of the content are rounded to pixels separately.
    let end = contentSize[axis] - inset + 1 / container.displayScale
    guard
      let number = try frames.indices.first(where: { number in
        let frame = frames[number]
        guard container.start(of: frame, over: contentSize) + frame.length(axis) > end,
          !frame.isEmpty
        else { return false }
        // Items that lie outside their group do not lengthen the content.
        return try crossCheck.place(items[number])?.group.contains(frame) == true
      })
    else { return }
    throw difference(
      name,
      "\(TraceDifference.name(of: items[number])) ends after \(contentSize[axis] - inset), "
        + "the end of the content without its inset")
  }

  /// Compares frames one by one, and returns the number of items compared.
  private func compareFrames(_ frames: [Frame]) throws -> Int {
    var count = 0
    for number in SpreadOrder(count: frames.count).prefix(plan.frames) {
      if count % Self.stretch == 0, !deadline.hasTime { break }
      let id = items[number]
      let frame = strategy.frame(section: id.section, item: id.item)
      guard frame == frames[number] else {
        throw difference(
          name, "writeFrames against frame", number: number, frames[number],
          frame ?? .zero)
      }
      count += 1
    }
    return count
  }

  /// Queries adjacent visible rectangles, and some that begin at an item's edge, and compares the
  /// results with the frames.
  private mutating func compareViews(_ frames: [Frame]) throws {
    let half = deadline.after(0.5)
    let screens = ViewTiles(frames, of: strategy)
    let isComplete = screens.count <= plan.views
    try compare(screens, isComplete ? plan.views : plan.views / 2, frames, until: half)
    if !isComplete {
      let longer = ViewTiles(frames, of: strategy, maxViews: max(1, plan.views / 2))
      try compare(longer, longer.count, frames, until: half)
    }
    try compareViewsOnItems(screens, frames, until: half)
  }

  private mutating func compare(
    _ tiles: ViewTiles, _ most: Int, _ frames: [Frame], until deadline: SetupDeadline
  ) throws {
    for (number, index) in SpreadOrder(count: tiles.count).prefix(most).enumerated() {
      if number % 4 == 0, !deadline.hasTime { break }
      try compare(
        tiles.tile(index), itemCount: tiles.itemCount(index), in: tiles.itemRange(index), frames)
    }
  }

  /// Queries visible rectangles that begin exactly at random items, and compares the results with
  /// the frames.
  private mutating func compareViewsOnItems(
    _ tiles: ViewTiles, _ frames: [Frame], until deadline: SetupDeadline
  ) throws {
    let container = strategy.input.container
    let axis = container.scrollAxis
    let contentSize = strategy.contentSize
    var random = SeededRandom(seed: UInt64(frames.count))
    var left = Self.maxSearched
    for number in 0..<min(plan.views / 8, frames.count) {
      if left <= 0 || number % 4 == 0 && !deadline.hasTime { break }
      let start = frames[random.next(in: 0..<frames.count)].start(axis)
      guard start >= 0, start < contentSize[axis] else { continue }
      var view = Frame(x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
      view.offset[axis] = start
      view.size[axis] = min(container.size[axis], contentSize[axis] - start)
      let range = tiles.itemRange(from: start, to: start + view.size[axis])
      left -= range.count
      let count = range.count { frames[$0].intersects(view) }
      try compare(view, itemCount: count, in: range, frames)
    }
  }

  /// Queries one visible rectangle, and compares the result with the frames.
  ///
  /// - Parameters:
  ///   - view: The rectangle to query, in content coordinates.
  ///   - itemCount: The number of items in the rectangle.
  ///   - range: A range of item numbers that includes all of these items.
  ///   - frames: The frames of all items, as returned by `writeFrames`.
  /// - Throws: `TraceDifference` at the first difference.
  private mutating func compare(
    _ view: Frame, itemCount: Int, in range: Range<Int>, _ frames: [Frame]
  ) throws {
    visible.removeAll()
    strategy.setVisibleBounds(view)
    strategy.query(view, into: &visible)
    let axis = strategy.input.container.scrollAxis
    let context = "query of the view at \(view.start(axis))"
    var last = -1
    var found = 0
    for element in visible.elements where element.kind == .cell {
      guard let number = items.number(ofItem: element.item, section: element.section),
        number < frames.count
      else {
        throw difference(
          name,
          "\(context): \(TraceDifference.name(of: element.id)) does not exist")
      }
      guard element.frame == frames[number] else {
        throw difference(
          name, "writeFrames against a \(context)", number: number, frames[number],
          element.frame)
      }
      let cell = TraceDifference.name(of: element.id)
      guard element.frame.intersects(view) else {
        throw difference(name, "\(context): \(cell) does not intersect it")
      }
      guard number > last else {
        throw difference(name, "\(context): \(cell) is out of order")
      }
      last = number
      found += 1
    }
    guard found != itemCount else { return }
    let items = items
    let numbers = Set(
      visible.elements.lazy.filter { $0.kind == .cell }
        .compactMap { items.number(ofItem: $0.item, section: $0.section) })
    for number in range
    where frames[number].intersects(view) && !numbers.contains(number) {
      // A query skips items outside their group if the group does not intersect the view.
      guard let crossCheck, try crossCheck.place(items[number])?.group.intersects(view) == true
      else {
        continue
      }
      throw difference(
        name,
        "\(context): \(TraceDifference.name(of: items[number])) intersects this view, but was not "
          + "found"
      )
    }
  }

  /// Compares a sample of items with the cross-check, and returns the number of items compared.
  private func auditSample() throws -> Int {
    guard let crossCheck, let record else { return 0 }
    var count = 0
    let last = items.count - 1
    for number in [0, last]
      + SpreadOrder(count: items.count)
      .prefix(min(plan.frames, Self.sampleCount))
    {
      if count % Self.stretch == 0, !deadline.hasTime { break }
      let id = items[number]
      let frame = strategy.frame(section: id.section, item: id.item)
      let expected = try crossCheck.place(id)?.cell.frame
      guard frame == expected else {
        throw difference(
          record.strategy, "frame", number: number, expected ?? .zero, frame ?? .zero)
      }
      count += 1
    }
    return count
  }
}
