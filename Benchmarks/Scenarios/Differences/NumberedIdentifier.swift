/// A numeric identifier.
///
/// One kind is plain, for timing; the other counts how often it is used.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Creates an identifier from its number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
