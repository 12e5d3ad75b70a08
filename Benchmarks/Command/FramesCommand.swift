import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation
import LayoutCore

/// `bench frames`: the frames of a scenario for programs of other libraries, and their figures
/// beside those of the engine.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Compares the engine's queries with those of another library's program.",
    discussion: """
      The frames of all items and a number of windows go to a file of doubles of 8 bytes, the \
      lowest byte first: 1, the number of items, the number of windows, the pixels per point; \
      then x, y, width and height of each item and of each window, in points. A peer gets the \
      path of the file, and writes a line for each of its indexes: name, nanoseconds per item to \
      load, nanoseconds per query, bytes per item, digest of the answers. A peer that finds \
      other items is refused (exit code 4).

      Examples:
        bench frames list-fixed
        bench frames nested-groups --items 100k

      bench list says which names there are.
      """)

  @Argument(help: "The scenario.")
  var scenario: String

  @Option(help: "The number of items.")
  var items = "1m"

  @Option(help: "The number of windows.")
  var windows = 1024

  @Option(help: "The seed of all random input.")
  var seed: UInt64 = 7

  @Option(help: "The file that frames and windows are written to.")
  var output: String?

  @Option(help: "The program of another library.")
  var peer: String?

  func run() throws {
    if let peer { try ComparisonPrograms.requireProgram(peer) }
    if let output { try StandardOutput.requireWritable(output) }
    let run = try windowRun()
    let folder = try TemporaryFolder()
    let path = output ?? folder.path("frames")
    if output != nil || peer != nil { try write(run.file(), to: path) }
    var table = PeerTable(
      title: "\(scenario): \(ItemCount.grouped(run.workload.items)) items",
      rows: [try run.row(of: DefaultLayoutEngine.self)])
    if let peer {
      let answer = try answer(of: peer, to: path)
      do throws(PeerError) {
        try table.append(output: answer)
        try table.requireSameAnswers()
      } catch {
        if case .otherAnswers = error { throw Failure(.wrongFrames, "\(scenario): \(error)") }
        throw Failure(.usageOrHarnessError, "\(peer): \(error)")
      }
    }
    try StandardOutput.write(table.text)
    if let again = try run.listedAgain() {
      try StandardOutput.write(
        "\nframes listed again: \(HumanTime.format(again.equal)) an item if all are equal, "
          + "\(HumanTime.format(again.changed)) if one is not\n")
    }
  }

  private func windowRun() throws -> WindowRun {
    guard let found = Scenario.all.first(where: { $0.name == scenario }) else {
      throw Failure.unknown("scenario", scenario, among: Scenario.all.map(\.name))
    }
    let sizes = try ItemCount.parseList(items)
    guard sizes.count == 1, sizes[0] > 0, windows > 0 else {
      throw Failure(
        .usageOrHarnessError, "there has to be one number of items, and a window at least")
    }
    let workload = try found.workload(items: sizes[0], seed: seed)
    do throws(WindowRunError) {
      return try WindowRun(workload, count: windows)
    } catch {
      throw Failure(.usageOrHarnessError, "\(error)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure(.usageOrHarnessError, "cannot write \(path)")
    }
  }

  /// The standard output of a peer.
  private func answer(of peer: String, to path: String) throws -> String {
    let progress = ProgressLine()
    defer { progress.clear() }
    EarlyEnd.answerSignals(progress)
    progress.update("waiting for \(peer)")
    let outcome = try ChildProcess(
      path: peer, arguments: [path], environment: ProcessInfo.processInfo.environment
    ).wait()
    guard outcome.exitCode == 0 else {
      throw Failure(.usageOrHarnessError, "\(peer): \(outcome.reason)")
    }
    return outcome.output
  }
}
