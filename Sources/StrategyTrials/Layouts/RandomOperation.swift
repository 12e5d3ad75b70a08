public import LayoutCore

/// One step of a random sequence of operations on a layout.
public enum RandomOperation: Sendable, CustomStringConvertible {
  /// Applies measured sizes to elements.
  case fit([FittedSize])
  /// Inserts, removes, moves or reloads items and sections.
  case change([LayoutChange])
  /// Resizes the view to the given size.
  case resize(Vector)

  /// The operation and its arguments on a single line.
  public var description: String {
    switch self {
    case .fit(let sizes):
      "fit "
        + sizes.map {
          "\($0.element.kind.category)\($0.element.kind.nameIndex) [\($0.element.section),"
            + " \($0.element.item)] \($0.size.horizontal)×\($0.size.vertical)"
        }.joined(separator: ", ")
    case .change(let changes): "change \(changes)"
    case .resize(let size): "resize \(size.horizontal)×\(size.vertical)"
    }
  }
}

extension LayoutStrategy {
  /// Performs an operation, skipping changes that refer to missing items or sections.
  ///
  /// - Throws: A ``LayoutError`` if the strategy cannot lay out the changed input.
  public mutating func perform(_ operation: RandomOperation) throws(LayoutError) {
    switch operation {
    case .fit(let sizes): try fit(sizes)
    case .change(let changes):
      for change in changes {
        do { try input.check(change) } catch { continue }
        try apply([change])
      }
    case .resize(let size):
      try update(to: input.resized(to: size))
    }
  }
}

extension LayoutInput {
  /// Returns an input with the same sections in a view of another size.
  public func resized(to size: Vector) -> LayoutInput {
    var resized = LayoutInput(container: container, interSectionSpacing: interSectionSpacing)
    resized.container.size = size
    resized.boundaries = boundaries
    for section in sections {
      resized.append(plans[section.plan].section, itemCount: section.itemCount)
    }
    return resized
  }
}

extension RandomLayout {
  /// Returns a random operation on a layout.
  public mutating func operation(on input: LayoutInput) -> RandomOperation {
    switch int(0...19) {
    case 0...10: .fit((0..<int(1...4)).compactMap { _ in fittedSize(in: input) })
    case 11...17: .change((0..<int(1...2)).compactMap { _ in change(of: input) })
    default:
      .resize(
        Vector(
          horizontal: int(0...1) == 0
            ? input.container.size.horizontal : Double(int(100...800)),
          vertical: Double(int(100...800))))
    }
  }

  mutating func fittedSize(in input: LayoutInput) -> FittedSize? {
    let size = Vector(horizontal: fittedLength(), vertical: fittedLength())
    guard !input.sections.isEmpty else { return nil }
    let section = int(0...(input.sections.count - 1))
    let kinds = input.elementKinds
    if int(0...3) == 0, !kinds.isEmpty {
      let kind = ElementKind(
        category: .supplementary, nameIndex: Int32(int(0...(kinds.count - 1))))
      let item = int(0...5) == 0 ? LayoutElement.layoutItem : int(0...2) == 0 ? int(0...9) : 0
      return FittedSize(ElementID(kind: kind, section: section, item: item), size: size)
    }
    guard input.sections[section].itemCount > 0 else { return nil }
    let item = int(0...(input.sections[section].itemCount - 1))
    return FittedSize(ElementID(section: section, item: item), size: size)
  }

  private mutating func fittedLength() -> Double {
    switch int(0...5) {
    case 0: 0
    case 1: Double(int(1...300)) / 7
    default: Double(int(1...120))
    }
  }

  mutating func change(of input: LayoutInput) -> LayoutChange? {
    guard !input.sections.isEmpty else {
      return .insertSection(section(), itemCount: int(0...(isSmall ? 9 : 20)), at: 0)
    }
    let last = input.sections.count - 1
    let chosen = int(0...last)
    let count = input.sections[chosen].itemCount
    switch int(0...11) {
    case 0...3: return .insertItems(section: chosen, at: int(0...count), count: int(0...5))
    case 4...6:
      let first = int(0...count)
      return .removeItems(section: chosen, first..<min(count, first + int(0...4)))
    case 7:
      let other = int(0...last)
      let limit = other == chosen ? count - 1 : input.sections[other].itemCount
      guard count > 0, limit >= 0 else { return nil }
      return .moveItem(
        section: chosen, item: int(0...(count - 1)), toSection: other, toItem: int(0...limit))
    case 8:
      let first = int(0...count)
      return .reloadItems(section: chosen, first..<min(count, first + int(0...3)))
    case 9:
      return .insertSection(
        plan(in: input), itemCount: int(0...(isSmall ? 12 : 30)), at: int(0...(last + 1)))
    case 10:
      if isAddition(0.33) { return .setPlan(plan(in: input), section: chosen) }
      return int(0...1) == 0
        ? .moveSection(chosen, to: int(0...last)) : .reloadSection(chosen)
    default:
      return last > 2 ? .removeSections(chosen..<min(last + 1, chosen + int(0...2))) : nil
    }
  }

  /// Returns either a new section description or one of the input's descriptions.
  private mutating func plan(in input: LayoutInput) -> SectionPlan {
    int(0...1) == 0 || input.plans.isEmpty
      ? section() : input.plans[int(0...(input.plans.count - 1))].section
  }
}
