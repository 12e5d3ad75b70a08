/// A section's access to its layout while the section's state changes.
struct SectionContext {
  /// The index of the section.
  let section: Int
  /// The layout, held by a single reference.
  ///
  /// Holding its parts separately would take several references.
  private let host: any SectionHost

  init(section: Int, of host: any SectionHost) {
    self.section = section
    self.host = host
  }

  /// The description of the content currently laid out.
  var input: LayoutInput { host.input }

  /// Whether unmeasured items take their section's average measured length as their estimate.
  var learnsEstimates: Bool { host.learnsEstimates }

  /// Returns the solution of a group, either from the cache or newly solved.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try host.solution(for: request, section: section, work: &work)
  }
}

/// The interface through which sections use their layout.
protocol SectionHost: AnyObject {
  /// The description of the content currently laid out.
  var input: LayoutInput { get }

  /// The converter from exact positions to final frames.
  var writer: FrameWriter { get }

  /// The cached solutions of groups.
  var solutions: AnySolutions { get }

  /// Whether unmeasured items take their section's average measured length as their estimate.
  var learnsEstimates: Bool { get }

  /// Returns the solution of a group, either from the cache or newly solved.
  ///
  /// - Parameters:
  ///   - request: The group to solve, with its container and its measured sizes.
  ///   - section: The index of the group's section in the layout.
  ///   - work: The counters for the work done.
  /// - Returns: A solution equal to a freshly computed one.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution
}
