/// The parts of a layout used by a section while its state changes.
struct SectionContext {
  /// The index of the section.
  let section: Int
  /// The layout: one reference, where copying all used parts counts several.
  private let host: any SectionHost

  /// Creates the context of a section.
  init(section: Int, of host: any SectionHost) {
    self.section = section
    self.host = host
  }

  /// The current input.
  var input: LayoutInput { host.input }

  /// Whether unmeasured items use their section's average measured length.
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

/// Layout as its sections use it.
protocol SectionHost: AnyObject {
  /// The current input.
  var input: LayoutInput { get }

  /// Writes the final frames.
  var writer: FrameWriter { get }

  /// The remembered solutions of groups.
  var solutions: AnySolutions { get }

  /// Whether unmeasured items use their section's average measured length.
  var learnsEstimates: Bool { get }

  /// The solution of a group, solved now or remembered.
  ///
  /// - Parameters:
  ///   - request: The group.
  ///   - section: The index of its section.
  ///   - work: The counters to which the work is added.
  /// - Returns: The solution.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution
}
