extension LayoutInput {
  /// Checks that every number can be calculated with; those of groups have been checked when their
  /// tables were made.
  ///
  /// - Throws: ``LayoutError`` naming the first number that cannot.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* distinct plans.
  public func validate() throws(LayoutError) {
    try FiniteCheck.check(container.size, "The size of the container")
    try FiniteCheck.check(interSectionSpacing, "The spacing between sections")
    for (index, section) in sections.enumerated() where section.itemCount < 0 {
      throw .negativeItemCount(section: index, count: section.itemCount)
    }
    for boundary in boundaries { try FiniteCheck.check(boundary) }
    for plan in plans {
      try FiniteCheck.check(plan.section.insets, "An inset of a section")
      try FiniteCheck.check(plan.section.referenceInsets, "An inset that a section refers to")
      try FiniteCheck.check(
        plan.section.boundaryInsets, "An inset of a section's boundary items")
      for boundary in plan.section.boundaries { try FiniteCheck.check(boundary) }
      for decoration in plan.section.decorations {
        try FiniteCheck.check(decoration.insets, "An inset of a decoration")
      }
      try FiniteCheck.check(plan.section.interGroupSpacing, "The spacing between groups")
      if let problem = plan.group.problem { throw problem }
    }
  }
}
