import CompositionalLayout
import LayoutCore
import Trials

extension World {
  /// Performs an operation.
  ///
  /// - Returns: The change of the data; `nil` if the operation changes no data.
  func perform(_ operation: WorldOperation) -> DataChange? {
    switch operation {
    case .scroll(let distance, let across):
      let step = isHorizontal ? CGPoint(x: distance, y: across) : CGPoint(x: across, y: distance)
      let offset = view.contentOffset
      view.contentOffset = OffsetLimits(view).limited(
        CGPoint(x: offset.x + step.x, y: offset.y + step.y))
    case .jump(let part):
      let limits = OffsetLimits(view)
      let way = CGPoint(
        x: limits.highest.x - limits.lowest.x, y: limits.highest.y - limits.lowest.y)
      let target = limits.limited(
        CGPoint(
          x: (limits.lowest.x + part * way.x).rounded(),
          y: (limits.lowest.y + part * way.y).rounded()))
      setOffset(isHorizontal ? target.x : target.y)
    case .scrollRow(let number, let distance, let isDragged):
      scrollRow(number, by: distance, isDragged: isDragged)
    case .land(let section, let item, let place):
      guard let path = path(section, item) else { return nil }
      view.scrollToItem(at: path, at: position(place), animated: false)
    case .update(let seed, let size): return update(seed, size)
    case .outline(let seed): changeOutline(seed)
    case .reload(let seed, let size): reload(seed, size)
    case .changeContents(let seed): changeContents(seed)
    case .invalidate(let item): invalidate(item)
    case .resize(let size):
      view.bounds.size = CGSize(width: size.horizontal, height: size.vertical)
    case .changeSurroundings(let seed): changeSurroundings(seed)
    case .changeLayout(let seed): changeLayout(seed)
    case .select(let seed): select(seed)
    }
    return nil
  }

  /// Returns the index path two numbers are mapped to; `nil` if the data has no items.
  func path(_ section: Int, _ item: Int) -> IndexPath? {
    let filled = data.lists.indices.filter { !data.lists[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let index = filled[section % filled.count]
    return IndexPath(item: item % data.lists[index].count, section: index)
  }

  private func scrollRow(_ number: Int, by distance: Double, isDragged: Bool) {
    guard let layout = screen.layout else { return }
    let rows = data.sections.indices.filter { layout.orthogonalMaxOffset(inSection: $0) != nil }
    guard !rows.isEmpty else { return }
    let section = rows[number % rows.count]
    if isDragged {
      view.dragOrthogonalRow(inSection: section, by: distance, velocity: distance)
    } else {
      layout.setOrthogonalOffset(
        layout.orthogonalOffset(inSection: section) + distance, inSection: section)
    }
  }

  // MARK: Data

  private func update(_ seed: UInt64, _ size: Int) -> DataChange {
    var change = change(seed, size)
    if let source = screen.diffable {
      var snapshot = source.snapshot()
      change.apply(to: &snapshot)
      screen.data = change.after
      source.apply(snapshot)
    } else {
      view.performBatchUpdates { [self] in
        // Callbacks of the preceding layout pass may have changed the data.
        change = self.change(seed, size)
        screen.data = change.after
        change.name(in: view)
      }
    }
    if screen.fault == .wrongModel { screen.data = change.before }
    return change
  }

  private func reload(_ seed: UInt64, _ size: Int) {
    let change = change(seed, max(size, 1))
    guard size > 0 else { return view.reloadData() }
    screen.data = change.after
    guard let source = screen.diffable else { return view.reloadData() }
    var snapshot = source.snapshot()
    change.apply(to: &snapshot)
    source.applySnapshotUsingReloadData(snapshot)
  }

  private func changeOutline(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    guard let source = screen.diffable, !data.sections.isEmpty else { return }
    let section = data.sections[random.next(in: 0..<data.sections.count)]
    var next = data
    var outline = next.outlines[section.name] ?? Outline(section.items)
    var tree = source.snapshot(for: section.name)
    if next.outlines[section.name] == nil {
      tree = NSDiffableDataSourceSectionSnapshot()
      tree.append(section.items)
    }
    guard !outline.nodes.isEmpty else { return }
    let item = outline.nodes[random.next(in: 0..<outline.nodes.count)].item
    switch random.next(in: 0..<3) {
    case 0:
      outline.remove(item)
      tree.delete([item])
    case 1 where outline.nodes.count < 40:
      let items = next.names(random.next(in: 1..<4))
      outline.append(items, to: item)
      tree.append(items, to: item)
    default:
      if tree.isExpanded(item) { tree.collapse([item]) } else { tree.expand([item]) }
      outline.toggle(item)
    }
    next.show(outline, in: section.name)
    screen.data = next
    source.apply(tree, to: section.name)
    count(.outline)
  }

  private func changeContents(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for path in view.indexPathsForVisibleItems where random.next(in: 0..<3) == 0 {
      guard data.hasItem(section: path.section, item: path.item) else { continue }
      screen.data.changeContent(of: [data.name(section: path.section, item: path.item)])
      // The cell of an item that has changed in the meantime shows its new content.
      guard let cell = view.cellForItem(at: path) as? WorldCell else { continue }
      screen.show(path, in: cell)
      cell.invalidateIntrinsicContentSize()
    }
  }

  private func invalidate(_ item: Int?) {
    guard let item else { return view.collectionViewLayout.invalidateLayout() }
    guard let path = path(item, item) else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    view.collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: View

  private func changeSurroundings(_ seed: UInt64) {
    var random = Decisions(seed: seed)
    let other = WorldSetting(&random)
    switch seed % 4 {
    case 0: setting.contentInset = other.contentInset
    case 1: (setting.safeArea, setting.adjustment) = (other.safeArea, other.adjustment)
    case 2: setting.scale = other.scale
    default: setting.isRightToLeft.toggle()
    }
    screen.setting = setting
    screen.adoptSurroundings()
  }

  /// Replaces the layout with a layout of other section descriptions, either at once or by a
  /// transition.
  private func changeLayout(_ seed: UInt64) {
    let next = screen.shift + 1
    guard seed % 2 == 1 else {
      screen.shift = next
      return view.setCollectionViewLayout(screen.makeLayout(shift: next), animated: false)
    }
    let transition = view.startInteractiveTransition(to: screen.makeLayout(shift: next))
    for step in 0..<Int(seed / 4 % 3) {
      transition.transitionProgress = CGFloat(step) / 2
      view.layoutIfNeeded()
    }
    if seed % 4 == 3 { return view.cancelInteractiveTransition() }
    screen.shift = next
    view.finishInteractiveTransition()
  }

  private func select(_ seed: UInt64) {
    let visible = view.indexPathsForVisibleItems
    guard !visible.isEmpty else { return }
    let path = visible[Int(seed % UInt64(visible.count))]
    switch seed % 3 {
    case 0: view.selectItem(at: path, animated: false, scrollPosition: [])
    case 1: view.deselectItem(at: path, animated: false)
    default: view.tapItem(at: path)
    }
  }
}
