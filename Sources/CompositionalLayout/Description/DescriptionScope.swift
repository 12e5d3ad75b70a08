import LayoutCore

/// Validation of the numbers in layout descriptions.
///
/// The description of an empty section may contain numbers computed by dividing by its item count.
/// Invalid numbers do no harm there, because no part of the section is displayed. (D-115)
enum DescriptionScope {
  /// Whether the section being described has no items.
  @TaskLocal private static var isOfEmptySection = false

  /// Runs a closure that describes a section.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items in the section.
  ///   - body: The closure that describes the section. It returns no value, because a large result
  ///     would be copied on its way to the caller.
  static func describe(itemCount: Int, _ body: () throws -> Void) rethrows {
    guard itemCount == 0 else { return try body() }
    try $isOfEmptySection.withValue(true, operation: body)
  }

  /// Returns the value if it is finite, or 0 if the section has no items.
  ///
  /// - Precondition: The value is finite or the section has no items.
  static func finite(_ value: CGFloat, _ sentence: @autoclosure () -> String) -> CGFloat {
    if value.isFinite { return value }
    stopUnless(isOfEmptySection, sentence())
    return 0
  }

  /// Returns the count if it is positive, or 1 if the section has no items.
  ///
  /// - Precondition: The count is positive or the section has no items.
  static func positive(_ count: Int, _ sentence: @autoclosure () -> String) -> Int {
    if count > 0 { return count }
    stopUnless(isOfEmptySection, sentence())
    return 1
  }
}
