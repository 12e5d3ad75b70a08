import BenchHarness
import LayoutCore

/// Counts of a collection view's created views, and of its calls to the app.
package struct AppTally {
  /// Created cells and supplementary views.
  package var viewsMade = 0
  /// Cells and supplementary views requested from the data source.
  var viewsRequested = 0
  /// Contents asked for their size.
  var contentsAsked = 0
  /// Calls of the data source for the number of sections, or of the items of one.
  var countCalls = 0
  /// Calls of the section provider.
  var providerCalls = 0
  /// How often each content was asked, while metrics are taken.
  var rounds: [ElementID: Int]?

  /// The counts by their names in results.
  package var byName: [String: Int] {
    [
      "viewsMade": viewsMade, "viewsReused": viewsRequested - viewsMade,
      "contentsAsked": contentsAsked, "countCalls": countCalls, "providerCalls": providerCalls,
    ]
  }
}
