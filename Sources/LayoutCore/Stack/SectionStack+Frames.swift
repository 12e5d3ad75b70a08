/// Changes to the frames of custom groups: blocks that are equal in the old frames and the new are
/// shared.
extension SectionStack {
  /// Replaces frames of the custom group of a section, which gets as many items more or less.
  ///
  /// The section keeps the measured sizes of its boundary items; those of items that are anchored
  /// to its groups are forgotten.
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
