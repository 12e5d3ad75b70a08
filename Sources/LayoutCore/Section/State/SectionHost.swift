/// Layout that sections belong to, as far as their states use it while they change.
protocol SectionHost: AnyObject {
  /// The input that is laid out.
  var input: LayoutInput { get }

  /// Whether unmeasured items are taken to be as long as the measured ones are on average.
  var learnsEstimates: Bool { get }

  /// The solution of a group, solved now or remembered.
  ///
  /// - Parameters:
  ///   - request: The group.
  ///   - section: The index of its section.
  ///   - work: Counts the work.
  /// - Returns: The solution.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution
}
