/// Numeric identifier, plain for timing and tallied for counting work.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Makes the identifier of a number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
