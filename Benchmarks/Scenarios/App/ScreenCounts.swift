import CompositionalLayout
import LayoutCore

/// Counts of a screen's work up to some moment.
@MainActor
package struct ScreenCounts {
  private let work: WorkCounters
  private let attributes: Int
  private let fits: Int
  private let lowerings: Int
  private let rounds: Int

  /// The counts up to now.
  package init(_ screen: AppScreen) {
    work = screen.layout.workCounters
    attributes = CountedAttributes.made
    fits = screen.layout.tally.fits
    lowerings = screen.layout.tally.lowerings
    rounds = screen.roundCount
  }

  /// The counts of a future screen.
  private init(attributes: Int) {
    work = WorkCounters()
    self.attributes = attributes
    (fits, lowerings, rounds) = (0, 0, 0)
  }

  /// The counts before a screen is made.
  static var ofNoScreen: ScreenCounts { ScreenCounts(attributes: CountedAttributes.made) }

  /// The counts from an earlier moment up to this one, by name.
  package func counts(since before: ScreenCounts) -> [String: Int] {
    var work = work
    work -= before.work
    var counts = work.byName
    counts["attributesMade"] = attributes - before.attributes
    counts["fits"] = fits - before.fits
    counts["lowerings"] = lowerings - before.lowerings
    counts["layoutRounds"] = rounds - before.rounds
    return counts
  }
}
