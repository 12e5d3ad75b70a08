import LayoutCore

/// One thing that the engine does not answer as a case says.
public struct ConformanceDifference: Hashable, Sendable, CustomStringConvertible {
  /// What is different, such as `cell [0, 3]`.
  public let subject: String
  /// What about it, such as `frame`.
  public let field: String
  /// What the case says.
  public let expected: String
  /// What the engine says.
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
