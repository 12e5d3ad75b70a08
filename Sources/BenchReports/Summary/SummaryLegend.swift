/// The explanations of the names in the tables of a summary, one per line.
///
/// Only the names of the suite's operations and caches are explained.
enum SummaryLegend {
  /// The maximum number of lines in the legend, which keeps the summary short.
  static let maxLines = 8
  private static let meanings: KeyValuePairs = [
    "kept measurements": "stores group sizes for later layouts and queries",
    "group measurement": "measures equal groups once, not anew in each query",
    "extent index": "finds the row at an offset, instead of searching an array of row starts",
    "spatial index": "finds the items in a rectangle, instead of comparing all items",
    "section keys": "let an app describe each kind of section only once",
    "on demand": "describes only visible sections instead of every section",
    "dictionary": "stores all items' attributes in a dictionary and scans them",
    "naive": "has no cache: lays out and scans everything for each operation",
    "reframe": "adds, replaces and removes frames of a custom group",
    "materialise": "writes the frames of all items",
    "repack": "resizes the first of many equal items and repacks all rows",
    "storm": "resizes 1 % of all items at once",
  ]

  /// Returns the lines explaining the given names, in a fixed order.
  static func lines(for words: Set<String>) -> [String] {
    meanings.filter { words.contains($0.key) }.prefix(maxLines).map { "\($0.key): \($0.value)" }
  }
}
