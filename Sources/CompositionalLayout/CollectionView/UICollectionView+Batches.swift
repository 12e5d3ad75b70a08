import LayoutCore

/// Methods for processing a batch of updates, from its first change to the last call to the layout.
extension UICollectionView {
  /// Performs the changes of a closure as one batch and updates the view.
  ///
  /// As in UIKit, the closure does not escape, so it may use nonescaping and `inout` parameters and
  /// the `self` of a mutating method. If a subclass overrides the other form of this method, the
  /// override is called.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and requests the corresponding updates.
  ///   - completion: A closure called with `true` after the view has been updated, before this
  ///     method returns.
  /// - Precondition: The item counts before and after the closure are consistent with the updates.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Collects the updates requested by a closure and performs them, unless they belong to an outer
  /// batch.
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

  /// Postpones a call concerning an item until the end of the open batch, if there is one.
  ///
  /// The item need not exist before the batch, because the batch may insert it.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item in the data after the batch.
  ///   - work: A closure that makes the call. It is skipped if the index path was valid before the
  ///     batch but no longer is.
  /// - Returns: Whether the call has been postponed.
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

  /// Creates an empty batch based on the current data.
  private func makeBatch() -> BatchUpdate {
    stopUnless(
      !pass.isRunning,
      "The data must not change while the collection view is being laid out.")
    performLayoutPass()
    let counts = currentItemCounts()
    return BatchUpdate(countsBefore: counts, from: itemCounts.origin)
  }

  /// Notifies the layout of the changed data.
  ///
  /// The next layout pass updates the views.
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
    layouts.selfSizing?.announce(commit)
  }

  private func checked(_ batch: BatchUpdate) -> BatchCommit {
    if let source = batch.onlyCause(in: dataSource) {
      var commit = BatchCommit(consistent: batch)
      if commit.isConsistent(with: source, from: batch.countsBefore) {
        commit.isExact = true
        itemCounts.set(from: source)
        return commit
      }
    }
    do {
      return try BatchCommit(batch, after: currentItemCounts())
    } catch {
      fatalError("\(error)")
    }
  }

  /// Ends the pending batch after the views have been updated.
  func endBatch() {
    guard let batch = batches.pending else { return }
    batches.pending = nil
    // If the data is reloaded before the views are updated, these views remain.
    recycle(batch.departingViews)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  // MARK: Reconfiguring cells

  /// Reconfigures the cells of the given items outside any batch.
  func reconfigureVisibleItems(at indexPaths: [IndexPath]) {
    var batch = makeBatch()
    batch.reconfigureItems(at: indexPaths)
    let paths = checked(batch).reconfiguredPaths
    // The data source may call the view again, as it may within a pass.
    pass.isRunning = true
    paths.forEach(reconfigureCell)
    pass.isRunning = false
    performLayoutPass()
  }

  /// Asks the data source to configure an item's cell again if the cell is visible.
  func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(.cell, kind: nil, at: indexPath)
    guard let dataSource else { return }
    guard let shown = views.shown[key] else {
      // Visible items may share the length of this item.
      layouts.selfSizing?.contentDidChange(ofItemAt: indexPath)
      return setNeedsLayout()
    }
    views.reconfigured = (indexPath, shown.view)
    let outer = ViewWork.enter(.cells)
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    ViewWork.leave(to: outer)
    views.reconfigured = nil
    stopUnless(
      cell === shown.view,
      "The cell of item \(indexPath) is being reconfigured: the data source must return the cell"
        + " that it dequeues for that index path.")
    shown.view.needsMeasuring = true
    ViewWork.current?.discardReply(of: shown.view)
    setNeedsLayout()
  }
}

/// The batches of updates not yet fully reflected by the views.
struct UpdateBatches {
  /// The batch whose updates are being collected, or `nil` if there is none.
  var open: BatchUpdate?
  /// Whether the layout is being notified of a batch while views still have their old index paths.
  var isCommitting = false
  /// The batch to apply in the next round of a layout pass, or `nil` if there is none.
  var pending: BatchCommit?
}
