/// Elements by their names, and properties of sections for views.
extension LayoutEngine {
  /// One element by its name, an orthogonal row taken as not scrolled; `nil` if there is none, or
  /// no room for it.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - section: The index of the section.
  ///   - item: The index of the data item; the running number of anchored items of the kind in the
  ///     section; 0 for boundary items of a section, and ``LayoutElement/layoutItem`` for the
  ///     layout's; the index among the section's decorations.
  /// - Returns: The element.
  /// - Complexity: As ``frame(section:item:)`` for cells; O(*e*) for *e* elements described for the
  ///   section or the layout otherwise.
  public func element(_ kind: ElementKind, section: Int, item: Int) -> LayoutElement? {
    stack.element(kind, section: section, item: item, state: state)
  }

  /// Gives every element of the layout, wherever it is, until `body` returns `false`.
  ///
  /// - Complexity: O(*n*) for *n* elements; for tools, not for scrolling.
  public func forEachElement(_ body: (LayoutElement) -> Bool) {
    stack.forEachElement(state: state, body)
  }

  /// The row of an orthogonal section, or `nil` for any other section.
  ///
  /// - Complexity: O(1); O(*g*) for *g* groups, some of them measured along the row.
  package func row(section: Int) -> OrthogonalRow? { stack.answers(section: section)?.row }

  /// Where a row lies along the scroll axis, in points: where its section starts, and how long its
  /// tallest group is there; `nil` if the section is missing.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func rowPlace(section: Int) -> (sectionStart: Double, tallestGroup: Double)? {
    guard let answers = stack.answers(section: section) else { return nil }
    let grid = input.container.grid
    return (grid.points(answers.placed.origin), grid.points(answers.tallestGroup))
  }

  /// Whether some boundary item stays in view while the content is scrolled.
  ///
  /// - Complexity: O(*t*) for *t* distinct plans.
  public var hasPinnedItems: Bool { stack.hasPinnedItems }

  /// Returns the template shared by all sections of a plan; `nil` if the section is missing.
  ///
  /// - Complexity: O(1).
  package func template(section: Int) -> SectionTemplate? {
    guard section >= 0, section < stack.sectionCount else { return nil }
    return stack.templates[input.sections[section].plan]
  }
}
