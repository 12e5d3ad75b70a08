/// The sizes that determine the positions of a section's groups, either estimated
/// (``SectionTemplate``) or partly measured (``SectionState``).
protocol SectionSizes: AnyObject {
  /// The template of the section, laid out with estimated sizes.
  var template: SectionTemplate { get }
  /// The measured sizes; `nil` if nothing has been measured.
  var measured: SectionState? { get }
  /// The metrics for computing the positions of the section's groups.
  var metrics: SectionMetrics { get }
  /// The boundary items of the section, with their measured sizes where known.
  var boundary: BoundaryLayout { get }
  /// The solution of an unmeasured group.
  var solution: GroupSolution { get }
  /// The extent of the tallest group perpendicular to the stack axis, using the estimate for
  /// unmeasured groups.
  var tallestGroup: Subpixels { get }

  /// Returns the start of a section's last group, measured from the start of the first one; zero if
  /// the section has no groups.
  func lastGroupStart(in section: PlacedSection) -> Subpixels

  /// Returns the position of one of a section's groups, or `nil` if the group does not exist.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func place(
    ofGroup group: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace?

  /// Returns the position of an item's group; `nil` if there is no space for the item.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func place(ofItem item: Int, in section: PlacedSection, work: inout WorkCounters) -> GroupPlace?

  /// Calls `body` with every group of a section and its position, until `body` returns `false`.
  func forEachPlace(in section: PlacedSection, _ body: (GroupPlace) -> Bool)

  /// Finds the anchored supplementary item with the given identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the supplementary item.
  ///   - section: The section with its position.
  ///   - kinds: The names of all element kinds, indexed by kind number.
  /// - Returns: The group, and the item's index among the group's supplementary items; `nil` if the
  ///   item does not exist.
  func anchoredPlace(
    _ id: ElementID, in section: PlacedSection, kinds: [String]
  ) -> (group: GroupPlace, index: Int)?
}
