/// A trait by its type, such as `UITraitHorizontalSizeClass`.
///
/// Only the traits that a layout can depend on are defined; apps cannot define others. (D-99)
public protocol UITraitDefinition: Sendable {
  /// The type of the values.
  associatedtype Value: Equatable

  /// The value of a collection.
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
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.horizontalSizeClass
  }
}

/// The room from top to bottom, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.verticalSizeClass
  }
}

/// Pixels in a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> CGFloat {
    traitCollection.displayScale
  }
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value of a collection.
  public static func value(
    in traitCollection: UITraitCollection
  ) -> UITraitEnvironmentLayoutDirection { traitCollection.layoutDirection }
}

/// The size of text that the reader prefers, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }
}

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceIdiom {
    traitCollection.userInterfaceIdiom
  }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value of a collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceStyle {
    traitCollection.userInterfaceStyle
  }
}
