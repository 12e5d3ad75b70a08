import LayoutCore

/// Check of the numbers in descriptions.
///
/// A section without items may be described by numbers from a division by its item count: nothing
/// of the section is shown, so the numbers do not matter. (D-115)
enum DescriptionScope {
  /// Whether the described section has no items.
  @TaskLocal private static var isOfEmptySection = false

  /// Runs the description of a section.
  ///
  /// - Parameters:
  ///   - itemCount: The number of the section's items.
  ///   - body: The description. It returns nothing: large values would be copied on their way.
  static func describe(itemCount: Int, _ body: () throws -> Void) rethrows {
    guard itemCount == 0 else { return try body() }
    try $isOfEmptySection.withValue(true, operation: body)
  }

  /// Returns a number if it is finite, and 0 where the section has no items.
  ///
  /// - Precondition: One of the two holds.
  static func finite(_ value: CGFloat, _ sentence: @autoclosure () -> String) -> CGFloat {
    if value.isFinite { return value }
    stopUnless(isOfEmptySection, sentence())
    return 0
  }

  /// Returns a count if it is positive, and 1 where the section has no items.
  ///
  /// - Precondition: One of the two holds.
  static func positive(_ count: Int, _ sentence: @autoclosure () -> String) -> Int {
    if count > 0 { return count }
    stopUnless(isOfEmptySection, sentence())
    return 1
  }
}
