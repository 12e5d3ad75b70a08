/// The traits of an environment, which describe its screen, its device and its user's preferences.
///
/// A trait collection is immutable. Two trait collections are equal if all their traits are equal.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// The horizontal size class: compact, regular or unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class: compact, regular or unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The number of pixels per point; 0 if it is not set.
  open var displayScale: CGFloat { values.displayScale }

  /// The layout direction, which is also the direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The kind of device that the user interface is designed for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The style of the user interface: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The traits of a view that inherits none and has no overrides.
  static let initial = UITraitCollection(mutations: {
    $0.displayScale = 1
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
  })

  /// Creates a trait collection that specifies no traits.
  public override convenience init() {
    self.init(mutations: { _ in })
  }

  /// Creates a trait collection with the traits set by a closure, leaving all others unspecified.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    values = Self.values(of: TraitValues(), after: mutations)
  }

  /// Creates a trait collection by merging several.
  ///
  /// Later traits override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let merged = traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    self.init(mutations: { $0 = merged })
  }

  /// Creates a trait collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a trait collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a trait collection with only a display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(mutations: { $0.displayScale = displayScale })
  }

  /// Creates a trait collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a trait collection with only a preferred content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a trait collection with only a user interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// Creates a trait collection with only a user interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Returns a copy of this trait collection with the traits specified in `overrides` applied.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    let merged = values.overridden(by: overrides)
    return UITraitCollection(mutations: { $0 = merged })
  }

  /// Returns a copy of this trait collection, modified by a closure.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    let changed = Self.values(of: values, after: mutations)
    return UITraitCollection(mutations: { $0 = changed })
  }

  /// Returns whether this collection agrees with all specified traits of `trait`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns the trait collection itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a trait collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash value of the trait collection, identical for equal collections.
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
