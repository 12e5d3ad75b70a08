/// Changes to the frames of custom groups: equal blocks of the old and the new frames are shared.
extension SectionStack {
  /// Replaces frames of a section's custom group, and changes the section's item count accordingly.
  ///
  /// The section keeps the measured sizes of its boundary items; the sizes of items anchored to its
  /// groups are forgotten.
  ///
  /// - Throws: ``LayoutError`` if the content gets too long; nothing has been done then.
  /// - Complexity: O(log *n* + *k*) for *n* frames and *k* new ones, where they are many; O(*n*)
  ///   elsewhere. O(*r* + *p*) for *r* stretches of equal sections and *p* plans as well.
  func changeFrames(
    _ range: Range<Int>, to frames: [CustomPlan.Place], section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let before = (input: input, templates: templates)
    let record = sections.record(section)
    let earlier = templates[input.sections[section].plan].solution
    input.replaceFrames(range, with: frames, ofSection: section)
    do throws(LayoutError) {
      let index = input.sections[section].plan
      if index == templates.count || input.plans[index] !== templates[index].geometry.interned {
        let template = try template(
          of: input.plans[index], after: earlier, section: section, work: &work)
        if index == templates.count {
          templates.append(template)
        } else {
          templates[index] = template
        }
      }
      try placeAgain(section: section, work: &work)
    } catch {
      input = before.input
      templates = before.templates
      throw error
    }
    noteMoved(section: section, item: range.lowerBound)
    noteTouched(section: section, items: range.lowerBound..<range.lowerBound + frames.count)
    guard let lengths = record?.state?.boundaryLengths, !lengths.isEmpty else { return }
    let state = state(ofSection: section)
    state.boundaryLengths = lengths
    state.resolveBoundary(input: input)
    try refresh(section: section, work: &work)
  }
}
