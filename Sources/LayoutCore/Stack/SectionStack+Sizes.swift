/// Sizes of sections: those of the template, unless something of the section has been measured.
extension SectionStack {
  /// The arithmetic of a section.
  @inline(__always)
  func metrics(of record: PlacedSection) -> SectionMetrics {
    // Sizes hold many references, so their parts are read in place and none is copied.
    record.sizes.map { sizes[$0].metrics } ?? templates[record.template].metrics
  }

  /// The boundary items of a section, with their measured sizes where these are known.
  public func boundary(of record: PlacedSection) -> BoundaryLayout {
    record.sizes.map { sizes[$0].boundary } ?? templates[record.template].boundary
  }

  /// A group of a section of which nothing has been measured.
  func solution(of record: PlacedSection) -> GroupSolution {
    record.sizes.map { sizes[$0].solution } ?? templates[record.template].solution
  }

  /// Where a group starts, from the start of its section's first group.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups in the section.
  func start(ofGroup group: Int, in record: PlacedSection, work: inout WorkCounters) -> Subpixels {
    guard let index = record.sizes else {
      return templates[record.template].metrics.pitch * group
    }
    return sizes[index].advances.seek(index: group, work: &work).start
  }

  /// Where the last group of a section starts, from the start of the first one.
  func lastGroupStart(of record: PlacedSection, work: inout WorkCounters) -> Subpixels {
    guard record.groupCount > 0 else { return .zero }
    return start(ofGroup: record.groupCount - 1, in: record, work: &work)
  }

  /// The length across the stack of the group that is longest there; those that have not been
  /// measured count with their estimate.
  public func tallestGroup(of record: PlacedSection) -> Subpixels {
    let metrics = metrics(of: record)
    let across = metrics.stackAxis.other
    guard let index = record.sizes, templates[record.template].fitting.variesAcross else {
      return metrics.groupSize[across]
    }
    let longest = sizes[index].across.longest
    return sizes[index].advances.measuredCount == record.groupCount
      ? longest : max(longest, metrics.groupSize[across])
  }

  /// The solution of one group, for queries.
  ///
  /// - Complexity: O(log *m* + *l*) for *m* measured groups and *l* items in a group, as long as
  ///   the measurement is remembered.
  func solution(
    ofGroup group: Int, in record: PlacedSection, section: Int, work: inout WorkCounters
  ) -> GroupSolution {
    guard record.sizes != nil else { return templates[record.template].solution }
    var request = request(for: record)
    return solution(ofGroup: group, in: record, section: section, request: &request, work: &work)
  }

  /// The question for the measurement of one of a section's groups, whose fitted sizes are still to
  /// be filled in.
  func request(for record: PlacedSection) -> GroupRequest {
    templates[record.template].geometry.request(
      uniformSize: record.sizes.map { sizes[$0].uniformSize } ?? .zero)
  }

  /// The solution of one group of a section of which something has been measured, for queries.
  ///
  /// The request is the section's and is used for one group after the other.
  func solution(
    ofGroup group: Int, in record: PlacedSection, section: Int, request: inout GroupRequest,
    work: inout WorkCounters
  ) -> GroupSolution {
    guard let index = record.sizes else { return templates[record.template].solution }
    let isMeasured = sizes[index].fill(
      &request.fitted, ofGroup: group, itemCount: record.itemCount, work: &work)
    guard isMeasured else { return sizes[index].solution }
    return solutions.solutionForQuery(for: request, section: section, work: &work)
  }

  /// The exact leading top corner of one group of a section in its place.
  func corner(
    ofGroup group: Int, solution: GroupSolution, in placed: PlacedSection, work: inout WorkCounters
  ) -> SubpixelVector {
    let metrics = metrics(of: placed)
    var corner = metrics.groupOffset
    corner[metrics.scrollAxis] += placed.origin
    corner[metrics.stackAxis] += start(ofGroup: group, in: placed, work: &work)
    if placed.sizes != nil {
      corner[metrics.stackAxis.other] = across(solution, in: placed, metrics: metrics)
    }
    return corner
  }

  /// Where a group starts across the stack.
  func across(
    _ solution: GroupSolution, in placed: PlacedSection, metrics: SectionMetrics
  ) -> Subpixels {
    let across = metrics.stackAxis.other
    guard solution.size[across] != metrics.groupSize[across] else {
      return metrics.groupOffset[across]
        + (across == metrics.scrollAxis ? placed.origin : .zero)
    }
    var start = templates[placed.template].geometry.groupStartAcross(solution.size[across])
    if across == metrics.scrollAxis { start += placed.origin + boundary(of: placed).before }
    return start
  }
}
