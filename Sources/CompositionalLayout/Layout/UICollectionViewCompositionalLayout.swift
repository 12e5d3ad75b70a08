public import Foundation
package import LayoutCore

/// A layout of sections that each repeat a group of items.
///
/// Each time the layout is prepared, it translates its description into the input of an engine. The
/// engine answers all queries and solves each distinct group only once. See `LayoutEngine` for the
/// complexities. Scrolling the content or a row does not lay out anything again.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The description, translated into the engine's input each time the layout is prepared.
  ///
  /// UIKit has no counterpart of this property.
  public private(set) var layoutDescription: CompositionalLayoutDescription

  /// The relation between the frames displayed by the view and the frames in the engine.
  enum Phase {
    /// The view does not display any frames of the engine.
    case blank
    /// The view displays outdated frames.
    case stale
    /// The view displays the engine's frames, and they are valid.
    case solved
  }

  /// The engine that computes the frames; `nil` until the layout has been prepared.
  @safe @exclusivity(unchecked)
  package internal(set) var engine: DefaultLayoutEngine? { didSet { preview = nil } }
  /// The engine with the most recent preferred size already applied; `nil` after any other change.
  @safe @exclusivity(unchecked)
  var preview: SizePreview?
  /// Counts how often sizes are applied and how often the description is translated.
  @safe @exclusivity(unchecked)
  package internal(set) var tally = LayoutTally()
  /// Whether the view displays frames of the engine, and whether they are valid.
  @safe @exclusivity(unchecked)
  var phase = Phase.blank
  /// The parts of the translated description that the engine does not handle.
  @safe @exclusivity(unchecked)
  var parts = LoweredParts()
  /// A buffer for query results, reused by each query.
  @safe @exclusivity(unchecked)
  var visible = VisibleElements()
  /// The visible elements of each section with a visible items handler, by section index.
  @safe @exclusivity(unchecked)
  var rosters: [Int: VisibleItemRoster] = [:]
  /// The data change in progress; `nil` if the data is not changing.
  var update: LayoutUpdate?
  /// The measured sizes to apply or discard when the layout is next prepared, and the items to
  /// measure again.
  @safe @exclusivity(unchecked)
  var measuring = MeasuringState()
  /// The positions on the screen to preserve when the layout changes.
  @safe @exclusivity(unchecked)
  var positions = KeptPositions()
  /// The keys of the sections, and the descriptions cached by key.
  @safe @exclusivity(unchecked)
  var keying = SectionKeySettings()
  private weak var lastView: UICollectionView?
  /// The diagnostics found when the layout was last prepared, and all diagnostics reported so far.
  var diagnosed = DiagnosticRecord()

  /// The content that stays in place on the screen when sizes or data change.
  ///
  /// The anchor keeps its position while elements are being measured, when the data is updated and
  /// when the size of the view changes. Without measured sizes, resizing the view does not change
  /// the scroll offset. UIKit has no counterpart of this property.
  public var contentAnchor = ContentAnchor.first

  /// Whether unmeasured items are assumed to have the average measured length of their section
  /// instead of their estimate.
  ///
  /// It affects sections with one self-sizing item per group. With an
  /// ``estimatedSectionLength``, sections not described yet have the average length of the
  /// described ones. Setting the property prepares the layout again, keeping the measured sizes and
  /// the positions of the visible items. UIKit has no counterpart of this property.
  public var learnsEstimates = false {
    didSet { if learnsEstimates != oldValue { invalidateKeepingSizes() } }
  }

  /// The problems found when the layout was last prepared, ordered by section.
  ///
  /// It is empty if everything could be laid out as described. UIKit has no counterpart of this
  /// property; it stops the app or logs a message instead.
  public var diagnostics: [LayoutDiagnostic] { diagnosed.current }

  /// A closure called with the text of each new diagnostic, once per diagnostic.
  public var diagnosticHandler: ((String) -> Void)?

  /// Creates a layout with the same description for every section.
  public init(section: NSCollectionLayoutSection) {
    layoutDescription = CompositionalLayoutDescription(section: section)
    super.init()
  }

  /// Creates a layout with a configuration and the same description for every section.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutDescription = CompositionalLayoutDescription(
      section: section, configuration: configuration)
    super.init()
  }

  /// Creates a layout that calls a section provider for each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    layoutDescription = CompositionalLayoutDescription(sectionProvider: sectionProvider)
    super.init()
  }

  /// Creates a layout that has a configuration and calls a section provider for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutDescription = CompositionalLayoutDescription(
      sectionProvider: sectionProvider, configuration: configuration)
    super.init()
  }

  /// Creates a layout from a description.
  public convenience init(_ description: CompositionalLayoutDescription) {
    switch description.source {
    case .section(let section):
      self.init(section: section, configuration: description.configuration)
    case .provider(let provider):
      self.init(sectionProvider: provider, configuration: description.configuration)
    }
  }

  /// Returns `nil`, because descriptions contain closures and cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The direction, the spacing and the insets of the whole layout.
  ///
  /// Setting the property stores a copy and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { layoutDescription.configuration }
    set {
      layoutDescription.configuration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Reading direction

  /// Whether frames are mirrored if the view's layout direction is right to left.
  ///
  /// The default is `true`.
  ///
  /// The layout itself returns mirrored frames, so the view does not mirror them again.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var mirrorsPlaces: Bool { true }

  // MARK: Layout

  /// Lays out the sections of the collection view and calls the handlers of visible sections.
  ///
  /// If only the scroll offset has changed, only pinned items are placed again.
  ///
  /// - Precondition: All numbers in the description of a section with items are finite.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !isSolved { solve(for: collectionView) }
    if !leavesAskingToRound(of: collectionView) { requestVisibleSections() }
    for section in positions.rowHolds.keys { placeRow(section) }
    updateVisiblePart(of: collectionView)
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    guard let engine else { return .zero }
    return CGSize(engine.contentSize)
  }

  /// Returns the attributes of all elements intersecting a rectangle.
  ///
  /// Elements of an orthogonal section are found at their position on the screen, while their
  /// attributes contain their position in the unscrolled row. The attributes include the changes
  /// made by the section's visible items handler, but the search ignores these changes.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect.standardized)
  }

  /// Returns the attributes of an item, or `nil` if the item does not exist or does not fit.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view, or `nil` if it does not exist.
  ///
  /// The index path consists of the section and a number. For a boundary item of the section, the
  /// number is 0; for a supplementary item anchored to an item or group, it is the index among the
  /// section's elements of that kind. A boundary item of the layout has section 0 and the number
  /// `Int.max`.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary, elementKind, at: indexPath)
  }

  /// Returns the attributes of a decoration, or `nil` if it does not exist.
  ///
  /// The index path consists of the section and the index of the decoration within the section.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration, elementKind, at: indexPath)
  }

  // MARK: Invalidation

  /// Returns whether new bounds invalidate the layout.
  ///
  /// New bounds invalidate the layout if their size differs, if they contain a section not
  /// described yet, if an item is pinned or if a section has a handler for its visible items. In
  /// the last two cases nothing is laid out again.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || parts.followsScrolling
      || hasUndescribedSections(in: newBounds)
  }

  /// Returns the invalidation context for new bounds.
  ///
  /// Measured sizes always stay valid. If only the origin of the bounds changes, everything except
  /// the pinned elements stays valid.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = newBounds.size == collectionView?.bounds.size
    context.keepsSizes = true
    return context
  }

  /// Invalidates the parts of the layout specified by a context, which are computed again before
  /// the next query.
  ///
  /// Preferred sizes are applied without laying out anything else again. Elements specified by the
  /// context are measured again. If the context specifies no part of the layout, all measured sizes
  /// are discarded.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isAboutSizes =
      !context.preferredSizes.isEmpty && !context.invalidateEverything
      && !context.invalidateDataSourceCounts
    if isAboutSizes { applySizes(of: context) }
    let isAboutSizesAlone =
      isAboutSizes && context.hasOnlyPreferredSizes
    if !context.keepsPlaces, !isAboutSizesAlone { forgetPlaces(with: context) }
    super.invalidateLayout(with: context)
    // A subclass may have changed the distance by which the content is scrolled.
    if isAboutSizes, let collectionView { positions.hold?.bounds = collectionView.bounds }
  }

  override func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {
    guard isSolved, !context.keepsPlaces else { return }
    // Once the view has its new bounds, the visible items can no longer be found.
    capturePlaces()
    phase = .stale
  }

  override func attach(to view: UICollectionView?) {
    super.attach(to: view)
    if phase == .solved { phase = .stale }
    guard let view else { return }
    if view !== lastView {
      view.requestRemeasurement(nil)
      measuring.forgetsSizes = true
      keying.areKeysCurrent = false
      phase = .blank
    }
    lastView = view
  }

  // MARK: Preferred sizes

  /// Returns whether a preferred size differs from the current one by at least a pixel.
  ///
  /// Only self-sizing axes are compared.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes.size, from: originalAttributes) }

  /// Returns the invalidation context for a preferred size.
  ///
  /// The context contains the change in content size and, if the scroll anchor lies after the
  /// element, the change in scroll offset.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    addPreferredSize(preferredAttributes.size, of: originalAttributes, to: context)
    return context
  }

  /// Returns the content offset, in points, that keeps the scroll anchor in place after a change.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    heldContentOffset()
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Changes of the data

  /// Prepares the animation of a data change by mapping old index paths to new index paths.
  ///
  /// The method is called after the layout has been prepared for the new data. An orthogonal row
  /// keeps its scroll offset even if its section has moved.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    follow(updateItems)
  }

  /// Discards the layout recorded before the data change.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
  }

  /// Returns the attributes at the start of an animation: the old frame of an item or, for a new
  /// item, its final frame with an opacity of 0.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.cell, nil, at: itemIndexPath)
  }

  /// Returns the attributes at the end of an animation: the new frame of an item or, for a removed
  /// item, its last frame with an opacity of 0.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.cell, nil, at: itemIndexPath)
  }

  /// Returns the attributes at the start of an animation: the old frame of a supplementary view or,
  /// for a new supplementary view, its final frame with an opacity of 0.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementary, elementKind, at: elementIndexPath)
  }

  /// Returns the attributes at the end of an animation: the new frame of a supplementary view or,
  /// for a removed supplementary view, its last frame with an opacity of 0.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementary, elementKind, at: elementIndexPath)
  }

  /// Returns the attributes at the start of an animation: the old frame of a decoration or, for a
  /// new decoration, its final frame with an opacity of 0.
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.decoration, elementKind, at: decorationIndexPath)
  }

  /// Returns the attributes at the end of an animation: the new frame of a decoration or, for a
  /// removed decoration, its last frame with an opacity of 0.
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.decoration, elementKind, at: decorationIndexPath)
  }

  /// Returns the index paths of the visible supplementary views of a kind added by the change.
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { insertedElements(.supplementary, elementKind) }

  /// Returns the index paths of the supplementary views of a kind that were visible and have been
  /// removed by the change.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { deletedElements(.supplementary, elementKind) }

  /// Returns the index paths of the visible decorations of a kind that the change has added.
  open override func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { insertedElements(.decoration, elementKind) }

  /// Returns the index paths of the decorations of a kind that were visible and have been removed
  /// by the change.
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { deletedElements(.decoration, elementKind) }
}
