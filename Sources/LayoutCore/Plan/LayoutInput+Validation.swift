extension LayoutInput {
  /// Checks that every number can be calculated with; those of plans have been checked when they
  /// were interned.
  ///
  /// - Throws: ``LayoutError`` naming the first number that cannot.
  /// - Complexity: O(*r* + *p*) for *r* stretches of equal sections and *p* distinct plans.
  public func validate() throws(LayoutError) {
    try FiniteCheck.check(container.size, "The size of the container")
    try FiniteCheck.check(interSectionSpacing, "The spacing between sections")
    for stretch in sections.stretches where stretch.section.itemCount < 0 {
      throw .negativeItemCount(section: stretch.start, count: stretch.section.itemCount)
    }
    for boundary in boundaries { try FiniteCheck.check(boundary) }
    for plan in plans {
      if let problem = plan.problem { throw problem }
    }
  }
}
