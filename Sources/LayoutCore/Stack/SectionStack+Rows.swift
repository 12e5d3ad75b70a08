/// Methods for the rows of orthogonal sections.
extension SectionStack {
  /// Scrolls each row with centred groups to its first resting offset.
  ///
  /// Unmeasured sections with the same plan and number of items have the same resting offset, which
  /// is computed once.
  ///
  /// - Parameters:
  ///   - state: The offsets of the rows.
  ///   - keepsOffset: A closure that returns whether the row of a section keeps its offset.
  /// - Complexity: O(*r* + *c* log *s*) for *r* runs of equal sections and *c* rows with centred
  ///   groups among *s* sections.
  func centreFirstGroups(_ state: inout ScrollState, unless keepsOffset: (_ section: Int) -> Bool) {
    let isCentred = input.plans.map { $0.section.orthogonalScrolling.centresGroups }
    var offsets: [LayoutInput.Section: Double] = [:]
    input.sections.forEachStretch { section, indices in
      guard isCentred[section.plan] else { return }
      for index in indices where !keepsOffset(index) {
        guard let answers = answers(section: index) else { continue }
        let isMeasured = answers.sizes.measured != nil
        let known = isMeasured ? nil : offsets[section]
        guard let offset = known ?? answers.row?.firstCentredOffset else { continue }
        if !isMeasured { offsets[section] = offset }
        state.setRowOffset(offset, section: index)
      }
    }
  }
}
