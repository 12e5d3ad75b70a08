import BenchHarness
import LayoutCore

/// Counts of the views that a collection view made, and of its calls to the app.
package struct AppTally {
  /// Cells and supplementary views that were made.
  package var viewsMade = 0
  /// Cells and supplementary views that were asked of the data source.
  var viewsRequested = 0
  /// Contents that were asked for their size.
  var contentsAsked = 0
  /// Calls of the data source for the number of sections, or of the items of one.
  var countCalls = 0
  /// Calls of the section provider.
  var providerCalls = 0
  /// How often each content was asked, while metrics are taken.
  var rounds: [ElementID: Int]?

  /// The counts by the names that results have for them.
  package var byName: [String: Int] {
    [
      "viewsMade": viewsMade, "viewsReused": viewsRequested - viewsMade,
      "contentsAsked": contentsAsked, "countCalls": countCalls, "providerCalls": providerCalls,
    ]
  }
}
