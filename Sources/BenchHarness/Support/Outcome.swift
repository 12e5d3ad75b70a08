/// Relation of a figure to its base, in the words of every verb.
package enum Outcome: String, Codable, Sendable, Equatable, CaseIterable {
  /// It takes longer.
  case slower
  /// It takes less time.
  case faster
  /// It differs by less than the threshold; stored as `alike`.
  case same = "alike"
  /// The measurements allow more than one answer.
  case undecided

  /// The word for people.
  package var word: String { self == .same ? "same" : rawValue }

  /// The word as a heading.
  package var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}
