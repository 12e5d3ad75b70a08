/// A text size that users choose in the system's settings.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that identifies the category.
  public let rawValue: String

  /// The value if no category is set.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest text size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")

  /// The second smallest text size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")

  /// A text size one step below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")

  /// The default text size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")

  /// A text size one step above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")

  /// A text size two steps above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest text size below the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The smallest accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second smallest accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third smallest accessibility size.
  public static let accessibilityExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth smallest accessibility size.
  public static let accessibilityExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Creates a category with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory: Comparable {
  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position of the category among the known categories, or -1 for an unknown name.
  ///
  /// Unknown names come before all known categories and are ordered by spelling, so any two
  /// different categories have a definite order.
  private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

  /// Returns whether the first category stands for smaller text than the second.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.rank, left.rawValue) < (right.rank, right.rawValue)
  }
}
