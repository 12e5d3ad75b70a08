/// Section keys, without counterparts in UIKit.
extension UICollectionViewCompositionalLayout {
  /// Returns the key of a section: a value that identifies everything its description depends on.
  ///
  /// - Parameters:
  ///   - identifierOrIndex: The identifier of the section in a diffable data source, or its index
  ///     with any other data source.
  ///   - environment: The environment that the section provider would receive.
  public typealias SectionKeys = (
    _ identifierOrIndex: AnyHashable, _ environment: any NSCollectionLayoutEnvironment
  ) -> AnyHashable

  /// A closure that returns the key of each section; `nil` to ask the section provider for every
  /// section whenever the layout is prepared, as UIKit does.
  ///
  /// With keys, the section provider is called once for each distinct key and environment, and all
  /// sections with the key use the returned description, including its handler and its custom
  /// groups. The frames are the same if the provider is a function of the key and the environment.
  ///
  ///     layout.sectionKeys = { section, _ in shelves[section]?.kind }
  ///
  /// The closure is called for every section whenever the layout is prepared. After a snapshot has
  /// been applied to a `UICollectionViewDiffableDataSource` itself, not a subclass, it is usually
  /// called only for inserted and reloaded sections and for sections with changed items; large
  /// changes call it for every section. Call `invalidateLayout()` if anything else changes a key.
  ///
  /// The descriptions of the last four environments and configurations are cached. Setting the
  /// closure discards them and prepares the layout again, keeping the measured sizes and the
  /// positions of the visible items. UIKit has no counterpart of this property.
  public var sectionKeys: SectionKeys? {
    get { keying.keys }
    set {
      keying = SectionKeying(keys: newValue, isChecking: keying.isChecking)
      invalidateKeepingSizes()
    }
  }

  /// Whether the layout asks the section provider for every section despite their keys, and reports
  /// in ``diagnostics`` the first section of each key described in another way.
  ///
  /// Use this in tests and in debug builds. The frames still come from the cached descriptions.
  /// Closures are not compared, except for the presence of a handler. UIKit has no counterpart of
  /// this property.
  public var checksSectionKeys: Bool {
    get { keying.isChecking }
    set {
      keying.isChecking = newValue
      invalidateKeepingSizes()
    }
  }

  /// Returns the reader of the sections' keys; `nil` without keys.
  func keyReader(
    in environment: HeadlessEnvironment, of view: UICollectionView
  ) -> SectionKeyReader? {
    guard let keys = keying.keys else { return nil }
    let source = view.dataSource as? any SnapshotDataSource
    return SectionKeyReader(
      descriptions: keying.memory.descriptions(
        in: environment, layoutDescription.configuration.value),
      key: { index, environment in
        keys(source?.identifier(ofSection: index) ?? AnyHashable(index), environment)
      }, isChecking: keying.isChecking)
  }
}

/// The keys of a layout's sections, and the descriptions cached for them.
struct SectionKeying {
  /// Returns the key of a section; `nil` if the section provider is called for every section.
  var keys: UICollectionViewCompositionalLayout.SectionKeys?
  /// Whether cached descriptions are compared with new ones.
  var isChecking = false
  /// The cached descriptions.
  var memory = SectionMemory()
}
