import CompositionalLayout

/// Checks that exactly the visible elements have views, each once and where the layout says.
extension World {
  func checkCells() {
    let elements = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { !$0.isHidden }
    checkSanity(of: elements)
    let cells = elements.filter { $0.representedElementCategory == .cell }
    let expected = cells.map(\.indexPath).sorted()
    let paths = view.indexPathsForVisibleItems
    report("cells \(paths), visible \(expected)", isWrong: paths != expected)
    for element in cells { checkCell(of: element) }
    let shown = Set(view.visibleCells.map(ObjectIdentifier.init))
    report("a cell is shown twice", isWrong: shown.count != paths.count)
    report(
      "\(screen.displayed.count) cells are displayed, \(shown.count) visible",
      isWrong: screen.displayed != shown)
    count(.cells, if: !shown.isEmpty)
    count(.displayedCells, if: !screen.displayed.isEmpty)
    checkSupplementaryViews(elements.filter { $0.representedElementCategory == .supplementaryView })
    checkLimits()
    checkCounts()
  }

  /// Checks frames for non-finite numbers and negative lengths.
  private func checkSanity(of elements: [UICollectionViewLayoutAttributes]) {
    for frame in elements.map(\.frame) + [CGRect(origin: .zero, size: view.contentSize)] {
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      report(
        "frame \(frame)",
        isWrong: !numbers.allSatisfy(\.isFinite) || numbers[2] < 0 || numbers[3] < 0)
    }
  }

  private func checkCell(of element: UICollectionViewLayoutAttributes) {
    let path = element.indexPath
    guard let cell = view.cellForItem(at: path) as? WorldCell else { return }
    report("\(path) at \(cell.frame), not \(element.frame)", isWrong: cell.frame != element.frame)
    guard data.hasItem(section: path.section, item: path.item) else {
      return report("\(path) of \(data.lists.map(\.count))", isWrong: true)
    }
    let name = data.name(section: path.section, item: path.item)
    let version = data.version(of: name)
    report(
      "\(path) shows \(cell.name).\(cell.version), not \(name).\(version)",
      isWrong: cell.name != name || cell.version != version)
  }

  private func checkSupplementaryViews(_ elements: [UICollectionViewLayoutAttributes]) {
    let kinds = Dictionary(grouping: elements) { $0.representedElementKind ?? "" }
    for (kind, elements) in kinds {
      let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      let expected = elements.map(\.indexPath).sorted()
      report("\(kind) \(paths), visible \(expected)", isWrong: paths != expected)
      for element in elements {
        let frame = view.supplementaryView(forElementKind: kind, at: element.indexPath)?.frame
        report(
          "\(kind) at \(frame ?? .null), not \(element.frame)", isWrong: frame != element.frame)
      }
      count(.supplementaryViews)
    }
  }

  private func checkLimits() {
    // Callbacks also scroll beyond the ends.
    guard !setting.callsBack else { return }
    let limits = OffsetLimits(view)
    let offset = view.contentOffset
    // Content that does not fill the view stays where it is in a larger inset.
    let highest = CGPoint(x: max(limits.highest.x, 0), y: max(limits.highest.y, 0))
    report(
      "offset \(offset) beyond \(limits.lowest) to \(highest)",
      isWrong: offset.x < limits.lowest.x || offset.y < limits.lowest.y
        || offset.x > highest.x || offset.y > highest.y)
    count(.limits, if: limits.lowest != limits.highest)
  }

  /// Compares the items of the view, the snapshot and the model.
  private func checkCounts() {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    let expected = data.lists.map(\.count)
    report("\(counts) items, not \(expected)", isWrong: counts != expected)
    count(.counts)
    guard let snapshot = screen.diffable?.snapshot() else { return }
    let lists = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    report("snapshot \(lists), not \(data.lists)", isWrong: lists != data.lists)
    report(
      "sections \(snapshot.sectionIdentifiers), not \(data.sections.map(\.name))",
      isWrong: snapshot.sectionIdentifiers != data.sections.map(\.name))
    count(.snapshot)
  }
}
