import LayoutCore

/// One thing that the engine does not answer as a case says.
public struct ConformanceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The element, row or query that differs, such as `cell [0, 3]`.
  public let subject: String
  /// The property of it that differs, such as `frame`.
  public let field: String
  /// The value in the case.
  public let expected: String
  /// The engine's value.
  public let actual: String

  /// One line that says all of it.
  public var description: String { "\(subject) \(field): expected \(expected), got \(actual)" }
}

extension Double {
  /// The number without decimals that say nothing.
  var plain: String {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

extension Vector {
  /// The size as case files write it.
  var plain: String { "[\(horizontal.plain), \(vertical.plain)]" }
}

extension Frame {
  /// The frame as case files write it.
  var plain: String { "[\([x, y, width, height].map(\.plain).joined(separator: ", "))]" }
}
