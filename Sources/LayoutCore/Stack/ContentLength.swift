/// The length of everything along the scroll axis, and how far off it may be because some of it is
/// estimated.
public struct ContentLength: Hashable, Sendable {
  /// The length, in points, with estimated sizes where nothing has been measured.
  public var length: Double
  /// The number of groups of known length, measured or fixed.
  public var knownGroupCount: Int
  /// The number of groups with an estimate.
  public var estimatedGroupCount: Int
  /// How far the length may be off, in points, or `nil` if too little has been measured to tell.
  ///
  /// It is the sum, over all sections, of the bias of the estimates, if the measured lengths show
  /// any, and of twice the remaining standard error. The estimated heights of orthogonal rows are
  /// left out.
  public var uncertainty: Double?
}

extension SectionStack {
  /// Says whether estimates are learned.
  func setLearnsEstimates(_ learns: Bool, work: inout WorkCounters) throws(LayoutError) {
    learnsEstimates = learns
    // Numbers alone: a state with another owner would be copied.
    let numbers = measuredSections.map { $0.section }
    for section in numbers { try refresh(section: section, work: &work) }
  }

  /// The content's length along the scroll axis, and how exactly it is known.
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

  /// Bound of the error of a section's length, in points, or `nil` if it is unknown.
  private func uncertainty(of record: SectionRecord) -> Double? {
    guard let state = record.state, state.advances.measuredCount > 1 else { return nil }
    let count = Double(state.advances.measuredCount)
    let grid = container.grid
    let mean = grid.points(state.advances.measuredTotal) / count
    var squares = 0.0
    state.advances.forEachMeasured(from: 0) { _, advance in
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
