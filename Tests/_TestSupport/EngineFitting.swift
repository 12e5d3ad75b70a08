package import LayoutCore

extension DefaultLayoutEngine {
  /// Creates an engine for one section, by default in 320 × 480 points at 2 pixels per point.
  package init(
    _ plan: SectionPlan, items: Int, size: Vector = Vector(horizontal: 320, vertical: 480),
    scale: Double = 2, scrollAxis: Axis = .vertical, isRightToLeft: Bool = false
  ) throws {
    try self.init(
      .section(
        plan, items: items, size: size, scale: scale, scrollAxis: scrollAxis,
        isRightToLeft: isRightToLeft))
  }

  /// Returns an element, identified by the name of its kind.
  package func element(_ kind: String, section: Int = 0, item: Int = 0) -> LayoutElement? {
    for category in [ElementKind.Category.supplementary, .decoration] {
      guard let kind = input.knownKind(category, kind) else { continue }
      if let found = element(kind, section: section, item: item) {
        return found
      }
    }
    return nil
  }
}

extension LayoutStrategy {
  /// Applies the heights of some items of a section, together with meaningless widths.
  @discardableResult
  package mutating func fit(heights: [Int: Double], section: Int = 0) throws -> Int {
    try fit(
      heights.sorted { $0.key < $1.key }.map {
        FittedSize(
          ElementID(section: section, item: $0.key),
          size: Vector(horizontal: 12_345, vertical: $0.value))
      }
    ).appliedCount
  }

  /// Applies the widths of some items of a section, together with meaningless heights.
  @discardableResult
  package mutating func fit(widths: [Int: Double], section: Int = 0) throws -> Int {
    try fit(
      widths.sorted { $0.key < $1.key }.map {
        FittedSize(
          ElementID(section: section, item: $0.key),
          size: Vector(horizontal: $0.value, vertical: 12_345))
      }
    ).appliedCount
  }

  /// Applies the size of a supplementary element.
  @discardableResult
  package mutating func fit(
    _ kind: String, section: Int = 0, item: Int = 0, _ width: Double, _ height: Double
  ) throws -> Int {
    guard let kind = input.knownKind(.supplementary, kind) else { return 0 }
    return try fit([
      FittedSize(
        ElementID(kind: kind, section: section, item: item),
        size: Vector(horizontal: width, vertical: height))
    ]).appliedCount
  }
}
