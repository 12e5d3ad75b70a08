/// A set of traits that can be modified.
public protocol UIMutableTraits {
  /// The horizontal size class: compact, regular or unspecified.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The vertical size class: compact, regular or unspecified.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The number of pixels per point; 0 if it is not set.
  var displayScale: CGFloat { get set }

  /// The layout direction, which is also the direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// The kind of device that the user interface is designed for.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// The style of the user interface: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}
