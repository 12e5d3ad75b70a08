import LayoutCore

/// A layout for the transition from one layout to another.
///
/// The frame of an element present in both layouts is interpolated. An element present in only one
/// layout fades in or out. A query for a rectangle returns only elements that at least one of the
/// two layouts returns for the same rectangle. An element that merely passes through the rectangle
/// is therefore missing.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  public let currentLayout: UICollectionViewLayout

  /// The layout at the end of the transition.
  public let nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 for the current layout to 1 for the next layout.
  ///
  /// The value may lie outside this range if the transition is pulled beyond its ends.
  ///
  /// - Precondition: A new value is finite.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      stopUnless(
        transitionProgress.isFinite,
        "The progress of a transition must be finite, not \(transitionProgress).")
      guard transitionProgress != oldValue else { return }
      let context = makeInvalidationContext()
      context.keepsPlaces = true
      invalidateLayout(with: context)
    }
  }

  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a transition layout between two layouts.
  public required init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`, because layouts cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Sets a value for the current progress, under a key of the caller's choice.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the value that was last set for a key, or 0 if no value has been set.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Places

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// The size of the content, in points, interpolated between the two layouts.
  open override var collectionViewContentSize: CGSize {
    let current = currentLayout.collectionViewContentSize
    let next = nextLayout.collectionViewContentSize
    return CGSize(
      width: max(0, transitionProgress.between(current.width, next.width)),
      height: max(0, transitionProgress.between(current.height, next.height)))
  }

  /// Returns the attributes of all elements currently in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var known: Set<ElementKey> = []
    let keys = [currentLayout, nextLayout]
      .flatMap { $0.shownElements(in: rect) }.map(ElementKey.init)
      .filter { known.insert($0).inserted }
    let area = rect.frame
    return keys.compactMap(attributes).filter { $0.frame.frame.intersects(area) }
  }

  /// Returns the attributes of an item, interpolated between the two layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.cell, kind: nil, at: indexPath))
  }

  /// Returns the attributes of a supplementary view, interpolated between the two layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.supplementaryView, kind: elementKind, at: indexPath))
  }

  /// Returns the attributes of a decoration view, interpolated between the two layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.decorationView, kind: elementKind, at: indexPath))
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let current = currentLayout.shownElement(key)
    let next = nextLayout.shownElement(key)
    if let current, let next { return transitionProgress.between(current, next) }
    let only = (current ?? next)?.copied()
    only?.alpha *= current == nil ? transitionProgress : 1 - transitionProgress
    return only
  }

  /// Whether the layout itself mirrors its frames.
  ///
  /// The value is always `true`, because the frames of both layouts are mirrored before they are
  /// interpolated.
  override var mirrorsPlaces: Bool { true }

  // MARK: Invalidation

  /// Returns whether new bounds invalidate either of the two layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [currentLayout, nextLayout].contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// Returns the invalidation context for new bounds.
  ///
  /// It contains the context of each layout that the new bounds invalidate.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = true
    context.parts = [currentLayout, nextLayout].compactMap { layout in
      guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
      return LayoutPart(
        layout: layout, context: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return context
  }

  /// Invalidates both layouts, which are computed again before the next query.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsPlaces {
      for layout in [currentLayout, nextLayout] {
        let part = layout.makeInvalidationContext()
        part.invalidateEverything = context.invalidateEverything
        part.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: part)
      }
    }
    for part in context.parts { part.layout.invalidateLayout(with: part.context) }
    super.invalidateLayout(with: context)
  }

  /// Notifies both layouts of the changes to the data.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in [currentLayout, nextLayout] {
      layout.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  /// Notifies both layouts that the view has been updated after the changes.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    for layout in [currentLayout, nextLayout] { layout.finalizeCollectionViewUpdates() }
  }

  override func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {
    for part in context.parts { part.layout.boundsWillChange(with: part.context) }
  }

  override func attach(to view: UICollectionView?) {
    super.attach(to: view)
    currentLayout.attach(to: view)
    nextLayout.attach(to: view)
  }
}

/// The invalidation context for one of a transition's two layouts.
struct LayoutPart {
  let layout: UICollectionViewLayout
  let context: UICollectionViewLayoutInvalidationContext
}
