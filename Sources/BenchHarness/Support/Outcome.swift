/// The relation of a figure to its base, in words all commands use.
package enum Outcome: String, Codable, Sendable, Equatable, CaseIterable {
  /// The figure takes longer than its base.
  case slower
  /// The figure takes less time than its base.
  case faster
  /// The figure differs by less than the threshold; stored as `alike`.
  case same = "alike"
  /// The measurements are compatible with more than one of the other outcomes.
  case undecided

  /// The word for human readers.
  package var word: String { self == .same ? "same" : rawValue }

  /// The word as a heading.
  package var title: String { word.prefix(1).uppercased() + word.dropFirst() }
}
