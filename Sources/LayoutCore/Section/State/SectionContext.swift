/// What a section uses of its layout while its state changes.
struct SectionContext {
  /// The index of the section.
  let section: Int
  /// The layout.
  let input: LayoutInput
  /// Finds solutions; the layout is its one owner.
  let solutions: SolutionStorage
  /// Whether unmeasured items are taken to be as long as the measured ones are on average.
  let learnsEstimates: Bool

  /// The solution of a group, solved now or remembered.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try solutions.solution(for: request, section: section, work: &work)
  }
}
