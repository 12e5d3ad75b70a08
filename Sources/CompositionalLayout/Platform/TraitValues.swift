/// The values of all traits.
///
/// A trait that is not set has the unspecified value of its type.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Returns these values, overridden by all specified values of `other`.
  func overridden(by other: TraitValues) -> TraitValues {
    func latest<Value: Equatable>(_ trait: KeyPath<TraitValues, Value>) -> Value {
      let isSpecified = other[keyPath: trait] != TraitValues()[keyPath: trait]
      return (isSpecified ? other : self)[keyPath: trait]
    }
    return TraitValues(
      horizontalSizeClass: latest(\.horizontalSizeClass),
      verticalSizeClass: latest(\.verticalSizeClass),
      displayScale: latest(\.displayScale),
      layoutDirection: latest(\.layoutDirection),
      preferredContentSizeCategory: latest(\.preferredContentSizeCategory),
      userInterfaceIdiom: latest(\.userInterfaceIdiom),
      userInterfaceStyle: latest(\.userInterfaceStyle))
  }
}
