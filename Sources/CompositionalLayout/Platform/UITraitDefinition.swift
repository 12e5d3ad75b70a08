/// A trait by its type, such as `UITraitHorizontalSizeClass`.
///
/// Only traits with an effect on layouts are defined; apps cannot define others. (D-99)
public protocol UITraitDefinition: Sendable {
  /// The type of the values.
  associatedtype Value: Equatable

  /// Reads this trait of a collection; its "unspecified" value if the collection does not set it.
  static func value(in traitCollection: UITraitCollection) -> Value
}

/// Type of a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// The room from left to right, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Reads the horizontal size class of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.horizontalSizeClass
  }
}

/// The room from top to bottom, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Reads the vertical size class of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.verticalSizeClass
  }
}

/// Pixels in a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Reads the pixels in a point; 0 if the collection does not set them.
  public static func value(in traitCollection: UITraitCollection) -> CGFloat {
    traitCollection.displayScale
  }
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Reads the reading direction of a collection.
  public static func value(
    in traitCollection: UITraitCollection
  ) -> UITraitEnvironmentLayoutDirection { traitCollection.layoutDirection }
}

/// The preferred content size category, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Reads the preferred size of text of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }
}

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Reads the kind of device of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceIdiom {
    traitCollection.userInterfaceIdiom
  }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Reads whether a collection is light or dark.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceStyle {
    traitCollection.userInterfaceStyle
  }
}
