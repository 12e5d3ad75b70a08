import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench merge`: joins the reports of shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the reports of shards, and prints the result as bench run does.",
    discussion: """
      Takes the files written by bench run --shard i/n --json FILE, in any order. Seed, command, \
      commit, compiler, build, allocator and platform must match. In reports with times, the \
      processor, cores and system must match as well, because only exact figures can be joined \
      across machines. If reports have different answers for the same benchmark, the exit code is \
      4. Repeated and missing shards are rejected (exit code 1).

      Examples:
        bench merge shard-1.json shard-2.json --json all.json
        bench merge shard-1.json --partial
      """)

  @Argument(help: "The reports.")
  var files: [String]

  @Flag(help: "Join the available shards, with a warning about missing or unfinished ones.")
  var partial = false

  @OptionGroup var destination: OutputOptions

  func run() throws {
    _ = try destination.requireFormat()
    let report = try joined()
    let hasTimes = report.results.contains { $0.time != nil }
    let output = try destination.output(hasTimes: hasTimes)
    do {
      if let difference = SuiteSelection.firstDifference(in: report.results) { throw difference }
      if let fault = report.warnings.first(where: \.code.isFault) {
        throw Failure(.wrongFrames, fault.text)
      }
    } catch {
      // Times are not printed if strategies disagree.
      try output.writeFailure(report)
      throw error
    }
    try output.write(report)
    try ResultFault.requireCorrectAnswers(report.results)
    try report.requireMeasurement()
  }

  private func joined() throws -> RunReport {
    let sources = try files.map { file in
      ReportMerge.Source(name: file, report: try GateOptions.read(file, RunReport.decode))
    }
    return try ReportMerge.join(sources, isPartial: partial)
  }
}
