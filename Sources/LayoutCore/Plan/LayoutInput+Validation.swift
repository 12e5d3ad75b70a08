extension LayoutInput {
  /// Checks that the numbers of the input are valid.
  ///
  /// The plans themselves were already checked when they were interned.
  ///
  /// - Throws: A ``LayoutError`` naming the first invalid number.
  /// - Complexity: O(*r* + *p*) for *r* stretches of equal sections and *p* distinct plans.
  public func validate() throws(LayoutError) {
    try FiniteCheck.check(container.size, "The size of the container")
    try FiniteCheck.check(interSectionSpacing, "The spacing between sections")
    for chunk in sections.chunks {
      // The bitwise OR of all item counts is negative if any of them is.
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

/// Limits that reject absurd input, far above the needs of any real layout.
public enum LayoutLimits {
  /// The maximum number of items in a group.
  public static let itemsPerGroup = 1 << 22

  /// The maximum nesting depth of groups.
  public static let nestingDepth = 256

  /// The maximum number of nested groups that may be laid out for a single group.
  public static let solvedGroups = 1 << 20
}
