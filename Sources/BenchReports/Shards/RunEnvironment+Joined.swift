import BenchHarness

extension RunEnvironment {
  /// Returns the joined conditions of several shards.
  ///
  /// They name all machines. The number of cores is the smallest, the load is the highest, and the
  /// date is the earliest.
  ///
  /// - Parameter environments: The conditions of the shards, at least one.
  /// - Returns: Conditions for the report of the whole run.
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
