import BenchHarness

extension RunEnvironment {
  /// The joined conditions of shards: each machine is named, of cores the fewest count, and of
  /// loads the highest; the date is the first shard's.
  ///
  /// - Parameter environments: The conditions of the shards, one at least.
  /// - Returns: The conditions.
  static func joined(_ environments: [RunEnvironment]) -> RunEnvironment {
    var joined = environments[0]
    func list(_ names: [String]) -> String { names.distinct(by: \.self).joined(separator: " and ") }
    joined.cpu = list(environments.map(\.cpu))
    joined.os = list(environments.map(\.os))
    joined.cores = environments.map(\.cores).min() ?? joined.cores
    joined.loadAverage = environments.compactMap(\.loadAverage).max()
    joined.date = environments.compactMap(\.date).min()
    if Set(environments.map(\.governor)).count > 1 { joined.governor = nil }
    return joined
  }
}
