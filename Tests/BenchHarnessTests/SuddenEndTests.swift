import Foundation
import Testing

@testable import BenchHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A trap reports where it happened and keeps the results so far; signals end a run at once.
struct SuddenEndTests {
  /// A benchmark ending the process in one of its passes.
  private final class Trapping: PreparedBenchmark {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    func countWork() -> [String: Int] { ["nodes": 1] }

    func run(iterations: Int) -> UInt64 {
      end()
      return 1
    }
  }

  /// Runs a correct benchmark and a faulty one, as `bench` does.
  private static func runSuite(writingTo destination: String, end: @escaping () -> Void) {
    CrashNote.install()
    let journal = RunJournal(blank: .sample([]), destination: destination)
    let ends: [(strategy: String, end: () -> Void)] = [("fine", {}), ("bad", end)]
    let cases = ends.map { strategy, end in
      BenchmarkCase(
        key: BenchmarkKey(
          scenario: "screen", operation: "query", items: 12_345, strategy: strategy)
      ) { _ in Trapping(end) }
    }
    var options = SuiteOptions(budget: .seconds(20), quick: true)
    options.passes = [.counters, .time]
    options.sampling.sampleTarget = .microseconds(1)
    _ = try? SuiteRunner(options: options, probe: nil, journal: journal).run(cases)
  }

  private static let line =
    "during the timed pass of screen, query, 12,345 items, strategy bad; "
    + "the results so far are in "

  /// Reads and removes the partial file left behind.
  private func partial(of destination: String) throws -> RunReport {
    let path = destination + ".partial"
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try .decode(String(contentsOfFile: path, encoding: .utf8), source: path)
  }

  private static func destination() -> String {
    FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path
  }

  @Test func aTrapNamesTheBenchmarkAndLeavesTheResults() async throws {
    let destination = Self.destination()
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [destination = destination as String] in
      SuddenEndTests.runSuite(writingTo: destination) { preconditionFailure("no such row") }
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(errors.contains(Self.line + destination + ".partial\n"), "\(errors)")
    let report = try partial(of: destination)
    #expect(report.results.map(\.strategy) == ["fine"])
    #expect(report.results[0].time != nil)
    #expect(report.warnings.map(\.code) == [.interrupted])
  }

  /// Otherwise a strategy that exits the process would make a run without results look successful.
  @Test func exitCallNamesTheBenchmarkAndFails() async throws {
    let destination = Self.destination()
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      [destination = destination as String] in
      SuddenEndTests.runSuite(writingTo: destination) { exit(0) }
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(errors == "bench: exit() \(Self.line)\(destination).partial\n", "\(errors)")
    #expect(try partial(of: destination).results.map(\.strategy) == ["fine"])
  }

  @Test func exitCallAtTheEndIsExpected() async {
    await #expect(processExitsWith: .exitCode(5)) {
      CrashNote.install()
      CrashNote.expectExit()
      exit(5)
    }
  }

  @Test func namesOverlongWork() async {
    await #expect(processExitsWith: .exitCode(7)) {
      WorkLimit.begin(.milliseconds(200)) { error in
        _exit(error.description == "the second did not end within 200 ms" ? 7 : 8)
      }
      for work in ["the first", "the second"] { CrashNote.setWork(work) }
      while true { sleep(60) }
    }
  }

  /// The signals expected to end the process.
  private static let ends: [Int32] = [SIGABRT, SIGSEGV, SIGTRAP, SIGFPE]

  @Test(arguments: ends)
  func keepsTheExitStatus(number: Int32) async throws {
    let destination = Self.destination()
    let result = await #expect(
      processExitsWith: .signal(number), observing: [\.standardErrorContent]
    ) {
      [destination = destination as String, number = number as Int32] in
      SuddenEndTests.runSuite(writingTo: destination) { _ = raise(number) }
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    let name = [SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV", SIGTRAP: "SIGTRAP", SIGFPE: "SIGFPE"]
    #expect(errors.contains("bench: \(name[number] ?? "") \(Self.line)"), "\(errors)")
    #expect(try partial(of: destination).results.count == 1)
  }

  @Test func processorFaultKeepsItsSignal() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]
    ) {
      CrashNote.install()
      CrashNote.setWork("a test")
      unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(errors.contains("bench: SIGSEGV during a test\n"), "\(errors)")
  }

  @Test func reportsStackOverflow() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]
    ) {
      CrashNote.install()
      CrashNote.setWork(String(repeating: "a long text ", count: 1000))
      @inline(never) func descend(_ depth: Int) -> Int { depth < 0 ? 0 : descend(depth + 1) + 1 }
      blackHole(descend(0))
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(errors.contains("bench: SIGSEGV during a long text a long text "), "\(errors)")
  }

  @Test(arguments: [(EndSignal.interrupt, Int32(130)), (.terminate, 143), (.hangUp, 129)])
  func handlesSignalsWhileTheMainThreadIsBusy(signal: EndSignal, exitCode: Int32) async {
    #expect(signal.exitCode == exitCode)
    await #expect(processExitsWith: .exitCode(exitCode)) {
      [number = signal.number as Int32] in
      EndSignal.answer { _ in _exit(1) }
      // The later handler is used.
      EndSignal.answer { $0.exit() }
      kill(getpid(), number)
      while true { blackHole(0) }
    }
  }

  @Test func aSecondSignalEndsTheProcessAtOnce() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      EndSignal.answer { _ in
        // The handler never returns, and the second signal arrives while it runs.
        kill(getpid(), SIGTERM)
        while true { sleep(60) }
      }
      kill(getpid(), SIGINT)
      while true { sleep(60) }
    }
  }
}
