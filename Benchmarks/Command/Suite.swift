import ArgumentParser

/// Set of benchmarks to choose from.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  /// What each cache is worth, in a minute.
  case core
  /// Every operation in every scenario.
  case all
}
