import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation

/// `bench worker`: one of the processes that `bench compare` and `bench ab` measure sides by.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Fulfils the requests of bench compare and bench ab.",
    shouldDisplay: false)

  @Option(help: "The core to stay on.")
  var core: Int?

  @Option(help: "The seed of all random input.")
  var seed: UInt64 = 7

  func run() throws {
    CrashNote.install()
    CrashNote.setWork("the greeting")
    let isPinned = core.map(ProcessorCores.pin(to:)) ?? false
    try StandardOutput.write(WorkerGreeting(isPinned: isPinned).text + "\n")
    let server = WorkerServer(WorkerSuite(seed: seed))
    try server.serve(next: { readLine() }, reply: { try StandardOutput.write($0 + "\n") })
  }
}
