/// Exact figures that are kept in a repository: a text that people review, one line per figure.
///
///     format: 1
///     run: --scenario list-fixed
///
///     [memory: Linux x86_64, release, jemalloc 5.3.0]
///     key: compiler Swift 6.3
///     key: harness 1
///     scenario: list-fixed 8c0f2e1a55d0b3c7
///     list-fixed prepare 1k default allocations 25
///
/// The lines are in a fixed order, so that a change of one figure is a change of one line.
public struct Baseline: Sendable, Equatable {
  /// The version of the form that this code writes and reads.
  public static let currentFormat = 1

  /// The options of `bench run` that select the benchmarks; none for the default run.
  public var arguments: [String]
  /// The sections: at most one for each kind and platform.
  public private(set) var sections: [BaselineSection]

  /// Makes a baseline.
  public init(arguments: [String] = [], sections: [BaselineSection] = []) {
    self.arguments = arguments
    self.sections = []
    for section in sections { replace(section) }
  }

  /// The section of a kind for a platform.
  public func section(_ kind: FigureKind, platform: String) -> BaselineSection? {
    sections.first { $0.kind == kind && $0.platform == platform }
  }

  /// The section that figures measured under some conditions are compared with.
  public func section(_ kind: FigureKind, under conditions: GateConditions) -> BaselineSection? {
    section(kind, platform: conditions.platform(for: kind))
  }

  /// Makes a baseline of some of the benchmarks, under the same conditions.
  ///
  /// - Parameter isIncluded: Whether a benchmark belongs to it.
  /// - Returns: The baseline.
  /// - Complexity: O(*r*) for *r* rows.
  public func filtered(_ isIncluded: (BenchmarkKey) -> Bool) -> Baseline {
    var baseline = self
    for index in sections.indices {
      baseline.sections[index].rows = sections[index].rows.filter { isIncluded($0.key) }
    }
    return baseline
  }

  /// The benchmarks that have figures.
  public var keys: Set<BenchmarkKey> { Set(sections.flatMap(\.rows.keys)) }

  /// Replaces the section of the same kind and platform, or adds one.
  public mutating func replace(_ section: BaselineSection) {
    sections.removeAll { $0.kind == section.kind && $0.platform == section.platform }
    sections.append(section)
    let kinds = FigureKind.allCases
    func place(_ section: BaselineSection) -> Int { kinds.firstIndex(of: section.kind) ?? 0 }
    sections.sort { (place($0), $0.platform) < (place($1), $1.platform) }
  }
}
