/// The faults that the screens of this module can have.
public enum ScreenFault: String, CaseIterable, Sendable {
  /// Visible cells are measured again in each pass after scrolling.
  case remeasuresCells
  /// After a change, the section provider answers with its own estimate again, so the measured
  /// sizes of all cells are lost.
  case estimatesAgain
  /// A change of one item measures all visible cells again.
  case remeasuresAll
}
