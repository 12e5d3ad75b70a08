import LayoutDescription

/// Properties and methods for section keys, which let sections with equal keys share a description.
///
/// UIKit has no counterpart of section keys.
extension UICollectionViewCompositionalLayout {
  /// A closure that returns the key of a section: a value that identifies everything its
  /// description depends on.
  ///
  /// - Parameters:
  ///   - identifierOrIndex: The identifier of the section if the data source is diffable, and the
  ///     section's index otherwise.
  ///   - environment: The environment that the section provider would receive.
  public typealias SectionKeys = (
    _ identifierOrIndex: AnyHashable, _ environment: any NSCollectionLayoutEnvironment
  ) -> AnyHashable

  /// A closure that returns the key of each section; `nil` to call the section provider for every
  /// section whenever the layout is prepared, as UIKit does.
  ///
  /// With keys, the section provider is called once per distinct key and environment. All sections
  /// with the same key use the returned description, including its handler and its custom groups.
  /// The frames are the same if the provider is a function of the key and the environment.
  ///
  ///     layout.sectionKeys = { section, _ in shelves[section]?.kind }
  ///
  /// The closure is called for every section whenever the layout is prepared. After a snapshot has
  /// been applied to a `UICollectionViewDiffableDataSource` (but not to a subclass), it is usually
  /// called only for inserted and reloaded sections and for sections with changed items. After
  /// large changes, it is called for every section. Call `invalidateLayout()` if anything else
  /// changes a key.
  ///
  /// The descriptions of the last four environments and configurations are cached. Setting the
  /// closure discards them and prepares the layout again, keeping the measured sizes and the
  /// positions of the visible items. If the keys do not depend on the environment, prefer
  /// ``setSectionKeys(_:)``, which is faster. UIKit has no counterpart of this property.
  public var sectionKeys: SectionKeys? {
    get { keying.keys?.erased }
    set { setKeys(newValue.map(AnySectionKeys.init)) }
  }

  /// Sets ``sectionKeys`` to a closure that takes identifiers of one type and returns keys of one
  /// type, regardless of the environment.
  ///
  /// No identifier or key is wrapped in an `AnyHashable`. When the environment changes, for
  /// instance because the view is rotated, no keys are requested, and the section provider is
  /// called at most once per key.
  ///
  ///     layout.setSectionKeys { (shelf: Shelf.ID) in shelves[shelf]?.kind }
  ///
  /// - Parameter keys: A closure that returns the key of a section from the section's identifier if
  ///   the data source is diffable, and from its index otherwise.
  /// - Precondition: The closure takes the type of the data source's section identifiers, or `Int`
  ///   if the data source is not diffable. This is checked when the layout is prepared.
  public func setSectionKeys<Section: Hashable, Key: Hashable>(
    _ keys: @escaping (_ identifierOrIndex: Section) -> Key
  ) {
    setKeys(TypedSectionKeys(keys))
  }

  private func setKeys(_ keys: (any SectionKeyFunction)?) {
    keying.keys = keys
    keying.memory = SectionMemory()
    invalidateKeepingSizes()
    keying.areKeysCurrent = false
  }

  /// Whether the layout verifies the section keys by calling the section provider for every
  /// section.
  ///
  /// For each key, ``diagnostics`` then reports the first section with a different description.
  ///
  /// Use this in tests and in debug builds. The frames still come from the cached descriptions.
  /// Closures are not compared; only the presence of a handler is. UIKit has no counterpart of this
  /// property.
  public var checksSectionKeys: Bool {
    get { keying.isChecking }
    set {
      keying.isChecking = newValue
      invalidateKeepingSizes()
    }
  }

  /// Returns a reader for the keys of the sections, or `nil` if the section provider is called for
  /// every section.
  func keyReader(
    in environment: HeadlessEnvironment, of view: UICollectionView
  ) -> SectionKeyReader? {
    guard keying.keys != nil || keying.estimatedLength != nil else { return nil }
    let configuration = layoutDescription.configuration.value
    let descriptions =
      keying.keys == nil
      ? ownDescriptions(in: environment, configuration)
      : keying.memory.descriptions(in: environment, configuration)
    var reader = keyReader(of: descriptions, of: view)
    reader.placeholder = keying.estimatedLength.map { length in
      let learned = learnsEstimates ? descriptions.learned?.length : nil
      return LoweredSection(
        placeholderOfLength: learned ?? Double(length), along: configuration.scrollAxis)
    }
    return reader
  }

  /// Returns a reader for the keys of the sections that uses the given descriptions.
  func keyReader(
    of descriptions: SectionDescriptions, of view: UICollectionView
  ) -> SectionKeyReader {
    SectionKeyReader(
      descriptions: descriptions, keys: keying.keys,
      source: view.dataSource as? any SnapshotDataSource, isChecking: keying.isChecking)
  }

  /// Returns the layout's current descriptions if they belong to the given environment and
  /// configuration; otherwise an empty list.
  private func ownDescriptions(
    in environment: HeadlessEnvironment, _ configuration: LayoutConfiguration
  ) -> SectionDescriptions {
    if let known = parts.demand?.descriptions, known.environment == environment,
      known.configuration == configuration
    {
      return known
    }
    return SectionDescriptions(environment: environment, configuration: configuration)
  }
}

/// The section keys of a layout, the descriptions cached for them, and the state of sections
/// described on demand.
struct SectionKeySettings {
  /// The function that returns the key of a section; `nil` if each section has a description of its
  /// own.
  var keys: (any SectionKeyFunction)?
  /// Whether the keys the layout last read are still valid, provided that they do not depend on the
  /// environment.
  var areKeysCurrent = false
  /// Whether cached descriptions are compared with new ones.
  var isChecking = false
  /// The descriptions cached by section key.
  var memory = SectionMemory()
  /// The estimated length of a section that has not been described yet, in points; `nil` to call
  /// the section provider for every section.
  var estimatedLength: CGFloat?
  /// Whether the section provider is being called to describe sections on demand.
  var isAsking = false
  /// The sections that had been described and were visible before the layout was invalidated.
  var visibleSections: [Int] = []
}
