public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// The work of laying out and of finding visible elements so far.
  ///
  /// UIKit has no such property. Scrolling adds nothing to `groupsSolved`.
  public var workCounters: WorkCounters {
    var work = visible.work
    if let engine { work += engine.work }
    return work
  }

  /// Asks for the descriptions, and lays out what they mean.
  func solve(for view: UICollectionView) {
    let environment = view.environment
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    do {
      let layout = try lowered(for: environment, itemCounts: counts)
      if engine == nil {
        engine = try DefaultLayoutEngine(layout.input)
      } else {
        try engine?.update(to: layout.input)
      }
      takeOver(layout, in: environment, frame: view.frame)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func takeOver(
    _ layout: LoweredLayout, in environment: HeadlessEnvironment, frame: CGRect
  ) {
    elementKinds = layout.input.elementKinds
    handlers = layout.handlers
    followsScrolling = !handlers.isEmpty || engine?.stack.hasPinnedItems == true
    isSolved = true
    if update?.isApplied == true { update = nil }
    update?.isApplied = true
    placeRows()
    diagnose(layout, in: environment, frame: frame)
  }

  /// Makes the next preparation lay out everything again.
  func forgetPlaces(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      rosters = [:]
      update = nil
    } else if context.invalidateDataSourceCounts, isSolved, let engine, let collectionView {
      update = LayoutUpdate(
        stack: engine.stack, state: engine.state, elementKinds: elementKinds,
        rowOffsets: rowOffsets, visibleBounds: collectionView.bounds)
    }
    isSolved = false
  }
}
