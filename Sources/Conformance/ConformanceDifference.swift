import LayoutCore

/// One difference between the engine's answers and a case.
package struct ConformanceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The differing element, row or query, such as `cell [0, 3]`.
  package let subject: String
  /// The name of the differing property, such as `frame`.
  package let field: String
  /// The value in the case.
  package let expected: String
  /// The engine's value.
  package let actual: String

  /// The difference in one line.
  package var description: String { "\(subject) \(field): expected \(expected), got \(actual)" }

  /// The same difference of another subject.
  func named(_ subject: String) -> ConformanceDifference {
    ConformanceDifference(subject: subject, field: field, expected: expected, actual: actual)
  }
}

extension Double {
  /// The number without trailing zeros.
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
