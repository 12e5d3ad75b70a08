/// The traits of an environment while somebody changes them.
public protocol UIMutableTraits {
  /// How much room there is from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// Pixels in a point; 0 if not set.
  var displayScale: CGFloat { get set }

  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// The size of text the reader prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}
