import BenchHarness
import LayoutCore

@testable import BenchSuite

/// Slips of a strategy that answers about ordinary views in ordinary places do not reveal.
enum Slip: String, Sendable, CaseIterable {
  /// Answers correctly.
  case none
  /// Loses the last element of a view slightly above the previous view.
  case slowScrolling = "slow-scrolling"
  /// Loses the last element of a view taller than 3,000 points.
  case tallView = "tall-view"
  /// Loses the last element of a view beyond the end of the content.
  case overscroll
  /// Moves everything by one point in right-to-left layouts.
  case rightToLeft = "right-to-left"
  /// Moves everything by one point if a point is not a whole number of pixels.
  case fractionalScale = "fractional-scale"
  /// Omits items after item 5,000 from `fittedSizes`.
  case lostSizes = "lost-sizes"
  /// Ignores moves to another section.
  case sectionMoves = "section-moves"
  /// Keeps the sizes if several items are reloaded together.
  case reloads
  /// Reports that each item is measured separately.
  case siblings
  /// Returns the same frame for all items whose names share the same 16 bits.
  case hashOnly = "hash-only"
  /// Counts nothing.
  case zeroCounters = "zero-counters"
  /// Counts downwards.
  case negativeCounters = "negative-counters"
}

/// The default strategy with the slip of the task laying it out.
struct SlippingLayout: LayoutStrategy {
  /// The slip of the layouts created by the task.
  @TaskLocal static var slip = Slip.none

  static var name: String { "slip-\(slip.rawValue)" }

  /// State a strategy should not keep.
  private final class Memory: Sendable {
    let lastStart = Locked(Double?.none)
    let frames = Locked([UInt16: Frame]())
  }

  private let slip = Self.slip
  private let memory = Memory()
  private var base: DefaultLayoutEngine

  init(_ input: LayoutInput) throws(LayoutError) { base = try DefaultLayoutEngine(input) }

  /// The strategy's entry in the suite, under the name of the task's slip.
  static var entry: StrategyEntry { StrategyEntry(Self.self, summary: "") }

  mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    memory.frames.withLock { $0 = [:] }
    return try base.update(to: input)
  }

  mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    memory.frames.withLock { $0 = [:] }
    return try base.fit(sizes)
  }

  mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    memory.frames.withLock { $0 = [:] }
    return try base.apply(changes.filter { !isLost($0) })
  }

  private func isLost(_ change: LayoutChange) -> Bool {
    switch (slip, change) {
    case (.sectionMoves, .moveItem(let section, _, let toSection, _)): section != toSection
    case (.reloads, .reloadItems(_, let items)): items.count > 1
    default: false
    }
  }

  var input: LayoutInput { base.input }

  func estimatedAxes(of element: ElementID) -> AxisSet { base.estimatedAxes(of: element) }

  func fittedLengths(of element: ElementID) -> FittedLengths { base.fittedLengths(of: element) }

  func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    slip == .siblings ? item..<item + 1 : base.uniformSiblings(section: section, item: item)
  }

  var fittedSizes: [FittedSize] {
    slip == .lostSizes
      ? base.fittedSizes.filter { $0.element.item <= 5000 } : base.fittedSizes
  }

  var contentSize: Vector { base.contentSize }

  var shownItemCount: Int { base.shownItemCount }

  var work: WorkCounters { slip == .zeroCounters ? WorkCounters() : base.work }

  mutating func setRowOffset(_ offset: Double, section: Int) {
    base.setRowOffset(offset, section: section)
  }

  mutating func setVisibleBounds(_ bounds: Frame?) { base.setVisibleBounds(bounds) }

  func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    var found = VisibleElements()
    found.work = visible.work
    base.query(rectangle, into: &found)
    let losesLast = losesLast(rectangle)
    for (index, element) in found.elements.enumerated() {
      var element = element
      if isMoved { element.frame.x += 1 }
      if !losesLast || index < found.elements.count - 1 { visible.append(element) }
    }
    visible.work = found.work
    if slip == .zeroCounters { visible.work = WorkCounters() }
    if slip == .negativeCounters { visible.work.elementsTested -= 1_000_000 }
  }

  private var isMoved: Bool {
    let container = base.input.container
    return switch slip {
    case .rightToLeft: container.isRightToLeft
    case .fractionalScale: container.displayScale != container.displayScale.rounded()
    default: false
    }
  }

  private func losesLast(_ rectangle: Frame) -> Bool {
    let range = max(0, contentSize.vertical - rectangle.height)
    switch slip {
    case .slowScrolling:
      let last = memory.lastStart.withLock { last in
        defer { last = rectangle.y }
        return last ?? rectangle.y
      }
      return rectangle.y < last && rectangle.y > last - 30
    case .tallView: return rectangle.height > 3000
    case .overscroll: return rectangle.y > range
    default: return false
    }
  }

  func frame(section: Int, item: Int) -> Frame? {
    guard slip == .hashOnly, let frame = base.frame(section: section, item: item) else {
      return base.frame(section: section, item: item)
    }
    let name = UInt16(truncatingIfNeeded: item &* item &+ section)
    return memory.frames.withLock { frames in
      let known = frames[name, default: frame]
      frames[name] = known
      return known
    }
  }

  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    base.writeFrames(into: &frames)
  }
}
