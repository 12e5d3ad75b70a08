/// The length of the content along the scroll axis, and a bound on the error caused by estimates.
public struct ContentLength: Hashable, Sendable {
  /// The length in points, with estimated sizes for everything that has not been measured.
  public var length: Double
  /// The number of groups whose length is known, because it is measured or fixed.
  public var knownGroupCount: Int
  /// The number of groups whose length is estimated.
  public var estimatedGroupCount: Int
  /// The possible error of the length, in points, or `nil` if too little has been measured to
  /// estimate it.
  ///
  /// It is the sum, over all sections, of the estimates' bias as revealed by the measured lengths,
  /// plus twice the remaining standard error. Estimated heights of orthogonal rows are not
  /// included.
  public var uncertainty: Double?
}

extension SectionStack {
  /// Sets whether estimates are learned from measured lengths.
  func setLearnsEstimates(_ learns: Bool, work: inout WorkCounters) throws(LayoutError) {
    learnsEstimates = learns
    // Only the numbers are kept: a state with a second owner would be copied.
    let numbers = measuredSections.map { $0.section }
    for section in numbers { try refresh(section: section, work: &work) }
  }

  /// The length of the content along the scroll axis, and its accuracy.
  var contentLength: ContentLength {
    // Behaviour 87
    var total = ContentLength(
      length: contentSize[container.scrollAxis], knownGroupCount: 0, estimatedGroupCount: 0,
      uncertainty: 0)
    sections.forEachStretch { record, stretch in
      let placed = record.placed
      let template = templates[placed.template]
      let isEstimated = template.packs || template.fitting.axes.contains(container.scrollAxis)
      guard isEstimated, placed.groupCount > 0 else {
        total.knownGroupCount += placed.groupCount * stretch.count
        return
      }
      let measured = record.state?.measuredGroupCount ?? 0
      total.knownGroupCount += measured * stretch.count
      total.estimatedGroupCount += (placed.groupCount - measured) * stretch.count
      guard measured < placed.groupCount, !template.metrics.isRow else { return }
      guard let uncertainty = uncertainty(of: record), let sum = total.uncertainty else {
        total.uncertainty = nil
        return
      }
      total.uncertainty = sum + uncertainty
    }
    return total
  }

  /// Returns a bound on the error of a section's length, in points, or `nil` if it is unknown.
  private func uncertainty(of record: SectionRecord) -> Double? {
    guard let state = record.state, state.advances.measuredCount > 1 else { return nil }
    let count = Double(state.advances.measuredCount)
    let grid = container.grid
    let mean = grid.points(state.advances.measuredTotal) / count
    var squares = 0.0
    state.advances.forEachMeasuredGroup(from: 0) { _, advance in
      let difference = grid.points(advance) - mean
      squares += difference * difference
      return true
    }
    let estimated = Double(record.placed.groupCount) - count
    let bias = abs(mean - grid.points(state.advances.estimate)) * estimated
    let deviation = (squares / (count - 1)).squareRoot()
    return bias + 2 * deviation * (estimated * (1 + estimated / count)).squareRoot()
  }
}
