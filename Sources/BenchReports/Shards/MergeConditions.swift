import BenchHarness

/// The conditions that must agree for reports to be joined.
enum MergeConditions {
  private typealias Field<Source> = (name: String, value: @Sendable (Source) -> String)

  /// The conditions that must agree for figures of any kind to be joined.
  ///
  /// Counters and digests depend only on the seed, the command and the source files. Allocations
  /// and bytes depend on the remaining conditions as well.
  private static let common: [Field<ReportMerge.Source>] = [
    ("the number of shards", { "\($0.record.count)" }), ("the seed", { "\($0.report.seed)" }),
    ("the command", { "\"\(command(of: $0.report).joined(separator: " "))\"" }),
    ("the commit", { $0.report.environment.commit ?? "unknown" }),
    ("the number of benchmarks", { "\($0.record.rows)" }),
    ("the compiler", { "Swift \($0.report.environment.swift)" }),
    ("the build", { $0.report.environment.build }),
    ("the allocator", { $0.report.environment.allocator }),
    ("the platform", { $0.record.platform }),
  ]

  /// The conditions that must also agree for times to be joined or compared.
  private static let machine: [Field<RunEnvironment>] = [
    ("the processor", { $0.cpu }), ("the number of cores", { "\($0.cores)" }),
    ("the system", { $0.os }), ("the build", { $0.build }),
  ]

  /// Returns the first condition that prevents a comparison of two runs' times, with its value in
  /// each run, or `nil` if the times can be compared.
  static func timeMismatch(_ first: RunEnvironment, _ second: RunEnvironment) -> String? {
    let condition = machine.first { $0.value(first) != $0.value(second) }
    return condition.map {
      "\($0.name) is \($0.value(first)) in one run and \($0.value(second)) in the other"
    }
  }

  /// Throws an error if the conditions of a report differ from the first report's.
  static func requireMatchingConditions(of sources: [ReportMerge.Source]) throws(MergeError) {
    guard let first = sources.first else { return }
    func require(_ fields: [Field<ReportMerge.Source>], _ reason: String) throws(MergeError) {
      for field in fields {
        for source in sources where field.value(source) != field.value(first) {
          throw MergeError(
            "\(first.name) and \(source.name) cannot be joined\(reason): \(field.name) is "
              + "\(field.value(first)) and \(field.value(source))")
        }
      }
    }
    try require(common, "")
    guard sources.contains(where: { $0.report.results.contains { $0.time != nil } }) else { return }
    let fields = machine.map { name, value -> Field<ReportMerge.Source> in
      (name, { value($0.report.environment) })
    }
    try require(fields, " (times from different machines)")
  }

  /// Returns the command of the whole run, which is the command of a shard without the options for
  /// the shard and the output.
  static func command(of report: RunReport) -> [String] {
    ArgumentList.removing(
      options: ["--shard", "--json", "--format", "--export"], flags: ["--details"],
      from: report.command)
  }
}
