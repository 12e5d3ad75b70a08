package import LayoutCore

/// An error planted in a whole strategy.
package enum LayoutSlip: Sendable {
  /// A query omits the last item of a section after many insertions.
  case lostChild
  /// A repeated query finds nothing the second time.
  case secondTime
  /// Removing items from the end leaves the size of the content unchanged.
  case keptSize
  /// A query omits items if its rectangle begins exactly at them.
  case missedStart
  /// Sizes within a point of each other count as equal, so the view keeps its layout.
  case nearSize
  /// The sizes of the items of a group beyond the twelfth are discarded.
  case twelveSizes
  /// The sizes of items beyond the eighth section are discarded.
  case eightSections
  /// After the removal of hundreds of items from tens of thousands, queries omit the next row.
  case lostRow
  /// A query omits the items beyond the half-millionth.
  case farItems
}

/// An error of a strategy in the form of a type, because strategies are distinguished by type.
package protocol PlantedLayoutSlip: Sendable {
  /// The name of the strategy.
  static var name: String { get }
  /// The error.
  static var slip: LayoutSlip { get }
}

/// A query omits an item after an insertion.
package enum LostChild: PlantedLayoutSlip {
  package static let name = "lost-child"
  package static let slip = LayoutSlip.lostChild
}

/// A repeated query finds nothing the second time.
package enum SecondTime: PlantedLayoutSlip {
  package static let name = "second-time"
  package static let slip = LayoutSlip.secondTime
}

/// Removing items from the end leaves the size of the content unchanged.
package enum KeptSize: PlantedLayoutSlip {
  package static let name = "kept-size"
  package static let slip = LayoutSlip.keptSize
}

/// A query omits items if its rectangle begins exactly at them.
package enum MissedStart: PlantedLayoutSlip {
  package static let name = "missed-start"
  package static let slip = LayoutSlip.missedStart
}

/// A view keeps its layout when it becomes wider by less than a point.
package enum NearSize: PlantedLayoutSlip {
  package static let name = "near-size"
  package static let slip = LayoutSlip.nearSize
}

/// The sizes of the items of a group beyond the twelfth are discarded.
package enum TwelveOfGroup: PlantedLayoutSlip {
  package static let name = "twelve-of-group"
  package static let slip = LayoutSlip.twelveSizes
}

/// The sizes of items beyond the eighth section are discarded.
package enum EightSections: PlantedLayoutSlip {
  package static let name = "eight-sections"
  package static let slip = LayoutSlip.eightSections
}

/// After the removal of hundreds of items from tens of thousands, queries omit a row.
package enum LostRow: PlantedLayoutSlip {
  package static let name = "lost-row"
  package static let slip = LayoutSlip.lostRow
}

/// A query omits the items beyond the half-millionth.
package enum FarItems: PlantedLayoutSlip {
  package static let name = "far-items"
  package static let slip = LayoutSlip.farItems
}

/// The default engine with a planted error.
package struct PlantedLayout<Planted: PlantedLayoutSlip>: LayoutStrategy {
  package static var name: String { Planted.name }

  private final class Memory: @unchecked Sendable {
    var rectangle: Frame?
  }

  private var engine: DefaultLayoutEngine
  private var memory = Memory()
  private var lost: ElementID?
  private var keptSize: Vector?

  package init(_ input: LayoutInput) throws(LayoutError) {
    engine = try DefaultLayoutEngine(input)
  }

  @discardableResult
  package mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    memory = Memory()
    let (old, new) = (engine.input, input)
    if Planted.slip == .nearSize, old.container != new.container,
      old.sections.map(\.itemCount) == new.sections.map(\.itemCount),
      Axis.allCases.allSatisfy({ abs(old.container.size[$0] - new.container.size[$0]) < 1 })
    {
      return ContentChange()
    }
    lost = nil
    return try engine.update(to: input)
  }

  @discardableResult
  package mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    memory = Memory()
    return try engine.fit(sizes.filter { !isLost($0.element) })
  }

  /// Returns whether the measured size of an element is discarded.
  private func isLost(_ element: ElementID) -> Bool {
    switch Planted.slip {
    case .eightSections: return element.section >= 8
    case .twelveSizes:
      guard element.kind == .cell, element.section < input.sections.count else { return false }
      let count = input.plan(ofSection: element.section).section.group.listedItemCount
      return count > 12 && element.item % count >= 12
    default: return false
    }
  }

  @discardableResult
  package mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    memory = Memory()
    keptSize = nil
    let before = engine.contentSize
    let change = try engine.apply(changes)
    for change in changes { note(change, before) }
    return change
  }

  /// Simulates the effect of the error on a change.
  private mutating func note(_ change: LayoutChange, _ size: Vector) {
    switch (Planted.slip, change) {
    case (.lostChild, .insertItems(let section, _, let count)) where count > 3:
      lost = ElementID(section: section, item: engine.input.sections[section].itemCount - 1)
    case (.keptSize, .removeItems(let section, let items))
    where items.count > 1 && items.lowerBound == engine.input.sections[section].itemCount:
      keptSize = size
    case (.lostRow, .removeItems(let section, let items))
    where items.count >= 200 && engine.input.sections[section].itemCount > 10_000:
      lost = ElementID(section: section, item: items.lowerBound)
    default: break
    }
  }

  package var input: LayoutInput { engine.input }
  package var contentSize: Vector { keptSize ?? engine.contentSize }
  package var shownItemCount: Int { engine.shownItemCount }
  package var work: WorkCounters { engine.work }
  package var fittedSizes: [FittedSize] { engine.fittedSizes }

  package func estimatedAxes(of element: ElementID) -> AxisSet {
    engine.estimatedAxes(of: element)
  }

  package func fittedLengths(of element: ElementID) -> FittedLengths {
    engine.fittedLengths(of: element)
  }

  package func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    engine.uniformSiblings(section: section, item: item)
  }

  package mutating func setRowOffset(_ offset: Double, section: Int) {
    memory = Memory()
    engine.setRowOffset(offset, section: section)
  }

  package mutating func setVisibleBounds(_ bounds: Frame?) {
    memory = Memory()
    engine.setVisibleBounds(bounds)
  }

  package func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    if Planted.slip == .secondTime {
      if memory.rectangle == rectangle { return visible.removeAll() }
      memory.rectangle = rectangle
    }
    engine.query(rectangle, into: &visible)
    guard visible.elements.contains(where: { isLost($0, in: rectangle) }) else { return }
    let found = visible.elements
    visible.removeAll()
    for element in found where !isLost(element, in: rectangle) { visible.append(element) }
  }

  /// Returns whether a query omits an element.
  private func isLost(_ element: LayoutElement, in rectangle: Frame) -> Bool {
    guard element.kind == .cell else { return false }
    return switch Planted.slip {
    case .missedStart: element.frame.y == rectangle.y && rectangle.y > 0
    case .farItems: element.item > 500_000
    default: element.id == lost
    }
  }

  package func frame(section: Int, item: Int) -> Frame? {
    engine.frame(section: section, item: item)
  }

  package func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    engine.writeFrames(into: &frames)
  }
}

extension ItemPlan {
  /// The number of items listed by the description of the group.
  fileprivate var listedItemCount: Int {
    guard case .run(let run) = content else { return 1 }
    return run.subitems.reduce(0) { $0 + $1.listedItemCount }
  }
}
