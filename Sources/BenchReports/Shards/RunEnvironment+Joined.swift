import BenchHarness

extension RunEnvironment {
  /// Returns the combined run conditions of several shards.
  ///
  /// The result names all machines, and has the smallest core count, the highest load and the
  /// earliest date.
  ///
  /// - Parameter environments: The conditions of the shards, at least one.
  /// - Returns: The conditions to state in the report on the whole run.
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
