/// Checks that the numbers of a plan are finite, because nothing can be laid out with NaN or
/// infinity.
enum FiniteCheck {
  /// Throws an error unless a number is finite.
  ///
  /// The description of the number is evaluated only if an error is thrown.
  static func check(_ value: Double, _ what: @autoclosure () -> String) throws(LayoutError) {
    guard value.isFinite else { throw .notFinite(what: what(), value: "\(value)") }
  }

  static func check(_ value: Vector, _ what: String) throws(LayoutError) {
    try check(value.horizontal, what)
    try check(value.vertical, what)
  }

  static func check(_ value: Insets, _ what: String) throws(LayoutError) {
    try check(value.top, what)
    try check(value.leading, what)
    try check(value.bottom, what)
    try check(value.trailing, what)
  }

  static func check(_ size: SizePlan, _ what: String) throws(LayoutError) {
    try check(size.width.value, "The width of \(what)")
    try check(size.height.value, "The height of \(what)")
  }

  static func check(_ boundary: BoundaryPlan) throws(LayoutError) {
    try check(boundary.size, "a boundary item")
    try check(boundary.insets, "An inset of a boundary item")
    try check(boundary.offset, "The offset of a boundary item")
  }

  static func check(_ supplementary: SupplementaryPlan) throws(LayoutError) {
    try check(supplementary.size, "a supplementary item")
    try check(supplementary.insets, "An inset of a supplementary item")
    try check(supplementary.container.offset, "The offset of an anchor")
    try check(supplementary.item.offset, "The offset of an anchor")
  }

  /// Checks that all numbers in a section's plan, except for the numbers in its group, are finite.
  static func check(_ section: SectionPlan) throws(LayoutError) {
    try check(section.insets, "An inset of a section")
    try check(section.referenceInsets, "A reference inset of a section")
    try check(section.boundaryInsets, "An inset of a section's boundary items")
    for boundary in section.boundaries { try check(boundary) }
    for decoration in section.decorations {
      try check(decoration.insets, "An inset of a decoration")
    }
    try check(section.interGroupSpacing, "The spacing between groups")
  }

  static func check(_ place: CustomPlan.Place) throws(LayoutError) {
    try check(place.origin, "The origin of a custom item")
    try check(place.size, "The size of a custom item")
  }

  /// Checks that all numbers in an item's plan, except for the numbers in its subitems, are finite.
  static func check(_ item: ItemPlan) throws(LayoutError) {
    try check(item.size, "an item")
    try check(item.insets, "An inset of an item")
    try check(item.edges.minimum(.horizontal), "An edge spacing")
    try check(item.edges.minimum(.vertical), "An edge spacing")
    for supplementary in item.supplementaries { try check(supplementary) }
    switch item.content {
    case .leaf: break
    case .custom(let custom): if let problem = custom.places.problem { throw problem }
    case .run(let run): try check(run.spacing.minimum, "The spacing between items")
    }
  }
}
