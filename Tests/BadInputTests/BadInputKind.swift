/// Kind of input that an entry point may be given although it makes no sense there.
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

  /// The kinds of numbers that are no integers.
  static let notFinite: Self = [.nan, .infinity, .minusInfinity]

  /// The kinds that are no numbers.
  static let noNumbers = Set(BadInputKind.allCases).subtracting(numbers)

  /// All kinds but some.
  static func all(but kinds: Self) -> Self { Set(BadInputKind.allCases).subtracting(kinds) }
}
