import CompositionalLayout
import LayoutCore

/// Checks of the positions of all elements against rules following from their descriptions.
extension World {
  typealias Attributes = UICollectionViewLayoutAttributes

  func checkPlaces() {
    guard let layout = screen.layout else { return }
    let whole = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let all = layout.layoutAttributesForElements(in: whole) ?? []
    let ways = (0..<data.sections.count).map { screen.section(at: $0) }
    for (index, section) in ways.enumerated() where section.isPlain {
      let items = data.lists[index].indices.compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: index))
      }
      report(
        "section \(index) has \(items.count) places for \(data.lists[index].count) items",
        isWrong: items.count != data.lists[index].count && section.kind != .custom)
      checkFilter(items, section, index, layout)
      if setting.answers != .odd {
        checkUniform(items.map(\.frame), section, index)
        checkColumns(items.map(\.frame), section, index)
        checkAskedSizes(items, section)
        checkElements(around: items, section, index, in: all)
      }
    }
  }

  /// Compares the visible items with the items whose frames share some area with the view; items of
  /// orthogonal rows count at their positions on the screen.
  private func checkFilter(
    _ items: [Attributes], _ section: WorldSection, _ index: Int,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    // An item that extends beyond its group, if only because of rounding, is found only if both are
    // visible.
    guard ![.custom, .tags, .nested].contains(section.kind) else { return }
    let whole = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let bounds = view.bounds.intersection(whole)
    let isRow = layout.orthogonalMaxOffset(inSection: index) != nil
    var distance = isRow ? layout.orthogonalOffset(inSection: index) : 0
    if !isHorizontal, setting.isRightToLeft { distance = 0 - distance }
    // A row may rest between two pixels, and its items are then rounded; pixels are not exact
    // numbers.
    let margin = isRow ? 1 / setting.scale : 1e-6
    func filtered(_ bounds: CGRect) -> [IndexPath] {
      items.filter { item in
        let frame = item.frame.offsetBy(
          dx: isHorizontal ? 0 : 0 - distance, dy: isHorizontal ? 0 - distance : 0)
        return frame.sharesArea(with: bounds)
      }.map(\.indexPath)
    }
    let shown = view.indexPathsForVisibleItems.filter { $0.section == index }
    let (least, most) = (
      Set(filtered(bounds.insetBy(dx: margin, dy: margin))),
      filtered(bounds.insetBy(dx: 0 - margin, dy: 0 - margin))
    )
    report(
      "section \(index) shows \(shown.map(\.item)), filtered \(most.map(\.item))",
      isWrong: !least.isSubset(of: shown) || !Set(shown).isSubset(of: most))
    count(isRow ? .rowFilter : .filter, if: !shown.isEmpty && shown.count < items.count)
  }

  /// Siblings of uniform length get the longest one's length.
  private func checkUniform(_ frames: [CGRect], _ section: WorldSection, _ index: Int) {
    let lengths = frames.map { $0.length(isHorizontal) }
    switch section.kind {
    case .uniformSection:
      report("uniform section \(index): \(lengths)", isWrong: Set(lengths).count > 1)
      count(.uniform, if: lengths.count > 1)
    case .uniformGroup:
      for start in stride(from: 0, to: lengths.count, by: section.columns) {
        let group = lengths[start..<min(start + section.columns, lengths.count)]
        report("uniform group of section \(index): \(lengths)", isWrong: Set(group).count > 1)
        count(.uniform, if: group.count > 1)
      }
    default: break
    }
  }

  /// Checks that groups contain one item per column.
  private func checkColumns(_ frames: [CGRect], _ section: WorldSection, _ index: Int) {
    guard [.grid, .repeating, .badges].contains(section.kind) else { return }
    for start in stride(from: 0, to: frames.count, by: section.columns) {
      let group = frames[start..<min(start + section.columns, frames.count)]
      let isFromRight = isHorizontal && setting.isRightToLeft
      let starts = group.map { isFromRight ? $0.maxX : $0.start(isHorizontal) }
      let spread = (starts.max() ?? 0) - (starts.min() ?? 0)
      // The far edges of frames of unequal lengths are rounded differently.
      report("group of section \(index): \(group)", isWrong: spread > 1 / setting.scale + 1e-6)
      count(.repeating, if: group.count > 1)
    }
  }

  /// Checks that visible items with a line of their own have their preferred lengths, within two
  /// pixels: a size within one pixel of the estimate changes nothing, and frames are rounded.
  private func checkAskedSizes(_ items: [Attributes], _ section: WorldSection) {
    guard section.isSingleColumn else { return }
    for item in items {
      guard let cell = view.cellForItem(at: item.indexPath) as? WorldCell else { continue }
      let asked = screen.contents.size(
        of: cell.name, version: cell.version, offered: item.frame.size)
      let length = item.frame.length(isHorizontal)
      let wanted = isHorizontal ? asked.width : asked.height
      report(
        "\(item.indexPath) is \(length) long, not \(wanted)",
        isWrong: abs(length - wanted) * setting.scale > 2)
      count(.askedSizes)
    }
  }

  /// Checks that each section has its header, its footer, its background and its badges exactly
  /// once.
  private func checkElements(
    around items: [Attributes], _ section: WorldSection, _ index: Int, in all: [Attributes]
  ) {
    func number(_ kind: String) -> Int {
      all.filter { $0.indexPath.section == index && $0.representedElementKind == kind }.count
    }
    guard !items.isEmpty, section.kind != .list else { return }
    func check(_ kind: String, _ expected: Int, _ check: WorldReach.Check) {
      let found = number(kind)
      report("section \(index) has \(found) \(kind), not \(expected)", isWrong: found != expected)
      count(check, if: expected > 0)
    }
    check(WorldSection.header, section.hasHeader ? 1 : 0, .headers)
    check(WorldSection.footer, section.hasFooter ? 1 : 0, .headers)
    check(WorldSection.background, section.hasBackground ? 1 : 0, .backgrounds)
    check(WorldSection.badge, section.kind == .badges ? items.count : 0, .badges)
  }
}
