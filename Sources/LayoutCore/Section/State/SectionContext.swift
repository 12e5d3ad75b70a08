/// The parts of a layout that a section uses while its state changes.
struct SectionContext {
  /// The index of the section.
  let section: Int
  /// The layout: one reference, where copying all that is used counts several.
  private let host: any SectionHost

  /// Makes the context of a section.
  init(section: Int, of host: any SectionHost) {
    self.section = section
    self.host = host
  }

  /// The input that is laid out.
  var input: LayoutInput { host.input }

  /// Whether unmeasured items are taken to be as long as the measured ones are on average.
  var learnsEstimates: Bool { host.learnsEstimates }

  /// The solution of a group, solved now or remembered.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try host.solution(for: request, section: section, work: &work)
  }
}

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
