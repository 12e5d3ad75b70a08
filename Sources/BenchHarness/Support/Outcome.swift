/// The result of comparing a time with another time, called its base.
///
/// All commands use the same names.
package enum Outcome: String, Codable, Sendable, Equatable, CaseIterable {
  /// The time is longer than its base.
  case slower
  /// The time is shorter than its base.
  case faster
  /// The time differs from its base by less than the threshold; stored as `alike`.
  case same = "alike"
  /// More than one of the other outcomes is still possible.
  case undecided

  /// The name of the outcome in reports.
  package var word: String { self == .same ? "same" : rawValue }

  /// The word with an initial capital letter, for headings.
  package var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}
