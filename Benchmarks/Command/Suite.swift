import ArgumentParser

/// A named selection of benchmarks for `bench run`.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  /// The rows that show the benefit of each cache, which take about a minute to measure.
  case core
  /// Every operation in every scenario.
  case all
}
