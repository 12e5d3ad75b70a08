import LayoutCore
import LayoutExplanation
import _TestSupport

/// An engine that receives random operations, with a separate table of measured lengths.
struct PackingTrial {
  /// The measured lengths of an item, in points.
  typealias Lengths = (horizontal: Double?, vertical: Double?)

  private var engine: DefaultLayoutEngine
  /// The lengths of an unmeasured item.
  private static let unknown: Lengths = (horizontal: nil, vertical: nil)

  /// The measured lengths of each section, by item.
  private var table: [[Lengths]]

  init(_ input: LayoutInput) throws {
    engine = try DefaultLayoutEngine(input)
    table = input.sections.map { Array(repeating: Self.unknown, count: $0.itemCount) }
  }

  /// Performs an operation, except for parts about nonexistent items.
  mutating func perform(_ operation: RandomOperation) throws {
    switch operation {
    case .fit(let sizes):
      try fit(sizes)
    case .change(let changes):
      for change in changes where (try? engine.input.check(change)) != nil {
        try engine.apply([change])
        follow(change)
      }
    case .resize(let size):
      try engine.update(to: engine.input.resized(to: size))
      // The engine decides which lengths remain valid in another container.
      for section in table.indices { readBack(section) }
    }
  }

  /// A measured length belongs to the data item and stays with it; only the estimated axes of the
  /// item's current position count.
  private mutating func fit(_ sizes: [FittedSize]) throws {
    let axes = sizes.map { engine.estimatedAxes(of: $0.element) }
    try engine.fit(sizes)
    for (size, axes) in zip(sizes, axes) {
      let (section, item) = (size.element.section, size.element.item)
      if axes.contains(.horizontal) { table[section][item].horizontal = size.size.horizontal }
      if axes.contains(.vertical) { table[section][item].vertical = size.size.vertical }
    }
  }

  /// Moves lengths with their items.
  private mutating func follow(_ change: LayoutChange) {
    let changed: Int
    switch change {
    case .insertItems(let section, let item, let count):
      table[section].insert(
        contentsOf: Array(repeating: Self.unknown, count: count), at: item)
      changed = section
    case .removeItems(let section, let items):
      table[section].removeSubrange(items)
      changed = section
    case .reloadItems(let section, let items):
      for item in items { table[section][item] = Self.unknown }
      changed = section
    case .moveItem, .insertSection, .removeSections, .moveSection, .reloadSection, .setPlan,
      .appendFrames, .setFrame, .removeFrames:
      preconditionFailure("The trial knows no change such as \(change).")
    }
    // If nothing packs, a length is forgotten when its item moves to a subitem of a different size.
    if !packs(changed) { readBack(changed) }
  }

  private func packs(_ section: Int) -> Bool {
    PackingScope.holdsPackingGroup(engine.input.plan(ofSection: section).section.group)
  }

  private mutating func readBack(_ section: Int) {
    let unitsPerPoint = 1e7 * engine.input.container.displayScale
    for item in table[section].indices {
      let lengths = engine.fittedLengths(of: ElementID(section: section, item: item))
      table[section][item] = (
        lengths.horizontal.map { Double($0.rawValue) / unitsPerPoint },
        lengths.vertical.map { Double($0.rawValue) / unitsPerPoint }
      )
    }
  }

  // MARK: Comparing

  /// Returns a disagreement between the engine and the model, or between the engine and a fresh
  /// one; `nil` if there is none.
  func problem() throws -> String? {
    if let problem = lengthProblem() { return problem }
    let packer = InterpretedCells(
      engine.input,
      sizes: table.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($0, $1) }) })
    if engine.contentSize != packer.contentSize {
      return "content \(engine.contentSize), not \(packer.contentSize)"
    }
    for section in table.indices {
      for item in table[section].indices {
        let frames = packer.frames[section]
        let expected = item < frames.count ? frames[item] : nil
        let frame = engine.frame(section: section, item: item)
        if frame != expected {
          return "[\(section), \(item)] \(frame as Any), not \(expected as Any)"
        }
      }
    }
    return try freshProblem()
  }

  /// Returns an item whose lengths in the engine differ from the table, or `nil`.
  private func lengthProblem() -> String? {
    let pixels = InterpreterPixels(scale: engine.input.container.displayScale)
    for section in table.indices {
      for (item, lengths) in table[section].enumerated() {
        let kept = engine.fittedLengths(of: ElementID(section: section, item: item))
        let expected = [lengths.horizontal, lengths.vertical].map { length in
          length.map { pixels.units(pixels.measured($0)) }
        }
        let units = [kept.horizontal, kept.vertical].map { $0.map { Double($0.rawValue) } }
        if units != expected { return "[\(section), \(item)] keeps \(units), not \(expected)" }
      }
    }
    return nil
  }

  /// Returns a difference from a fresh engine with the same lengths, or `nil`.
  ///
  /// A fresh engine keeps the same lengths only if the choice of subitem makes no difference to an
  /// item's measurement.
  private func freshProblem() throws -> String? {
    let isAlike = engine.input.sections.indices.allSatisfy {
      engine.input.plan(ofSection: $0).section.group.leavesAreEstimatedAlike
    }
    guard isAlike else { return nil }
    var fresh = try DefaultLayoutEngine(engine.input)
    var sizes: [FittedSize] = []
    for section in table.indices {
      for (item, lengths) in table[section].enumerated()
      where lengths.horizontal != nil || lengths.vertical != nil {
        sizes.append(
          FittedSize(
            ElementID(section: section, item: item),
            size: Vector(
              horizontal: lengths.horizontal ?? 0, vertical: lengths.vertical ?? 0)))
      }
    }
    try fresh.fit(sizes)
    if fresh.contentSize != engine.contentSize {
      return "content \(engine.contentSize), fresh \(fresh.contentSize)"
    }
    return fresh.allFrames == engine.allFrames ? nil : "fresh frames differ"
  }
}
