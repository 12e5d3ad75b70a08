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
  private var engine: DefaultLayoutEngine?
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
  /// - Precondition: Every section that has items is described by finite numbers.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
    do {
      let input = try layoutInput(for: collectionView.environment, itemCounts: counts)
      if engine == nil {
        engine = try DefaultLayoutEngine(input)
      } else {
        try engine?.update(to: input)
      }
    } catch {
      preconditionFailure("\(error)")
    }
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
    return visible.elements.map { element in
      attributes(
        at: IndexPath(item: element.item, section: element.section), frame: element.frame,
        zIndex: element.zIndex)
    }
  }

  /// The attributes of an item, or `nil` if there is no such item or no room for it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let engine,
      let frame = engine.frame(section: indexPath.section, item: indexPath.item),
      let zIndex = engine.stack.zIndex(section: indexPath.section, item: indexPath.item)
    else { return nil }
    return attributes(at: indexPath, frame: frame, zIndex: zIndex)
  }

  private func attributes(
    at indexPath: IndexPath, frame: Frame, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(frame)
    attributes.zIndex = zIndex
    return attributes
  }

  // MARK: Invalidation

  /// Whether new bounds need a new layout: only if their size differs.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
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
