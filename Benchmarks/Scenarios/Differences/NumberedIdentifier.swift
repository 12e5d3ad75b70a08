/// Identifier that is a number, plain where it is timed and tallied where work is counted.
protocol NumberedIdentifier: Hashable, Sendable {
  var number: Int { get }

  /// Makes the identifier of a number.
  init(number: Int)
}

extension Int: NumberedIdentifier {
  var number: Int { self }

  init(number: Int) { self = number }
}
