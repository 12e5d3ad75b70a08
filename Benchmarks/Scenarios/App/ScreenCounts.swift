import CompositionalLayout
import LayoutCore

/// The total work done by a screen up to a certain moment.
@MainActor
package struct ScreenCounts {
  private let work: WorkCounters
  private let layout: ObjectIdentifier?
  /// The number of created layout attributes, or `nil` if they are not counted.
  private let attributes: Int?
  private let fits: Int
  private let lowerings: Int
  private let rounds: Int

  /// Creates counts with the current values of a screen.
  package init(_ screen: any DrivenScreen) {
    layout = ObjectIdentifier(screen.layout)
    work = screen.layout.workCounters
    let isCounted = type(of: screen.layout).layoutAttributesClass is CountingAttributes.Type
    attributes = isCounted ? CountingAttributes.made : nil
    fits = screen.layout.tally.fits
    lowerings = screen.layout.tally.lowerings
    rounds = screen.roundCount
  }

  /// Creates the initial counts for a screen before its creation.
  ///
  /// All of them are 0, except the number of layout attributes.
  private init(attributes: Int) {
    layout = nil
    work = WorkCounters()
    self.attributes = attributes
    (fits, lowerings, rounds) = (0, 0, 0)
  }

  /// The counts at the start of an action that creates its own screen.
  static var ofNoScreen: ScreenCounts { ScreenCounts(attributes: CountingAttributes.made) }

  /// Returns the differences from earlier counts, by name.
  ///
  /// If the layout has been replaced in between, all of the new layout's work is counted.
  package func counts(since before: ScreenCounts) -> [String: Int] {
    let isSame = layout == before.layout
    var work = work
    if isSame { work -= before.work }
    var counts = work.byName
    if let attributes, let made = before.attributes { counts["attributesMade"] = attributes - made }
    counts["fits"] = fits - (isSame ? before.fits : 0)
    counts["lowerings"] = lowerings - (isSame ? before.lowerings : 0)
    counts["layoutRounds"] = rounds - before.rounds
    return counts
  }
}
