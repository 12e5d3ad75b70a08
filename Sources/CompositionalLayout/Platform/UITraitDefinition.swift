/// A type that identifies a trait, such as `UITraitHorizontalSizeClass`.
///
/// Only traits that can affect a layout are defined, and apps cannot define their own. (D-99)
public protocol UITraitDefinition: Sendable {
  /// The type of the trait's values.
  associatedtype Value: Equatable

  /// Returns the value of the trait in a collection, or its unspecified value if it is not set.
  static func value(in traitCollection: UITraitCollection) -> Value
}

/// The metatype of a trait, such as `UITraitLayoutDirection.self`.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the horizontal size class of a trait collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.horizontalSizeClass
  }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the vertical size class of a trait collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass {
    traitCollection.verticalSizeClass
  }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Returns the number of pixels per point; 0 if the collection does not specify it.
  public static func value(in traitCollection: UITraitCollection) -> CGFloat {
    traitCollection.displayScale
  }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Returns the layout direction of a trait collection.
  public static func value(
    in traitCollection: UITraitCollection
  ) -> UITraitEnvironmentLayoutDirection { traitCollection.layoutDirection }
}

/// The trait for the preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the preferred content size category of a trait collection.
  public static func value(in traitCollection: UITraitCollection) -> UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns the user interface idiom of a trait collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceIdiom {
    traitCollection.userInterfaceIdiom
  }
}

/// The trait for the user interface style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns the user interface style of a trait collection.
  public static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceStyle {
    traitCollection.userInterfaceStyle
  }
}
