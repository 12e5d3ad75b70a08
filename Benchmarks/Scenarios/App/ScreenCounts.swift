import CompositionalLayout
import LayoutCore

/// The total work of a screen up to some moment.
@MainActor
package struct ScreenCounts {
  private let work: WorkCounters
  private let attributes: Int
  private let fits: Int
  private let lowerings: Int
  private let rounds: Int

  /// Reads the current counts of a screen.
  package init(_ screen: AppScreen) {
    work = screen.layout.workCounters
    attributes = CountedAttributes.made
    fits = screen.layout.tally.fits
    lowerings = screen.layout.tally.lowerings
    rounds = screen.roundCount
  }

  /// Creates the counts of a screen that does not exist yet.
  private init(attributes: Int) {
    work = WorkCounters()
    self.attributes = attributes
    (fits, lowerings, rounds) = (0, 0, 0)
  }

  /// The counts before a screen is created.
  static var ofNoScreen: ScreenCounts { ScreenCounts(attributes: CountedAttributes.made) }

  /// Returns the differences from earlier counts, by name.
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
