/// A numeric identifier: plain for timing, or counting its uses for work counts.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Creates the identifier with a number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
