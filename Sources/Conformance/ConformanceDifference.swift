import LayoutCore

/// A difference between the engine's answers and the answers expected by a case.
package struct ConformanceDifference: Hashable, Sendable, CustomStringConvertible {
  /// The differing element, row or query, such as `cell [0, 3]`.
  package let subject: String
  /// The name of the differing property, such as `frame`.
  package let field: String
  /// The value expected by the case.
  package let expected: String
  /// The value returned by the engine.
  package let actual: String

  /// The difference on a single line.
  package var description: String { "\(subject) \(field): expected \(expected), got \(actual)" }

  /// Returns the same difference with another subject.
  func named(_ subject: String) -> ConformanceDifference {
    ConformanceDifference(subject: subject, field: field, expected: expected, actual: actual)
  }
}

extension Double {
  /// The number with at most six decimals, without trailing zeros.
  var plain: String {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

extension Vector {
  /// The size in the format of case files.
  var plain: String { "[\(horizontal.plain), \(vertical.plain)]" }
}

extension Frame {
  /// The frame in the format of case files.
  var plain: String { "[\([x, y, width, height].map(\.plain).joined(separator: ", "))]" }
}
