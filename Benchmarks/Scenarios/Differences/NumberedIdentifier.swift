/// A numeric identifier, which is either plain, for timing, or counts how it is used.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Creates the identifier with a number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
