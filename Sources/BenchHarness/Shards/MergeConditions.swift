/// Conditions that have to agree where reports are joined.
enum MergeConditions {
  /// A condition, and how a report tells it.
  private struct Field: Sendable {
    var name: String
    var value: @Sendable (ReportMerge.Source) -> String
  }

  /// The conditions of all figures.
  ///
  /// Counters and digests depend on the seed, the command and the sources alone; allocations and
  /// bytes on the others as well.
  private static let common = [
    Field(name: "the number of shards") { "\($0.record.count)" },
    Field(name: "the seed") { "\($0.report.seed)" },
    Field(name: "the command") { "\"\(command(of: $0.report).joined(separator: " "))\"" },
    Field(name: "the commit") { $0.report.environment.commit ?? "unknown" },
    Field(name: "the number of benchmarks") { "\($0.record.rows)" },
    Field(name: "the compiler") { "Swift \($0.report.environment.swift)" },
    Field(name: "the build") { $0.report.environment.build },
    Field(name: "the allocator") { $0.report.environment.allocator },
    Field(name: "the platform") { $0.record.platform },
  ]

  /// A condition of the machine, and how an environment tells it.
  private struct MachineField: Sendable {
    var name: String
    var value: @Sendable (RunEnvironment) -> String
  }

  /// The further conditions of times.
  private static let machine = [
    MachineField(name: "the processor") { $0.cpu },
    MachineField(name: "the number of cores") { "\($0.cores)" },
    MachineField(name: "the system") { $0.os },
  ]

  /// The condition that keeps the times of two runs from being compared, with both its values; nil
  /// if they may be.
  static func obstacleToTimes(_ first: RunEnvironment, _ second: RunEnvironment) -> String? {
    let conditions = machine + [MachineField(name: "the build") { $0.build }]
    let condition = conditions.first { $0.value(first) != $0.value(second) }
    return condition.map {
      "\($0.name) is \($0.value(first)) in one, and \($0.value(second)) in the other"
    }
  }

  /// Refuses reports that differ from the first one in a condition of their figures.
  static func requireLikeness(of sources: [ReportMerge.Source]) throws(MergeError) {
    guard let first = sources.first else { return }
    try require(common, of: sources, as: first, concernsTimes: false)
    let hasTimes = sources.contains { $0.report.results.contains { $0.time != nil } }
    if hasTimes {
      let fields = machine.map { field in
        Field(name: field.name) { field.value($0.report.environment) }
      }
      try require(fields, of: sources, as: first, concernsTimes: true)
    }
  }

  private static func require(
    _ fields: [Field], of sources: [ReportMerge.Source], as first: ReportMerge.Source,
    concernsTimes: Bool
  ) throws(MergeError) {
    for field in fields {
      for source in sources where field.value(source) != field.value(first) {
        throw .unlike(
          field: field.name, names: [first.name, source.name],
          values: [field.value(first), field.value(source)], concernsTimes: concernsTimes)
      }
    }
  }

  /// The command of the whole run: that of a shard without the shard, and without the forms and
  /// files of its report.
  static func command(of report: RunReport) -> [String] {
    ArgumentList.removing(
      options: ["--shard", "--json", "--format", "--export"], flags: ["--details"],
      from: report.command)
  }
}
