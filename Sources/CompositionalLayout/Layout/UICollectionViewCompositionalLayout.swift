public import Foundation
package import LayoutCore

/// A layout of sections, with one repeated group of items in each.
///
/// The layout translates its description into plans whenever it is prepared, and answers every
/// query from an engine. The engine measures each distinct group once. See `LayoutEngine` for the
/// costs. Scrolling the content or a row lays nothing out again.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The layout's description, lowered in each preparation.
  ///
  /// UIKit has no such property.
  public private(set) var layoutDescription: CompositionalLayoutDescription

  /// Relation of the engine to the screen.
  enum Phase {
    /// The view shows nothing of it.
    case blank
    /// The view shows outdated places.
    case stale
    /// The view shows valid places.
    case solved
  }

  /// The engine, once the layout has been prepared.
  @safe @exclusivity(unchecked)
  package internal(set) var engine: DefaultLayoutEngine? { didSet { preview = nil } }
  /// The engine with the last proposed size; nil after any other change.
  @safe @exclusivity(unchecked)
  var preview: SizePreview?
  /// The calls of the engine and of the description so far.
  @safe @exclusivity(unchecked)
  package internal(set) var tally = LayoutTally()
  /// Whether the engine's places hold, and the view shows them.
  @safe @exclusivity(unchecked)
  var phase = Phase.blank
  /// The parts of the lowered description outside the engine.
  @safe @exclusivity(unchecked)
  var parts = LoweredParts()
  /// The buffer of queries.
  @safe @exclusivity(unchecked)
  var visible = VisibleElements()
  /// The visible elements of the sections with a handler.
  @safe @exclusivity(unchecked)
  var rosters: [Int: VisibleItemRoster] = [:]
  /// The change of the data on its way to the screen.
  var update: LayoutUpdate?
  /// The coming and the present measured sizes.
  @safe @exclusivity(unchecked)
  var measuring = MeasuringState()
  /// The positions on the screen kept by a change of the layout.
  @safe @exclusivity(unchecked)
  var positions = KeptPositions()
  private weak var lastView: UICollectionView?
  /// The diagnostics of the last preparation, and all reported ones.
  var diagnosed = DiagnosticRecord()

  /// Scroll anchor: the content with a fixed place on the screen while contents get their sizes,
  /// through updates of the data, and when the view gets another size.
  ///
  /// UIKit has no such property. Without measured sizes, another size of the view leaves the offset
  /// as it is.
  public var contentAnchor = ContentAnchor.first

  /// Whether unmeasured items use their section's average measured length, instead of their
  /// estimated dimension.
  ///
  /// UIKit has no such property. It concerns sections with groups of one self-sizing item. Setting
  /// it has the layout prepared again: measured sizes are kept, and so is the place of the visible
  /// items.
  public var learnsEstimates = false {
    didSet { if learnsEstimates != oldValue { invalidateEstimates() } }
  }

  /// The diagnostics of descriptions, by section; empty if all could be laid out.
  ///
  /// This is about the last time the layout was prepared. UIKit has no such property: it stops the
  /// app, or writes to its log.
  public var diagnostics: [LayoutDiagnostic] { diagnosed.current }

  /// Called once for each new diagnostic, with its text.
  public var diagnosticHandler: ((String) -> Void)?

  /// Creates a layout with one description for all sections.
  public init(section: NSCollectionLayoutSection) {
    layoutDescription = CompositionalLayoutDescription(section: section)
    super.init()
  }

  /// Creates a layout with one description for all sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutDescription = CompositionalLayoutDescription(
      section: section, configuration: configuration)
    super.init()
  }

  /// Creates a layout with a section provider.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    layoutDescription = CompositionalLayoutDescription(sectionProvider: sectionProvider)
    super.init()
  }

  /// Creates a layout with a section provider.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutDescription = CompositionalLayoutDescription(
      sectionProvider: sectionProvider, configuration: configuration)
    super.init()
  }

  /// Makes a layout of a description.
  public convenience init(_ description: CompositionalLayoutDescription) {
    switch description.source {
    case .section(let section):
      self.init(section: section, configuration: description.configuration)
    case .provider(let provider):
      self.init(sectionProvider: provider, configuration: description.configuration)
    }
  }

  /// Descriptions hold closures and cannot be archived.
  ///
  /// - Returns: Always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The direction, the spacing and the insets of the whole layout.
  ///
  /// Setting it keeps a copy and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { layoutDescription.configuration }
    set {
      layoutDescription.configuration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Reading direction

  /// Whether places are mirrored where the view is read from right to left; yes, unless a subclass
  /// says otherwise.
  ///
  /// The layout answers with mirrored places, and the view leaves those as they are.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var mirrorsPlaces: Bool { true }

  // MARK: Layout

  /// Lays out the collection view's sections, and calls the handlers of visible sections.
  ///
  /// If nothing but the scroll position has changed, only the pinned items are placed again.
  ///
  /// - Precondition: Every section with items is described by finite numbers.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !isSolved { solve(for: collectionView) }
    for section in positions.rowHolds.keys { placeRow(section) }
    engine?.setVisibleBounds(collectionView.unobscuredBounds.frame)
    callHandlersOfVisibleSections()
  }

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    guard let engine else { return .zero }
    return CGSize(engine.contentSize)
  }

  /// The attributes of all elements with some area in a rectangle.
  ///
  /// Elements of an orthogonal section are found at their place on the screen, but their attributes
  /// hold their place in the unscrolled row. The attributes carry the changes of a section's
  /// handler, but the search ignores these changes.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    visible.removeAll()
    engine?.query(rect.standardized.frame, into: &visible)
    var attributes: [UICollectionViewLayoutAttributes] = []
    attributes.reserveCapacity(visible.elements.count)
    for element in visible.elements { attributes.append(shownAttributes(of: element)) }
    return attributes
  }

  /// The attributes of an item, or `nil` if there is no such item or no room for it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// The attributes of a supplementary view, or `nil` if there is no such view.
  ///
  /// The path consists of the section and 0 for a boundary item, the running number of the kind in
  /// the section for a supplementary item anchored to an item or group, or `Int.max` in section 0
  /// for a boundary item of the layout.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary, elementKind, at: indexPath)
  }

  /// The attributes of a decoration, or `nil` if there is no such view.
  ///
  /// The path consists of the section and the index among its decorations.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration, elementKind, at: indexPath)
  }

  // MARK: Invalidation

  /// Whether new bounds need new places: if their size differs, if some item is pinned, or if some
  /// section has a handler for its visible items.
  ///
  /// In the last two cases nothing is laid out again.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || parts.followsScrolling
  }

  /// Returns the invalidation for new bounds: the elements pinned to the scroll position, unless
  /// the size differs.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = newBounds.size == collectionView?.bounds.size
    context.keepsSizes = true
    return context
  }

  /// Invalidates some places: they are computed again before the next query.
  ///
  /// Preferred sizes are applied, and nothing else is laid out again for them. Without any named
  /// part, all measured sizes are forgotten; named elements are measured again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isAboutSizes =
      !context.preferredSizes.isEmpty && !context.invalidateEverything
      && !context.invalidateDataSourceCounts
    if isAboutSizes { applySizes(of: context) }
    let isAboutSizesAlone =
      isAboutSizes && context.hasOnlyPreferredSizes
    if !context.keepsPlaces, !isAboutSizesAlone { forgetPlaces(with: context) }
    super.invalidateLayout(with: context)
    // Subclasses may have had the content scrolled by another distance.
    if isAboutSizes, let collectionView { positions.hold?.bounds = collectionView.bounds }
  }

  override func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {
    guard isSolved, !context.keepsPlaces else { return }
    // Once the view has the new bounds it is too late to find the visible items.
    capturePlaces()
    phase = .stale
  }

  override func attach(to view: UICollectionView?) {
    super.attach(to: view)
    if phase == .solved { phase = .stale }
    guard let view else { return }
    if view !== lastView {
      view.measureAgain(nil)
      measuring.forgetsSizes = true
      phase = .blank
    }
    lastView = view
  }

  // MARK: Sizes that contents ask for

  /// Whether an element's preferred size differs from its present one by at least a pixel, along a
  /// self-sizing axis.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes.size, from: originalAttributes) }

  /// Returns the invalidation for a preferred size: the change of the content size, and of the
  /// offset if the scroll anchor lies behind the element.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    addPreferredSize(preferredAttributes.size, of: originalAttributes, to: context)
    return context
  }

  /// Returns the content offset after a change, in points: it keeps the scroll anchor in place.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    heldContentOffset()
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Changes of the data

  /// Maps paths before a data change to paths after it, for the animation of remaining elements.
  ///
  /// Called after the layout has been prepared for the new data. Rows keep their offsets if their
  /// sections have moved.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    follow(updateItems)
  }

  /// Forgets the layout before the change.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }

  /// Where an item comes from: its old place, or if it is new its final place, transparent.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.cell, nil, at: itemIndexPath)
  }

  /// Where an item goes to: its new place, or if it goes away its last place, transparent.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.cell, nil, at: itemIndexPath)
  }

  /// Where a supplementary view comes from: its old place, or its final place, transparent.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementary, elementKind, at: elementIndexPath)
  }

  /// Where a supplementary view goes to: its new place, or its last place, transparent.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementary, elementKind, at: elementIndexPath)
  }

  /// Where a decoration comes from: its old place, or its final place, transparent.
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.decoration, elementKind, at: decorationIndexPath)
  }

  /// Where a decoration goes to: its new place, or its last place, transparent.
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.decoration, elementKind, at: decorationIndexPath)
  }

  /// The visible new supplementary views of a kind.
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { arrivals(.supplementary, elementKind) }

  /// The formerly visible supplementary views of a kind removed by the change.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { departures(.supplementary, elementKind) }

  /// The visible new decorations of a kind.
  open override func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { arrivals(.decoration, elementKind) }

  /// The formerly visible decorations of a kind removed by the change.
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { departures(.decoration, elementKind) }
}
