extension LayoutInput {
  /// Checks that every number can be calculated with.
  ///
  /// - Throws: ``LayoutError`` naming the first number that cannot.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans.
  public func validate() throws(LayoutError) {
    try check(container.size, "The size of the container")
    try check(interSectionSpacing, "The spacing between sections")
    for (index, section) in sections.enumerated() where section.itemCount < 0 {
      throw .negativeItemCount(section: index, count: section.itemCount)
    }
    for boundary in boundaries { try check(boundary) }
    for plan in plans {
      try check(plan.insets, "An inset of a section")
      try check(plan.referenceInsets, "An inset that a section refers to")
      try check(plan.boundaryInsets, "An inset of a section's boundary items")
      for boundary in plan.boundaries { try check(boundary) }
      for decoration in plan.decorations {
        try check(decoration.insets, "An inset of a decoration")
      }
      try check(plan.interGroupSpacing, "The spacing between groups")
      guard !plan.group.isLeaf else { throw .groupIsLeaf }
      try check([plan.group], depth: 0)
    }
  }

  private func check(_ items: [ItemPlan], depth: Int) throws(LayoutError) {
    guard depth <= LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    // Items are looked at in place: copying one counts references.
    for index in items.indices {
      try check(items[index].size, "an item")
      try check(items[index].insets, "An inset of an item")
      try check(items[index].edges.minimum(.horizontal), "An edge spacing")
      try check(items[index].edges.minimum(.vertical), "An edge spacing")
      for supplementary in items[index].supplementaries { try check(supplementary) }
      switch items[index].content {
      case .leaf: break
      case .custom(let custom):
        for place in custom.places {
          try check(place.origin, "The origin of a custom item")
          try check(place.size, "The size of a custom item")
        }
      case .run(let run):
        try check(run.spacing.minimum, "The spacing between items")
        try check(run.subitems, depth: depth + 1)
      }
    }
  }

  private func check(_ boundary: BoundaryPlan) throws(LayoutError) {
    try check(boundary.size, "a boundary item")
    try check(boundary.insets, "An inset of a boundary item")
    try check(boundary.offset, "The offset of a boundary item")
  }

  private func check(_ supplementary: SupplementaryPlan) throws(LayoutError) {
    try check(supplementary.size, "a supplementary item")
    try check(supplementary.insets, "An inset of a supplementary item")
    try check(supplementary.container.offset, "The offset of an anchor")
    try check(supplementary.item.offset, "The offset of an anchor")
  }

  private func check(_ size: SizePlan, _ what: String) throws(LayoutError) {
    try check(size.width.value, "The width of \(what)")
    try check(size.height.value, "The height of \(what)")
  }

  /// Names are put together only for numbers that are wrong.
  private func check(
    _ value: Double, _ what: @autoclosure () -> String
  ) throws(LayoutError) {
    guard value.isFinite else { throw .notFinite(what: what(), value: "\(value)") }
  }

  private func check(_ value: Vector, _ what: String) throws(LayoutError) {
    try check(value.horizontal, what)
    try check(value.vertical, what)
  }

  private func check(_ value: Insets, _ what: String) throws(LayoutError) {
    try check(value.top, what)
    try check(value.leading, what)
    try check(value.bottom, what)
    try check(value.trailing, what)
  }
}
