import BenchHarness
import LayoutCore

/// The number of views that a collection view created, and the number of calls it made to the app.
package struct AppTally {
  /// The number of created cells and supplementary views.
  package var viewsMade = 0
  /// The number of cells and supplementary views requested from the data source.
  var viewsRequested = 0
  /// The number of content views whose size was requested.
  var contentsAsked = 0
  /// The number of times a view was measured again although nothing had changed, with the same
  /// result.
  ///
  /// It is `nil` for the suite's cells.
  var needlessMeasurements: Int?
  /// The number of requests to the data source for its section count or for a section's item count.
  var countCalls = 0
  /// The number of calls to the section provider.
  var providerCalls = 0
  /// The number of times each item's content was measured, or `nil` if no metrics are recorded.
  ///
  /// On an app's screen, only the first 4,096 measurements of an action are counted.
  var rounds: [ElementID: Int]?

  /// The counts, keyed by their names in results.
  package var byName: [String: Int] {
    var counts = [
      "viewsMade": viewsMade, "viewsReused": viewsRequested - viewsMade,
      "contentsAsked": contentsAsked, "countCalls": countCalls, "providerCalls": providerCalls,
    ]
    counts[Figures.needlessMeasurements] = needlessMeasurements
    return counts
  }
}
