/// Traits of an environment: of its screen, its device and its reader.
///
/// A collection never changes. Two collections are equal if all their traits are.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Pixels in a point; 0 if not set.
  open var displayScale: CGFloat { values.displayScale }

  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The size of text the reader prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The default traits of views, without traits from their owner or from views around them.
  static let initial = UITraitCollection(mutations: {
    $0.displayScale = 1
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
  })

  /// Creates a collection without a specified trait.
  public override convenience init() {
    self.init(mutations: { _ in })
  }

  /// Creates a collection of the traits set by a closure; the others stay unspecified.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    values = Self.values(of: TraitValues(), after: mutations)
  }

  /// Creates a collection of the traits of several, where the later ones override the earlier.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let merged = traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    self.init(mutations: { $0 = merged })
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with only a display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(mutations: { $0.displayScale = displayScale })
  }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with only a preferred content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with only a user interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// Creates a collection with only a user interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// This collection, with the specified traits of `overrides` in place of its own.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    let merged = values.overridden(by: overrides)
    return UITraitCollection(mutations: { $0 = merged })
  }

  /// Returns this collection with the changes of a closure.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    let changed = Self.values(of: values, after: mutations)
    return UITraitCollection(mutations: { $0 = changed })
  }

  /// Returns whether this collection has every specified trait of `trait`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns the collection itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a collection of the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash; equal collections share it.
  open override var hash: Int { values.hashValue }

  private static func values(
    of initial: TraitValues, after mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = initial
    mutations(&traits)
    var values = TraitValues()
    values.horizontalSizeClass = traits.horizontalSizeClass
    values.verticalSizeClass = traits.verticalSizeClass
    values.displayScale = traits.displayScale
    values.layoutDirection = traits.layoutDirection
    values.preferredContentSizeCategory = traits.preferredContentSizeCategory
    values.userInterfaceIdiom = traits.userInterfaceIdiom
    values.userInterfaceStyle = traits.userInterfaceStyle
    return values
  }
}
