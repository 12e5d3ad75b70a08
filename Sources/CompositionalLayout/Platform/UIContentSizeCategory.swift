/// The size of text a reader prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's stored name.
  public let rawValue: String

  /// Not set.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")

  /// Small text.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")

  /// Text somewhat smaller than the usual.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")

  /// The usual text.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")

  /// Text somewhat larger than the usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")

  /// Large text.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest text short of the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The smallest accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third accessibility size.
  public static let accessibilityExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Creates the category of a stored name.
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

  /// Unknown names come before all sizes, in the order of their spelling: any two different
  /// categories have an order.
  private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

  /// Returns whether the first category means smaller text than the second.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.rank, left.rawValue) < (right.rank, right.rawValue)
  }
}
