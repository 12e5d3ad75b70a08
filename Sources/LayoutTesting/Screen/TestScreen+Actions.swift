public import CompositionalLayout

/// The actions of a user or an app; the screen is laid out after each of them.
extension TestScreen {
  // MARK: Scrolling

  /// Scrolls along the layout's axis, at most to an end of the content.
  ///
  /// - Parameters:
  ///   - points: The distance; negative towards the start.
  ///   - steps: The number of equal parts into which the distance is divided, as a finger would; a
  ///     layout pass follows each part.
  public func scroll(by points: CGFloat, steps: Int = 1) {
    for _ in 0..<max(1, steps) {
      let axis = ScrollAxis(view)
      axis.move(view, to: axis.start(of: view.bounds, in: view) + points / CGFloat(max(1, steps)))
      keepingPlace { layOut() }
    }
  }

  /// Scrolls to a distance from the start of the content, in points, at most to its end.
  public func scroll(to start: CGFloat) {
    ScrollAxis(view).move(view, to: start)
    keepingPlace { layOut() }
  }

  /// Scrolls to an item, and records how far from its target the item ends up.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - position: The target; `nil` for the start of the visible part.
  /// - Throws: ``TestScreenError/noItem(section:item:)`` if the item does not exist.
  public func scroll(
    to path: IndexPath, at position: UICollectionView.ScrollPosition? = nil
  ) throws {
    guard path.count == 2, (0..<view.numberOfSections).contains(path.section),
      (0..<view.numberOfItems(inSection: path.section)).contains(path.item)
    else {
      throw TestScreenError.noItem(section: path.first ?? 0, item: path.last ?? 0)
    }
    let axis = ScrollAxis(view)
    let position = position ?? (axis.isHorizontal ? axis.isMirrored ? .right : .left : .top)
    view.scrollToItem(at: path, at: position, animated: false)
    layOut()
    recorder?.lookUp(in: view) { landingError(of: path, at: position, along: axis) }
      .map { recorder?.note(landingError: $0) }
  }

  /// Returns the distance of an item from its target position, in points; `nil` for a position
  /// along the other axis, and for an item without a frame.
  private func landingError(
    of path: IndexPath, at position: UICollectionView.ScrollPosition, along axis: ScrollAxis
  ) -> Double? {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let misses: [(UICollectionView.ScrollPosition, CGFloat)] =
      axis.isHorizontal
      ? [
        (.left, frame.minX - visible.minX), (.centeredHorizontally, frame.midX - visible.midX),
        (.right, frame.maxX - visible.maxX),
      ]
      : [
        (.top, frame.minY - visible.minY), (.centeredVertically, frame.midY - visible.midY),
        (.bottom, frame.maxY - visible.maxY),
      ]
    guard let miss = misses.first(where: { position.contains($0.0) })?.1 else { return nil }
    let range = axis.range(of: view)
    let start = axis.start(of: view.bounds, in: view)
    let wanted = min(
      max(range.lowerBound, start + (axis.isMirrored ? -miss : miss)), range.upperBound)
    // An item centred between two pixels lands on one of them.
    let scale = max(1, view.traitCollection.displayScale)
    return Double(((wanted - start) * scale).rounded(.towardZero).magnitude / scale)
  }

  // MARK: Surroundings

  /// Rotates the device by a quarter turn: swaps width and height, and updates the size classes.
  public func rotate() {
    resize(to: CGSize(width: window.bounds.height, height: window.bounds.width))
  }

  /// Resizes the screen, in points.
  public func resize(to size: CGSize) {
    keepingPlace {
      let turned = window.traitCollection.modifyingTraits {
        $0.setSizeClasses(on: size)
      }
      if turned != window.traitCollection { window.traitCollection = turned }
      window.frame.size = size
      layOut()
    }
  }

  /// Changes the preferred text size.
  public func setTextSize(_ category: UIContentSizeCategory) {
    keepingPlace {
      window.traitCollection = window.traitCollection.modifyingTraits {
        $0.preferredContentSizeCategory = category
      }
      layOut()
    }
  }

  // MARK: Data

  /// Applies a snapshot to the view's diffable data source.
  ///
  /// - Throws: ``TestScreenError/otherSnapshots(dataSource:snapshot:)`` if the data source does not
  ///   accept snapshots of this type.
  /// - Complexity: O(*n*) for *n* items.
  public func apply<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) throws {
    guard let source = view.dataSource as? UICollectionViewDiffableDataSource<Section, Item> else {
      throw TestScreenError.otherSnapshots(
        dataSource: view.dataSource.map { "\(type(of: $0))" } ?? "no data source",
        snapshot: "\(type(of: snapshot))")
    }
    keepingPlace(movingItems: true) {
      source.apply(snapshot)
      layOut()
    }
  }

  /// Performs updates to the data in one batch.
  ///
  /// - Parameter updates: A closure that changes the data and reports the changes to the view it
  ///   receives.
  public func batch(_ updates: (UICollectionView) -> Void) {
    keepingPlace(movingItems: true) {
      withoutActuallyEscaping(updates) { updates in
        view.performBatchUpdates { updates(view) }
      }
      layOut()
    }
  }

  // MARK: Drift

  /// Performs an action, and records the movement of the anchored item.
  ///
  /// - Parameters:
  ///   - movingItems: Whether the action may change the index paths of items.
  ///   - body: The action.
  private func keepingPlace(movingItems: Bool = false, _ body: () -> Void) {
    guard let recorder else { return body() }
    let anchors = recorder.lookUp(in: view) { VisibleAnchor.candidates(in: view) }
    body()
    guard !anchors.isEmpty else { return }
    let drift = recorder.lookUp(in: view) { () -> Double? in
      for anchor in anchors {
        let path = movingItems ? anchor.shownPath(in: view) : anchor.path
        if let path, let drift = anchor.drift(at: path, in: view) { return drift }
      }
      return nil
    }
    recorder.note(drift: drift)
  }
}
