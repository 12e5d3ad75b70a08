import ArgumentParser

/// A named selection of benchmarks for `bench run`.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  /// The rows that show the benefit of each cache.
  ///
  /// Measuring them takes about a minute.
  case core
  /// Every operation in every scenario.
  case all
}
