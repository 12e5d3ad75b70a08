import LayoutCore

/// A layout on its way from one layout to another.
///
/// Elements of both layouts are between their two places; elements of one layout fade. An element
/// is looked up at its present place, in either layout's answer for the same rectangle: an element
/// merely passing through the rectangle, in neither layout's answer, is not found.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The transition's initial layout.
  public let currentLayout: UICollectionViewLayout

  /// The transition's final layout.
  public let nextLayout: UICollectionViewLayout

  /// How far the transition has come: from 0, the current layout, to 1, the next one.
  ///
  /// A transition pulled beyond its ends has other values.
  ///
  /// - Precondition: A new value is finite.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      stopUnless(
        transitionProgress.isFinite, "A transition cannot progress to \(transitionProgress).")
      guard transitionProgress != oldValue else { return }
      let context = makeInvalidationContext()
      context.keepsPlaces = true
      invalidateLayout(with: context)
    }
  }

  private var animatedValues: [String: CGFloat] = [:]

  /// Creates a transition between two layouts.
  public required init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Layouts cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Sets a number for the present progress, under a name of the caller's choice.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the number of a name; 0 if not set.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Places

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// The size of all content between the two layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let current = currentLayout.collectionViewContentSize
    let next = nextLayout.collectionViewContentSize
    return CGSize(
      width: max(0, transitionProgress.between(current.width, next.width)),
      height: max(0, transitionProgress.between(current.height, next.height)))
  }

  /// The attributes of all elements now in a rectangle.
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

  /// The attributes of an item between the two layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.cell, kind: nil, at: indexPath))
  }

  /// The attributes of a supplementary view between the two layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.supplementaryView, kind: elementKind, at: indexPath))
  }

  /// The attributes of a decoration between the two layouts.
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

  /// Both layouts are mirrored before their places are mixed.
  override var mirrorsPlaces: Bool { true }

  // MARK: Invalidation

  /// Whether new bounds make places of either layout wrong.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [currentLayout, nextLayout].contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// Returns the invalidation for new bounds: the parts of both layouts.
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

  /// Invalidates places of both layouts: they are computed again before the next query.
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

  /// Tells both layouts how the data has changed.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in [currentLayout, nextLayout] {
      layout.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  /// Notifies both layouts of the end of the change.
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

/// Invalidation of one of a transition's two layouts.
struct LayoutPart {
  let layout: UICollectionViewLayout
  let context: UICollectionViewLayoutInvalidationContext
}
