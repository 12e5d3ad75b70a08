/// One section of a layout: its numbers, and its measured sizes.
package struct SectionRecord: Sendable {
  /// The section's place in the content: its start, template and item count.
  package var placed: PlacedSection
  /// The measured sizes of the section, or `nil` if nothing has been measured.
  var state: SectionState?
}
