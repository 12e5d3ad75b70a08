/// A kind of invalid input for an entry point.
nonisolated enum BadInputKind: String, CaseIterable {
  case nan = "NaN"
  case infinity = "∞"
  case minusInfinity = "−∞"
  case negative
  case zero
  case huge
  case empty
  case duplicate
  case outOfRange = "out of range"
  case nilAnswer = "nil"
  case reentrant = "call within a call"
}

extension Set<BadInputKind> {
  /// The kinds of numbers.
  static let numbers: Self = [.nan, .infinity, .minusInfinity, .negative, .zero, .huge]

  /// The non-finite kinds of numbers.
  static let notFinite: Self = [.nan, .infinity, .minusInfinity]

  /// The kinds other than numbers.
  static let noNumbers = Set(BadInputKind.allCases).subtracting(numbers)

  /// Returns all kinds except the given kinds.
  static func all(but kinds: Self) -> Self { Set(BadInputKind.allCases).subtracting(kinds) }
}
