package import BenchHarness

/// A merger of the reports of shards into the report of the whole run.
///
/// Times are joined if they were measured on similar machines. Exact figures are joined if all
/// their conditions agree, regardless of the processor. A report without a shard counts as the only
/// shard.
package struct ReportMerge {
  /// A report to be joined, and its name in error messages.
  package struct Source: Sendable {
    /// The name of the report in error messages.
    package var name: String
    /// The report, with the record of its shard unless it covers a whole run.
    package var report: RunReport

    /// Creates a report to be joined, with its name in error messages.
    package init(name: String, report: RunReport) {
      self.name = name
      self.report = report
    }

    /// The record of the shard or, if the report has none, a record of the whole run.
    var record: ShardRecord {
      report.shard
        ?? ShardRecord(
          Shard(number: 1, of: 1), rows: report.results.count,
          places: Array(report.results.indices), platform: "")
    }

    /// Whether the run of this report ended before its last benchmark.
    var isUnfinished: Bool { report.results.count < record.places.count }
  }

  private let sources: [Source]
  private let count: Int

  /// Joins the reports of shards into the report of the whole run.
  ///
  /// - Parameters:
  ///   - sources: The reports, at least one, in any order.
  ///   - isPartial: Whether to accept missing shards and unfinished runs.
  /// - Returns: The report of the whole run, with the results in the order of the suite.
  /// - Throws: An error that states why the reports cannot be joined.
  /// - Complexity: O(*r* log *r*) for *r* results.
  package static func join(
    _ sources: [Source], isPartial: Bool = false
  ) throws(MergeError) -> RunReport {
    let merge = ReportMerge(sources)
    for source in merge.sources {
      let flaw = source.record.flaw(results: source.report.results.count)
      if let flaw { throw MergeError("\(source.name): \(flaw)") }
    }
    try MergeConditions.requireMatchingConditions(of: sources)
    try merge.requireDistinctBenchmarks()
    let missing = merge.missing
    guard isPartial || missing.isEmpty else {
      throw MergeError(
        "there is no report for \(names(missing)) of \(merge.count); use --partial to merge the "
          + "remaining reports")
    }
    for source in merge.sources where !isPartial && source.isUnfinished {
      throw MergeError(
        "\(source.name) has only \(source.report.results.count) of its "
          + "\(source.record.places.count) results; use --partial to merge it anyway")
    }
    return merge.report(missing: missing)
  }

  private init(_ sources: [Source]) {
    self.sources = sources.sorted { $0.record.number < $1.record.number }
    count = self.sources.first?.record.count ?? 0
  }

  private var missing: [Int] {
    let known = Set(sources.map(\.record.number))
    return (1...max(1, count)).filter { !known.contains($0) }
  }

  /// Throws an error if a benchmark appears in two reports.
  ///
  /// If the two computed different results, the error reports that instead, because it is more
  /// serious.
  private func requireDistinctBenchmarks() throws(MergeError) {
    var owners: [BenchmarkKey: (name: String, result: BenchmarkResult)] = [:]
    var repeated: MergeError?
    for source in sources {
      for result in source.report.results {
        guard let (name, other) = owners.updateValue((source.name, result), forKey: result.key)
        else { continue }
        if let digest = other.frameDigest, let own = result.frameDigest, digest != own {
          throw MergeError(
            "wrong frames: \(result.key): their digest is \(digest) in \(name), but \(own) in "
              + source.name, meansWrongFrames: true)
        }
        repeated = repeated ?? MergeError("\(name) and \(source.name) both contain \(result.key)")
      }
    }
    for (first, second) in zip(sources, sources.dropFirst())
    where first.record.number == second.record.number {
      throw MergeError("\(first.name) and \(second.name) are both shard \(first.record.name)")
    }
    if let repeated { throw repeated }
  }

  /// The results of all reports, in the order of the whole run.
  ///
  /// If a run ended early, its results may be out of order by a few positions.
  private var orderedResults: [BenchmarkResult] {
    sources.flatMap { zip($0.record.places, $0.report.results) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func report(missing: [Int]) -> RunReport {
    let reports = sources.map(\.report)
    var report = RunReport(
      command: MergeConditions.command(of: reports[0]), seed: reports[0].seed,
      environment: .joined(reports.map(\.environment)), results: orderedResults)
    report.reference = ReferenceSummary(joining: reports.compactMap(\.reference))
    report.trials = reports.compactMap(\.trials).max { $0.calls < $1.calls }
    report.matrix = reports[0].matrix
    // Each shard has its own budget, and the whole run has none.
    if count == 1 { report.budget = reports[0].budget }
    report.warnings = sources.flatMap { source in
      source.report.warnings.filter { $0.code != .emptyShard }.map {
        count > 1 ? ResultWarning($0.code, "shard \(source.record.name): \($0.text)") : $0
      }
    }
    report.warnings += doubts + gaps(missing)
    return report
  }

  /// The warning that the shards may come from different source files; empty if all shards come
  /// from the same unmodified commit.
  private var doubts: [ResultWarning] {
    guard sources.count > 1 else { return [] }
    let commit = sources[0].report.environment.commit
    if let commit, !commit.contains("-") { return [] }
    let fact = commit.map { "all shards are from commit \($0)" } ?? "no shard records its commit"
    return [
      ResultWarning(.unknownSources, "\(fact), so they may come from different sources")
    ]
  }

  /// Returns a list with a warning about missing results; empty if the results are complete.
  private func gaps(_ missing: [Int]) -> [ResultWarning] {
    let rows = sources[0].record.rows
    let found = sources.reduce(0) { $0 + $1.report.results.count }
    guard found < rows || !missing.isEmpty else { return [] }
    let unfinished = sources.filter(\.isUnfinished).map(\.record.number)
    var reasons: [String] = []
    if !missing.isEmpty { reasons.append("there is no report for \(Self.names(missing))") }
    if !unfinished.isEmpty {
      reasons.append("the run of \(Self.names(unfinished)) is unfinished")
    }
    return [
      ResultWarning(
        .missingShards,
        "only \(found) of \(rows) results: " + reasons.joined(separator: ", and "))
    ]
  }

  /// Returns the names of shards, such as `shards 2 and 3`.
  static func names(_ shards: [Int]) -> String {
    guard let last = shards.last, shards.count > 1 else { return "shard \(shards.first ?? 0)" }
    return "shards \(shards.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }
}

/// An error that states in one line why reports cannot be joined.
package struct MergeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The error message, in one line.
  package let description: String
  /// Whether the error is about different frames computed in two reports.
  package let meansWrongFrames: Bool

  init(_ description: String, meansWrongFrames: Bool = false) {
    self.description = description
    self.meansWrongFrames = meansWrongFrames
  }
}
