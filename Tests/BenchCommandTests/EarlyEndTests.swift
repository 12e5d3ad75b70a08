import BenchHarness
import Foundation
import Testing
import _TestSupport

/// Measured results survive however a run ends.
struct EarlyEndTests {
  /// A run of two benchmarks: the first ends at once, and the second measures so many items before
  /// the clock starts that the run does not end by itself.
  private static let long = [
    "run", "--scenario", "list-estimated", "--operation", "item", "--items", "20,20m",
    "--strategy", "default", "--budget", "9999999s",
  ]

  private func requireValid(_ json: String) throws -> RunReport {
    let schema = try JSONSchema(ofPackage: "Benchmarks/result.schema.json")
    #expect(try schema.violations(of: json) == [])
    return try RunReport.decode(json, source: "run")
  }

  /// Waits until the first benchmark has ended and the setup of the second has begun.
  private func waitForResult(in folder: TemporaryFolder) throws {
    for _ in 0..<600 {
      let partial = try? folder.text("run.json.partial")
      if partial?.contains(#""items":20,"#) == true {
        Thread.sleep(forTimeInterval: 0.3)
        return
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    Issue.record("nothing was measured")
  }

  @Test(arguments: [(SIGINT, "SIGINT", Int32(130)), (SIGTERM, "SIGTERM", Int32(143))])
  func signalDuringSetup(signal: Int32, name: String, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before", to: "run.json")
    let process = try RunningCommand(Self.long + ["--json", folder.path("run.json")])
    try waitForResult(in: folder)
    let start = ContinuousClock.now
    process.send(signal)
    let run = try process.wait()
    // An idle machine takes less than a second.
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(run.exitCode == exitCode)
    #expect(run.errors == "bench: ended by \(name) after 1 of 2 benchmarks\n")
    #expect(run.output.contains("INCOMPLETE: ended by \(name) after 1 of 2 benchmarks."))
    #expect(run.output.contains("\nscenario "))
    let report = try requireValid(folder.text("run.json"))
    #expect(report.results.map(\.state) == [.measured, .interrupted])
    #expect(report.results[0].time != nil)
    #expect(report.results[1].warnings.map(\.text) == ["interrupted: during the setup"])
    #expect(report.warnings.map(\.code) == [.interrupted])
    #expect(try folder.names == ["run.json"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalBeforeFirstResultKeepsOldFile(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before", to: "run.json")
    let path = folder.path("run.json")
    let process = try RunningCommand(
      Self.long.map { $0 == "20,20m" ? "20m" : $0 } + ["--json", path, "--export", "bmf=\(path)2"])
    while !FileManager.default.fileExists(atPath: path + ".partial") {
      Thread.sleep(forTimeInterval: 0.05)
    }
    process.send(signal)
    let run = try process.wait()
    #expect(run.exitCode == 128 + signal && run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        " benchmarks; nothing was measured; \(path) is unchanged\n"),
      "\(run.errors)")
    #expect(try folder.text("run.json") == "what was there before")
    #expect(try folder.names == ["run.json"])
  }

  @Test func killedRunKeepsOldFileAndItsResults() throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before", to: "run.json")
    let process = try RunningCommand(Self.long + ["--json", folder.path("run.json")])
    try waitForResult(in: folder)
    process.send(SIGKILL)
    #expect(try process.wait().signal == SIGKILL)
    #expect(try folder.text("run.json") == "what was there before")
    let report = try requireValid(folder.text("run.json.partial"))
    #expect(report.results.map(\.state) == [.measured])
    #expect(report.warnings.map(\.text) == ["this file was written before the run ended"])
  }

  @Test func crashNamesRunningBenchmark() throws {
    let folder = try TemporaryFolder()
    let process = try RunningCommand(Self.long + ["--json", folder.path("run.json")])
    try waitForResult(in: folder)
    process.send(SIGSEGV)
    let run = try process.wait()
    #expect(run.signal == SIGSEGV)
    // A slow machine is still describing the input, which is part of the setup.
    let remark = "; the results so far are in \(folder.path("run.json.partial"))\n"
    let lines = [
      "the setup of list-estimated, item, 20,000,000 items, strategy default",
      "the description of list-estimated, 20,000,000 items",
    ].map { "bench: SIGSEGV during \($0)\(remark)" }
    #expect(lines.contains { run.errors.contains($0) }, "\(run.errors)")
    #expect(try requireValid(folder.text("run.json.partial")).results.count == 1)
  }

  @Test func finishedRunLeavesOneFile() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench(SmallRun.one + ["--json", folder.path("run.json")])
    #expect(run.exitCode == 0)
    #expect(try requireValid(folder.text("run.json")).warnings.isEmpty)
    #expect(try folder.names == ["run.json"])
  }

  @Test func rejectedRunKeepsOldFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before", to: "run.json")
    let run = try CommandRun.bench([
      "run", "--scenario", "list-fixed", "--items", "50", "--budget", "1ms", "--json",
      folder.path("run.json"),
    ])
    #expect(run.exitCode == 1)
    #expect(try folder.text("run.json") == "what was there before")
    #expect(try folder.names == ["run.json"])
  }

  @Test func commitBelongsToTheProgram() throws {
    let binary = try #require(BenchBinary.url)
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: binary.resolvingSymlinksInPath(), to: folder.url.appending(path: "bench"))
    let arguments = SmallRun.one + ["--json", "-"]
    // The test itself runs within a checkout.
    let elsewhere = try CommandRun.run(folder.url.appending(path: "bench"), arguments)
    #expect(try requireValid(elsewhere.output).environment.commit == nil)
  }
}
