/// Sizes that the places of a section's groups follow from: as its plan estimates them
/// (``SectionTemplate``), or with those measured so far (``SectionState``).
protocol SectionSizes: AnyObject {
  /// The section as estimated.
  var template: SectionTemplate { get }
  /// The measured sizes; `nil` if there are none.
  var measured: SectionState? { get }
  /// The arithmetic of the section.
  var metrics: SectionMetrics { get }
  /// The boundary items of the section.
  var boundary: BoundaryLayout { get }
  /// An unmeasured group.
  var solution: GroupSolution { get }
  /// The length across the stack of the longest group there; unmeasured groups count with their
  /// estimate.
  var tallestGroup: Subpixels { get }

  /// Where the last group of a section starts, from the start of the first one; zero without
  /// groups.
  func lastGroupStart(in section: PlacedSection) -> Subpixels

  /// One of the groups of a section in its place.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func place(
    ofGroup group: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace?

  /// The group of an item in its place; `nil` if the item has no room.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func place(ofItem item: Int, in section: PlacedSection, work: inout WorkCounters) -> GroupPlace?

  /// Gives all groups of a section in their places, until `body` returns `false`.
  func forEachPlace(in section: PlacedSection, _ body: (GroupPlace) -> Bool)

  /// Finds an item anchored to a group or an item of it; `nil` if it is missing.
  ///
  /// - Parameters:
  ///   - id: The name of the supplementary item.
  ///   - section: The section.
  ///   - kinds: The names of all kinds, by their numbers.
  /// - Returns: The group, and the item's index among the supplementary items of the group.
  func anchoredPlace(
    _ id: ElementID, in section: PlacedSection, kinds: [String]
  ) -> (group: GroupPlace, index: Int)?
}
