/// Methods for looking up elements by identity and for giving views information about sections.
extension LayoutEngine {
  /// Returns the element with the given identity, treating orthogonal rows as unscrolled.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element: a cell, or a registered kind of supplementary item or
  ///     decoration.
  ///   - section: The index of the element's section.
  ///   - item: For a cell, the index of the data item; for an anchored item, its ordinal among the
  ///     section's items of the same kind; for a boundary item, 0 or, if it belongs to the layout,
  ///     ``LayoutElement/layoutItem``; for a decoration, its index among the section's decorations.
  /// - Returns: The element, or `nil` if it does not exist or no space is left for it.
  /// - Complexity: Equal to ``frame(section:item:)`` for cells; otherwise O(*e*) for *e* elements
  ///   described for the section or the layout.
  public func element(_ kind: ElementKind, section: Int, item: Int) -> LayoutElement? {
    stack.element(kind, section: section, item: item, state: state)
  }

  /// Calls a closure with every element of the layout, visible or not, until the closure returns
  /// `false`.
  ///
  /// - Complexity: O(*n*) for *n* elements. Meant for tools, not for scrolling.
  public func forEachElement(_ body: (LayoutElement) -> Bool) {
    stack.forEachElement(state: state, body)
  }

  /// Returns the scrollable row of an orthogonal section, or `nil` for any other section.
  ///
  /// - Complexity: O(1), or O(*g*) for *g* groups if some of them have been measured along the row.
  package func row(section: Int) -> OrthogonalRow? { stack.answers(section: section)?.row }

  /// Returns the start of an orthogonal row's section along the scroll axis and the length of the
  /// row's tallest group, both in points; `nil` if the section does not exist.
  public func rowPlace(section: Int) -> (sectionStart: Double, tallestGroup: Double)? {
    guard let answers = stack.answers(section: section) else { return nil }
    let grid = input.container.grid
    return (grid.points(answers.placed.origin), grid.points(answers.tallestGroup))
  }

  /// Returns the start and the length of a section along the scroll axis, in points, or `nil` if
  /// the section does not exist.
  ///
  /// The start is measured from the start of the content.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package func sectionSpan(_ section: Int) -> (start: Double, length: Double)? {
    guard section >= 0, section < stack.sectionCount else { return nil }
    let (grid, placed) = (input.container.grid, stack.section(section).placed)
    return (grid.points(placed.origin), grid.points(placed.extent))
  }

  /// Calls a closure with each run of equal sections and the length, in points, of each section in
  /// the run.
  ///
  /// A measured section is a run of its own.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  package func forEachSectionRun(_ body: (_ sections: Range<Int>, _ length: Double) -> Void) {
    let grid = input.container.grid
    stack.sections.forEachStretch { record, sections in
      body(sections, grid.points(record.placed.extent))
    }
  }

  /// Returns the range of sections overlapping a rectangle along the scroll axis, regardless of
  /// their elements.
  ///
  /// - Complexity: O(log *s*) for *s* sections, unless negative spacing makes sections start before
  ///   earlier ones.
  package func sections(in rectangle: Frame) -> Range<Int> { stack.sections(in: rectangle) }

  /// Whether at least one boundary item stays in view while the content scrolls.
  ///
  /// - Complexity: O(*t*) for *t* distinct plans.
  public var hasPinnedItems: Bool { stack.hasPinnedItems }

  /// Returns the template shared by all sections with the same plan as the given section, or `nil`
  /// if the section does not exist.
  package func template(section: Int) -> SectionTemplate? {
    guard section >= 0, section < stack.sectionCount else { return nil }
    return stack.templates[input.sections[section].plan]
  }
}
