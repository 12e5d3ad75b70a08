package import LayoutCore

/// Error that is planted in a whole strategy.
package protocol PlantedLayoutSlip: Sendable {
  /// The name of the strategy.
  static var name: String { get }
  /// Whether a query loses the last item of a section into which many have been inserted.
  static var losesItemAfterInsert: Bool { get }
  /// Whether a query that comes twice finds nothing the second time.
  static var isWrongTheSecondTime: Bool { get }
  /// Whether a removal from the end keeps the size of the content.
  static var keepsSizeAfterRemoval: Bool { get }
}

/// A query loses an item after an insertion.
package enum LostChild: PlantedLayoutSlip {
  package static let name = "lost-child"
  package static let losesItemAfterInsert = true
  package static let isWrongTheSecondTime = false
  package static let keepsSizeAfterRemoval = false
}

/// A query that comes twice finds nothing the second time.
package enum SecondTime: PlantedLayoutSlip {
  package static let name = "second-time"
  package static let losesItemAfterInsert = false
  package static let isWrongTheSecondTime = true
  package static let keepsSizeAfterRemoval = false
}

/// A removal from the end keeps the size of the content.
package enum KeptSize: PlantedLayoutSlip {
  package static let name = "kept-size"
  package static let losesItemAfterInsert = false
  package static let isWrongTheSecondTime = false
  package static let keepsSizeAfterRemoval = true
}

/// The default engine with an error of its own.
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
    return try engine.update(to: input)
  }

  @discardableResult
  package mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    memory = Memory()
    return try engine.fit(sizes)
  }

  @discardableResult
  package mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    memory = Memory()
    keptSize = nil
    let before = engine.contentSize
    let change = try engine.apply(changes)
    for case .insertItems(let section, _, let count) in changes where count > 3 {
      if Planted.losesItemAfterInsert {
        lost = ElementID(section: section, item: engine.input.sections[section].itemCount - 1)
      }
    }
    if Planted.keepsSizeAfterRemoval, changes.count == 1,
      case .removeItems(let section, let items) = changes[0], items.count > 1,
      items.upperBound == engine.input.sections[section].itemCount + items.count
    {
      keptSize = before
    }
    return change
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
    if Planted.isWrongTheSecondTime {
      if memory.rectangle == rectangle { return visible.removeAll() }
      memory.rectangle = rectangle
    }
    engine.query(rectangle, into: &visible)
    guard let lost, visible.elements.contains(where: { $0.id == lost }) else { return }
    let found = visible.elements
    visible.removeAll()
    for element in found where element.id != lost { visible.append(element) }
  }

  package func frame(section: Int, item: Int) -> Frame? {
    engine.frame(section: section, item: item)
  }

  package func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    engine.writeFrames(into: &frames)
  }
}
