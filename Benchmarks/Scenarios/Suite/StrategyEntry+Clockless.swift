extension StrategyEntry {
  /// The largest size of a strategy in runs in which no clock can cut it off, unless the strategy
  /// is asked for by name.
  ///
  /// A default run takes strategies of linear cost only to a thousand items, where their frames
  /// are compared and their counters tell how they grow no worse than at a million.
  var clocklessLimit: SizeLimit? {
    limit == nil
      ? nil : SizeLimit(items: 1000, reason: "as its cost is linear and no clock cuts it off here")
  }
}
