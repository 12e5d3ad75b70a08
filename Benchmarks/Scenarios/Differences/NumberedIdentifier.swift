/// A numeric identifier.
///
/// Plain integers conform, for use in timed code. Another conforming type counts how often
/// identifiers are hashed and compared.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Creates an identifier from its number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
