extension BenchmarkKey {
  /// The key as files of figures hold it, in four words: `my%20%screen query 10k default`.
  var storedText: String {
    "\(Baseline.Word.escaped(scenario)) \(operation) \(ItemCount.format(items)) \(strategy)"
  }

  /// Reads a key, or returns nil where the words are none.
  ///
  /// - Parameter words: Scenario, operation, items and strategy, as ``storedText`` has them.
  init?(storedWords words: some Collection<String>) {
    let words = Array(words)
    guard words.count == 4, let items = try? ItemCount.parse(words[2]) else { return nil }
    self.init(
      scenario: Baseline.Word.unescaped(words[0]), operation: words[1], items: items,
      strategy: words[3])
  }
}
