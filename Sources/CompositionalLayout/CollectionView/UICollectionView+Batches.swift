import LayoutCore

/// From the first change of a batch to the last question about it.
extension UICollectionView {
  /// Shows the changes of a block, all at once.
  ///
  /// The block does not escape, as in UIKit: it may use nonescaping parameters, `inout` parameters
  /// and `self` of a mutating method. An override of the other form is called.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called with true once the changes show, before this returns.
  /// - Precondition: The numbers of items before and after the block differ by the changes.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Collects changes, and shows them unless an outer batch is open.
  func performBatch(completion: ((Bool) -> Void)? = nil, _ updates: () -> Void) {
    let isOutermost = batches.open == nil
    if isOutermost { batches.open = makeBatch() }
    if let completion { batches.open?.completions.append(completion) }
    updates()
    guard isOutermost, let batch = batches.open else { return }
    batches.open = nil
    if !batch.isSuperseded { commit(batch) }
    performLayoutPass()
    for followUp in batch.followUps { followUp() }
    for completion in batch.completions { completion(true) }
  }

  /// Postpones a call about an item during an open batch: the batch may insert the item.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item after the batch.
  ///   - work: The call; left out if the batch has removed the item.
  /// - Returns: Whether the call waits for an open batch.
  func postpone(
    for indexPath: IndexPath, _ work: @escaping (UICollectionView) -> Void
  ) -> Bool {
    guard let counts = batches.open?.countsBefore else { return false }
    let wasThere =
      indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
    batches.open?.followUps.append { [unowned self] in
      if !wasThere || hasItem(at: indexPath) { work(self) }
    }
    return true
  }

  /// Creates a batch from the present data.
  private func makeBatch() -> BatchUpdate {
    stopUnless(
      !pass.isRunning, "Data cannot change while the collection view is laid out for it.")
    performLayoutPass()
    return BatchUpdate(countsBefore: currentItemCounts())
  }

  /// Notifies the layout of changed data, for the next pass to show.
  private func commit(_ batch: BatchUpdate) {
    let context = collectionViewLayout.makeInvalidationContext()
    // Behaviour 62
    context.invalidateDataSourceCounts = true
    batches.isCommitting = true
    defer { batches.isCommitting = false }
    collectionViewLayout.invalidateLayout(with: context)
    var commit = checked(batch)
    selectedPaths = Set(selectedPaths.compactMap(commit.paths.pathAfter))
    reports.prefetched = Set(reports.prefetched.compactMap(commit.paths.pathAfter))
    followMovement(through: commit.paths)
    // Behaviour 105
    renameViews(for: &commit)
    batches.pending = commit
    layouts.selfSizing?.announce(commit.updateItems)
  }

  private func checked(_ batch: BatchUpdate) -> BatchCommit {
    do {
      return try BatchCommit(batch, after: currentItemCounts())
    } catch {
      fatalError("\(error)")
    }
  }

  /// Ends the shown batch.
  func endBatch() {
    guard let batch = batches.pending else { return }
    batches.pending = nil
    // A reload before the views' update leaves these views.
    recycle(batch.departingViews)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  // MARK: Cells that are made up again

  /// Has the cells of items made up again where no item has changed.
  func reconfigureVisibleItems(at indexPaths: [IndexPath]) {
    var batch = makeBatch()
    batch.reconfigureItems(at: indexPaths)
    let paths = checked(batch).reconfiguredPaths
    // The data source may call back, as it may within a pass.
    pass.isRunning = true
    paths.forEach(reconfigureCell)
    pass.isRunning = false
    performLayoutPass()
  }

  /// Has the data source make up the cell of an item again, if it is visible.
  func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(.cell, kind: nil, at: indexPath)
    guard let dataSource else { return }
    guard let shown = views.shown[key] else {
      // Visible items may be as long as this one.
      layouts.selfSizing?.contentDidChange(ofItemAt: indexPath)
      return setNeedsLayout()
    }
    views.reconfigured = (indexPath, shown.view)
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    views.reconfigured = nil
    stopUnless(
      cell === shown.view,
      "The cell of item \(indexPath) is to be made up again: the data source must return the one"
        + " that it dequeues for that path.")
    shown.view.needsMeasuring = true
    setNeedsLayout()
  }
}

/// Batches of updates on their way to the screen.
struct UpdateBatches {
  /// The collected changes.
  var open: BatchUpdate?
  /// Whether the layout receives a batch while views still have their old paths.
  var isCommitting = false
  /// The changes for the next round.
  var pending: BatchCommit?
}
