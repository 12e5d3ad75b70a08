import ArgumentParser

/// A set of benchmarks to choose from.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  /// The rows that show the benefit of each cache, measured in a minute.
  case core
  /// Every operation in every scenario.
  case all
}
