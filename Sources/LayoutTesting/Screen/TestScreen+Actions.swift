public import CompositionalLayout
import LayoutCore
import ScreenPlaces

/// The actions of a user or an app; the screen is laid out after each of them.
extension TestScreen {
  // MARK: Scrolling

  /// Scrolls along the layout's scroll axis, but not beyond the ends of the content.
  ///
  /// - Parameters:
  ///   - points: The distance; negative towards the start.
  ///   - steps: The number of equal steps that make up the distance, as if a finger moved; a layout
  ///     pass follows each step.
  public func scroll(by points: CGFloat, steps: Int = 1) {
    for _ in 0..<max(1, steps) {
      move { $0 + points / CGFloat(max(1, steps)) }
    }
  }

  /// Scrolls to a distance from the start of the content, in points, but not beyond the content's
  /// end.
  public func scroll(to start: CGFloat) { move { _ in start } }

  /// Scrolls the view and lays the screen out; the closure receives the current distance from the
  /// start of the content and returns the new one.
  private func move(_ change: (CGFloat) -> CGFloat) {
    view.scroll(change)
    keepingPlace { layOut() }
  }

  /// Scrolls to an item, and records the item's final distance from its target.
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
    let position = position ?? view.startPosition
    recordingAnswers {
      view.scrollToItem(at: path, at: position, animated: false)
      layOut()
    }
    recorder?.lookUp(in: view) { view.landingError(of: ElementID(path), at: position) }
      .map { recorder?.note(landingError: $0) }
  }

  // MARK: Surroundings

  /// Rotates the device by a quarter turn: swaps width and height, and updates the size classes.
  public func rotate() {
    resize(to: CGSize(width: window.bounds.height, height: window.bounds.width))
  }

  /// Resizes the screen to the given size, in points.
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
  /// - Throws: ``TestScreenError/otherSnapshots(dataSource:snapshot:)`` if the data source has
  ///   other section or item types.
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

  /// Performs updates to the data as a single batch.
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

  /// Performs an action, and records the movement of the anchored content.
  ///
  /// - Parameters:
  ///   - movingItems: Whether the action may change the index paths of items.
  ///   - body: The action, including the layout of the screen.
  private func keepingPlace(movingItems: Bool = false, _ body: () -> Void) {
    guard let recorder else { return recordingAnswers(body) }
    let content = recorder.lookUp(in: view) {
      AnchoredContent(in: view, following: movingItems ? .shown(in: view) : .unmoved)
    }
    body()
    guard !content.isEmpty else { return }
    recorder.note(drift: recorder.lookUp(in: view) { content.drift(in: view) })
  }
}
