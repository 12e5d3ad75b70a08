import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// `bench worker`: a process of `bench compare` or `bench ab` that measures one of the compared
/// sides.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Handles requests from bench compare and bench ab.",
    shouldDisplay: false)

  @Option(help: "The processor core to run on.")
  var core: Int?

  @Option(help: "The seed for all random inputs.")
  var seed: UInt64 = 7

  @Option(help: "A layout document to use instead of the scenarios.")
  var layout: String?

  func run() throws {
    CrashNote.install()
    CrashNote.setWork("the greeting")
    let isPinned = core.map(ProcessorCores.pin(to:)) ?? false
    try StandardOutput.write(WorkerGreeting(isPinned: isPinned).text + "\n")
    let file = try layout.map { try LayoutFile(URL(fileURLWithPath: $0)) }
    let server = WorkerServer(
      WorkerSuite(seed: seed, scenarios: file.map { [$0.scenario] } ?? Scenario.all))
    try server.serve(next: { readLine() }, reply: { try StandardOutput.write($0 + "\n") })
  }
}
