public import Foundation
import LayoutCore

/// A layout that combines sections, each of which repeats one group of items.
///
/// The layout translates its description into plans whenever it is prepared, and answers every question from
/// an engine that measures each distinct group once. See `LayoutEngine` for what that costs.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Where the sections' descriptions come from.
  enum Source {
    /// The same description for every section.
    case section(NSCollectionLayoutSection)
    /// A description for each section, asked for when the layout is prepared.
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The engine, once the layout has been prepared.
  private(set) var engine: DefaultLayoutEngine?
  private var elementKinds: [String] = []
  private var isSolved = false
  private var visible = VisibleElements()

  /// Makes a layout whose sections all follow one description.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections all follow one description.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section)
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Makes a layout that asks for the description of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout that asks for the description of each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Descriptions hold closures and cannot be archived.
  ///
  /// - Returns: Always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The direction, the spacing and the insets of the whole layout.
  ///
  /// Setting it keeps a copy and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Layout

  /// Lays out the collection view's sections.
  ///
  /// If nothing but the scroll position has changed, only the pinned items are placed again.
  ///
  /// - Precondition: Every section that has items is described by finite numbers.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !isSolved {
      let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
      do {
        try solve(layoutInput(for: collectionView.environment, itemCounts: counts))
      } catch {
        preconditionFailure("\(error)")
      }
    }
    engine?.setVisibleBounds(collectionView.unobscuredBounds.frame)
  }

  private func solve(_ input: LayoutInput) throws(LayoutError) {
    if engine == nil {
      engine = try DefaultLayoutEngine(input)
    } else {
      try engine?.update(to: input)
    }
    elementKinds = input.elementKinds
    isSolved = true
  }

  /// The size of everything, in points.
  open override var collectionViewContentSize: CGSize {
    guard let size = engine?.contentSize else { return .zero }
    return CGSize(width: size.horizontal, height: size.vertical)
  }

  /// The attributes of all elements that share some area with a rectangle.
  ///
  /// Elements of a section that scrolls across the layout are found where they are on the screen, and
  /// described where they are while their row is not scrolled.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    visible.removeAll()
    engine?.query(rect.frame, into: &visible)
    return visible.elements.map(attributes)
  }

  /// The attributes of an item, or `nil` if there is no such item or no room for it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell, at: indexPath)
  }

  /// The attributes of a supplementary view, or `nil` if there is no such view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The section, and 0 for a boundary item, the running number of the kind in the
  ///     section for an item that hangs from an item or group, or `Int.max` in section 0 for a
  ///     boundary item of the layout.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: kind(.supplementary, elementKind), at: indexPath)
  }

  /// The attributes of a decoration, or `nil` if there is no such view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The section, and the index among its decorations.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: kind(.decoration, elementKind), at: indexPath)
  }

  private func kind(_ category: ElementKind.Category, _ name: String) -> ElementKind? {
    elementKinds.firstIndex(of: name).map {
      ElementKind(category: category, nameIndex: Int32($0))
    }
  }

  private func attributes(
    of kind: ElementKind?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind, let engine, indexPath.count == 2 else { return nil }
    return engine.stack.element(
      kind, section: indexPath.section, item: indexPath.item, state: engine.state
    ).map(attributes)
  }

  private func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.init()
    attributes.indexPath = IndexPath(item: element.item, section: element.section)
    switch element.kind.category {
    case .cell: break
    case .supplementary: attributes.representedElementCategory = .supplementaryView
    case .decoration: attributes.representedElementCategory = .decorationView
    }
    if element.kind.category != .cell {
      attributes.representedElementKind = elementKinds[Int(element.kind.nameIndex)]
    }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    return attributes
  }

  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  // MARK: Invalidation

  /// Whether new bounds need new places: if their size differs, or if some item is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || engine?.stack.hasPinnedItems == true
  }

  /// What new bounds make wrong: pinned items alone, unless the size differs.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.onlyMovesPinnedItems = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Says that some places have to be computed again before the next question.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.onlyMovesPinnedItems { isSolved = false }
    super.invalidateLayout(with: context)
  }

  // MARK: Rows that scroll across

  /// Scrolls the row of a section to an offset from its leading end, in points. Nothing is laid out again.
  public func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) {
    engine?.setRowOffset(offset, section: section)
  }

  /// How far the row of a section has been scrolled from its leading end, in points.
  public func orthogonalOffset(inSection section: Int) -> CGFloat {
    CGFloat(engine?.rowOffset(section: section) ?? 0)
  }

  /// Where the row of a section comes to rest when it is let go at an offset, in points.
  ///
  /// - Returns: `nil` if the section does not scroll across.
  public func orthogonalRestingOffset(near offset: CGFloat, inSection section: Int) -> CGFloat? {
    engine?.stack.row(section: section).map { CGFloat($0.restingOffset(near: offset)) }
  }

  /// How far the row of a section scrolls, in points; `nil` if the section does not scroll across.
  public func orthogonalMaxOffset(inSection section: Int) -> CGFloat? {
    engine?.stack.row(section: section).map { CGFloat($0.maxOffset) }
  }
}
