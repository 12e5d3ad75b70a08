extension LayoutInput {
  /// Checks that every number can be calculated with; plans have been checked at interning.
  ///
  /// - Throws: ``LayoutError`` naming the first unusable number.
  /// - Complexity: O(*r* + *p*) for *r* stretches of equal sections and *p* distinct plans.
  public func validate() throws(LayoutError) {
    try FiniteCheck.check(container.size, "The size of the container")
    try FiniteCheck.check(interSectionSpacing, "The spacing between sections")
    for chunk in sections.chunks {
      // A negative number has its sign in the union of all bits.
      guard chunk.stretches.reduce(0, { $0 | $1.section.itemCount }) < 0 else { continue }
      for stretch in chunk.stretches where stretch.section.itemCount < 0 {
        throw .negativeItemCount(
          section: chunk.start + stretch.start, count: stretch.section.itemCount)
      }
    }
    for boundary in boundaries { try FiniteCheck.check(boundary) }
    for plan in plans {
      if let problem = plan.problem { throw problem }
    }
  }
}

/// Bounds for absurd input, far beyond any real layout.
public enum LayoutLimits {
  /// The largest number of items of a group.
  public static let itemsPerGroup = 1 << 22

  /// The greatest nesting depth of groups.
  public static let nestingDepth = 256

  /// The largest number of solved groups for one group.
  public static let solvedGroups = 1 << 20
}
