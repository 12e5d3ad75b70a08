import BenchHarness
import CompositionalLayout
package import LayoutCore

/// The sizes of a workload's contents.
extension Workload {
  /// Returns the size of an element's content for the proposed frame, in points, or `nil` if the
  /// scenario has no estimates.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element; a cell by default.
  ///   - section: The position of the element's section.
  ///   - item: The index of the item, or the index of the supplementary element among those of its
  ///     kind.
  ///   - revision: The number of times the content has changed.
  ///   - offered: The frame proposed by the layout, in points.
  ///   - container: The view with the contents, or `nil` for the upright view.
  /// - Returns: The preferred size in points, or `nil` if the scenario has no estimates.
  package func contentSize(
    _ kind: ElementKind = .cell, section: Int, item: Int, revision: Int = 0, offered: Frame,
    in container: LayoutContainer? = nil
  ) -> Vector? {
    contentSize(
      of: kind == .cell ? nil : upright.elementKinds[Int(kind.nameIndex)], section: section,
      item: item, revision: revision, offered: offered.size, in: container)
  }

  /// Returns the size, in points, of content identified by the name of its kind, or `nil` if no
  /// size is estimated.
  func contentSize(
    of kind: String?, section: Int, item: Int, revision: Int = 0, offered: Vector,
    in container: LayoutContainer? = nil
  ) -> Vector? {
    scenario.content?.size(
      of: kind, section: section, item: item, revision: revision, offered: offered,
      in: container ?? upright.container, contentSizeCategory: contentSizeCategory, seed: seed)
  }

  /// The raw value of the view's content size category, or `nil` if it is unspecified.
  private var contentSizeCategory: String? {
    let category = environment.traitCollection.preferredContentSizeCategory
    return category == .unspecified ? nil : category.rawValue
  }

  /// Returns the size reported by an element's content for its proposed frame, or `nil` if no size
  /// is estimated.
  package func measure(_ element: LayoutElement, _ axes: AxisSet) -> Vector? {
    contentSize(
      element.kind, section: element.section, item: element.item, offered: element.frame)
  }

  /// Returns a closure that measures the content of elements in the given view.
  ///
  /// The closure receives an element with its proposed frame, and its self-sizing axes.
  package func measure(
    in container: LayoutContainer
  ) -> (LayoutElement, AxisSet) -> Vector? {
    { [self] element, axes in
      contentSize(
        element.kind, section: element.section, item: element.item, offered: element.frame,
        in: container)
    }
  }

  /// Returns the size of one item in the upright view, or `nil` if the size does not depend on the
  /// item's content.
  func fittedSize(section: Int, item: Int, revision: Int = 0) -> FittedSize? {
    guard !estimatedAxes(section: section, item: item).isEmpty,
      let frame = unmeasuredFrame(section: section, item: item),
      let size = contentSize(section: section, item: item, revision: revision, offered: frame)
    else { return nil }
    return FittedSize(ElementID(section: section, item: item), size: size)
  }

  /// Returns the size of an item with the content of an original item, or `nil` if the size does
  /// not depend on the content.
  ///
  /// Items inserted later reuse the content of the original items in turn.
  package func fittedSize(section: Int, likeItem item: Int, revision: Int) -> FittedSize? {
    guard upright.sections.indices.contains(section) else { return nil }
    let count = upright.sections[section].itemCount
    guard count > 0 else { return nil }
    return fittedSize(section: section, item: item % count, revision: revision).map {
      FittedSize(ElementID(section: section, item: item), size: $0.size)
    }
  }

  /// Calls a closure with the sizes of all items in the upright view, in order and in batches, each
  /// twice the size of the previous batch.
  func forEachBatch(
    of first: Int = 64, _ body: ([FittedSize]) throws -> Void
  ) rethrows {
    var batch: [FittedSize] = []
    var room = first
    batch.reserveCapacity(room)
    for (section, record) in upright.sections.enumerated() {
      for item in 0..<record.itemCount {
        if let size = fittedSize(section: section, item: item) { batch.append(size) }
        guard batch.count == room else { continue }
        try body(batch)
        batch.removeAll(keepingCapacity: true)
        room *= 2
      }
    }
    if !batch.isEmpty { try body(batch) }
  }

  /// Returns successive size changes to random items, or to the first item only.
  ///
  /// Each change consists of a new size and the item's original size.
  ///
  /// - Throws: `NothingToResize` if no item has an estimated size.
  func otherSizes() throws -> [(new: FittedSize, old: FittedSize)] {
    var revisions: [ElementID: Int] = [:]
    func sizeChange(of id: ElementID) -> (new: FittedSize, old: FittedSize)? {
      revisions[id, default: 0] += 1
      let revision = revisions[id, default: 1]
      guard
        let new = fittedSize(section: id.section, item: id.item, revision: revision),
        let old = fittedSize(section: id.section, item: id.item)
      else { return nil }
      return (new, old)
    }
    let count = 4096
    let places =
      scenario.script == .firstItemChanges
      ? Array(repeating: ElementID(section: 0, item: 0), count: count) : places(count, for: 10)
    let changes = places.compactMap(sizeChange(of:))
    guard !changes.isEmpty else { throw NothingToResize(scenario: scenario.name) }
    return changes
  }

  /// Returns the given number of random items; two or more include the last item of the workload.
  ///
  /// The items are the same for every strategy.
  package func places(_ count: Int, for purpose: UInt64) -> [ElementID] {
    var random = random(for: purpose)
    let sections = upright.sections.indices.filter { upright.sections[$0].itemCount > 0 }
    guard let last = sections.last else { return [] }
    var places = (0..<count).map { _ in
      let section = sections[random.next(in: 0..<sections.count)]
      return ElementID(
        section: section, item: random.next(in: 0..<upright.sections[section].itemCount))
    }
    if count > 1 {
      places[count - 1] = ElementID(
        section: last, item: upright.sections[last].itemCount - 1)
    }
    return places
  }
}
