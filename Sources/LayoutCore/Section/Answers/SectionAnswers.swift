/// A placed section of a layout, used to look up the section's elements.
///
/// It offers one interface to estimated and measured sections. Queries use ``SectionTemplate`` and
/// ``SectionState`` directly, because the two need different loops.
package struct SectionAnswers {
  /// The section's start in the content, its template and its item count.
  package let placed: PlacedSection
  /// The index of the section.
  let index: Int
  /// The estimated or measured sizes that determine the positions of the section's groups.
  let sizes: any SectionSizes
  /// The layout that contains the section.
  let host: any SectionHost

  /// The template of the section, laid out with estimated sizes.
  package var template: SectionTemplate { sizes.template }

  /// The boundary items of the section, with their measured sizes where known.
  package var boundary: BoundaryLayout { sizes.boundary }

  /// The extent of the tallest group perpendicular to the stack axis, using the estimate for
  /// unmeasured groups.
  package var tallestGroup: Subpixels { sizes.tallestGroup }

  private var writer: FrameWriter { host.writer }

  // MARK: Data items

  /// Returns the cell of a data item; `nil` if the item does not exist or cannot be placed.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func cell(_ item: Int) -> LayoutElement? {
    guard let state = sizes.measured, state.form == .item else { return placedCell(item)?.cell }
    guard item >= 0, item < placed.itemCount, placed.groupCount > 0 else { return nil }
    return LayoutElement(
      section: index, item: item, zIndex: state.solution.leaves.listed[0].zIndex,
      frame: state.directFrame(ofItem: item, in: placed, writer))
  }

  /// Returns the cell of a data item and the frame of its group, as if an orthogonal row had not
  /// been scrolled.
  ///
  /// Tests need both frames to check the result of a query, because a query returns a cell only if
  /// both the cell and its group overlap the rectangle.
  ///
  /// - Returns: The cell and the frame of its group, in points; `nil` if the item does not exist or
  ///   cannot be placed.
  /// - Complexity: O(log *m*) for *m* measured groups.
  func placedCell(_ item: Int) -> (cell: LayoutElement, group: Frame)? {
    guard item >= 0, item < placed.itemCount, placed.groupCount > 0 else { return nil }
    var work = WorkCounters()
    guard let group = sizes.place(ofItem: item, in: placed, work: &work) else { return nil }
    let (leaf, size) = place(ofItem: item, in: group)
    let corner = corner(of: group, size: size)
    return (
      LayoutElement(
        section: index, item: item, zIndex: leaf.zIndex,
        frame: writer.frame(origin: corner + leaf.origin, size: leaf.size)),
      writer.frame(
        origin: corner, size: sizes.pixelSize(of: group, size: size, in: placed, writer.grid))
    )
  }

  /// Returns the position and size of a data item in its group, and the exact size of the group.
  private func place(
    ofItem item: Int, in group: GroupPlace
  ) -> (leaf: SolvedLeaf, size: SubpixelVector) {
    let leaf = item - group.firstItem
    let estimated = sizes.solution
    guard group.isMeasured else { return (estimated.leaves[leaf], estimated.size) }
    if let measured = estimated.measured,
      let found = sizes.measured?.items?.place(of: leaf, among: group.items, in: measured)
    {
      return found
    }
    var reader = reader(chunk: group.leafCount)
    reader.read(group)
    return (reader.leaves[leaf], reader.size)
  }

  /// Returns the items to be measured together with the given one, usually only the item itself.
  ///
  /// The result contains all items of the item's group if any of these items takes the length of
  /// its longest sibling, and all items of the section if all groups take the length of the longest
  /// group.
  func uniformSiblings(of item: Int) -> Range<Int> {
    switch template.fitting.uniformity {
    case .none: return item..<item + 1
    case .section: return 0..<placed.itemCount
    case .group:
      var work = WorkCounters()
      return sizes.place(ofItem: item, in: placed, work: &work)?.items ?? item..<item + 1
    }
  }

  // MARK: Groups

  /// Creates a reader for the section's groups; it reads `chunk` measured sizes at a time.
  private func reader(chunk: Int) -> GroupReader {
    sizes.reader(section: index, solutions: host.solutions, chunk: chunk)
  }

  /// Returns the exact top leading corner of a group.
  private func corner(of group: GroupPlace, size: SubpixelVector) -> SubpixelVector {
    sizes.corner(of: group, size: size, in: placed, sizes.metrics)
  }

  /// Calls `body` with every group and its position, until `body` returns `false`.
  ///
  /// - Complexity: O(*g*) for *g* groups, plus the time to solve them if necessary.
  func forEachGroup(_ body: (GroupPlace, SubpixelVector, borrowing GroupReader) -> Bool) {
    sizes.forEachGroup(of: placed, index: index, solutions: host.solutions, chunk: 256, body)
  }

  /// Calls `body` with every element of the section's groups, until `body` returns `false`.
  ///
  /// - Parameter body: A closure that receives an element and the frame of its group.
  /// - Complexity: O(*n*) for *n* elements.
  package func forEachGroupElement(_ body: (LayoutElement, Frame) -> Bool) {
    let writer = writer
    forEachGroup { group, corner, reader in
      let group = group
      let host = writer.frame(
        origin: corner,
        size: sizes.pixelSize(of: group, size: reader.size, in: placed, writer.grid))
      let (leaves, supplementaries) = (reader.leaves, reader.solution.supplementaries)
      for leaf in 0..<group.leafCount {
        let place = leaves[leaf]
        let element = LayoutElement(
          section: index, item: group.firstItem + leaf, zIndex: place.zIndex,
          frame: writer.frame(origin: corner + place.origin, size: place.size))
        guard body(element, host) else { return false }
      }
      let limit = min(supplementaries.count, placed.supplementaryLimit(ofGroup: group.index))
      for number in 0..<limit {
        guard
          body(supplementaryElement(number, among: supplementaries, of: group, at: corner), host)
        else { return false }
      }
      return true
    }
  }

  // MARK: Other elements

  /// Returns the section's element with the given kind and item index.
  ///
  /// - Parameters:
  ///   - kind: The category of the element and the name of its kind.
  ///   - item: The index of the data item or decoration, or the ordinal of a supplementary item.
  ///   - pins: The visible range of the content; if `nil`, no item is pinned.
  /// - Returns: The element, as if its row had not been scrolled; `nil` if the element does not
  ///   exist or cannot be placed.
  /// - Complexity: O(1) for cells; O(*e*) for *e* elements described for the section otherwise.
  func element(_ kind: ElementKind, item: Int, pins: PinWindow?) -> LayoutElement? {
    switch kind.category {
    case .cell: return cell(item)
    case .supplementary:
      return edge(kind, item: item, pins: pins)
        ?? anchored(ElementID(kind: kind, section: index, item: item))
    case .decoration: return edge(kind, item: item, pins: pins)
    }
  }

  /// Returns the boundary item or decoration with the given kind and item index, or `nil` if it
  /// does not exist.
  private func edge(_ kind: ElementKind, item: Int, pins: PinWindow?) -> LayoutElement? {
    var found: LayoutElement?
    forEachEdge(pins: pins) { element in
      if found == nil, element.kind == kind, element.item == item { found = element }
    }
    return found
  }

  /// Calls `body` with each boundary item and decoration of the section.
  func forEachEdge(pins: PinWindow?, _ body: (LayoutElement) -> Void) {
    sizes.forEachBoundaryElement(of: placed, index: index, writer, pins: pins, body)
    template.forEachDecoration(of: placed, index: index, writer: writer) { element, _ in
      body(element)
    }
  }

  /// Returns the anchored supplementary item with the given ordinal, or `nil` if it does not exist.
  private func anchored(_ id: ElementID) -> LayoutElement? {
    guard let place = anchoredPlace(id) else { return nil }
    let solution = solution(of: place.group)
    return supplementaryElement(
      place.index, among: solution.supplementaries, of: place.group,
      at: corner(of: place.group, size: solution.size))
  }

  /// Returns the group of an anchored supplementary item, and the item's index among the group's
  /// supplementary items; `nil` if the element does not exist.
  func anchoredPlace(_ id: ElementID) -> (group: GroupPlace, index: Int)? {
    sizes.anchoredPlace(id, in: placed, kinds: host.input.elementKinds)
  }

  /// Returns the solution of a group with its measured sizes applied.
  func solution(of group: GroupPlace) -> GroupSolution {
    var reader = reader(chunk: group.leafCount)
    reader.read(group)
    return reader.solution
  }

  private func supplementaryElement(
    _ number: Int, among places: [SolvedSupplementary], of group: GroupPlace,
    at corner: SubpixelVector
  ) -> LayoutElement {
    sizes.supplementaryElement(
      number, among: places, of: group, at: corner, section: index, of: host)
  }
}
