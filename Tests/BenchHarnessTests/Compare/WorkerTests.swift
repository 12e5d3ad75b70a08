import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests requests, replies, and processes: real workers and mere lookalikes.
struct WorkerTests {
  private static let key = BenchmarkKey(
    scenario: "list-fixed", operation: "query", items: 1000, strategy: "default")

  /// A source of one benchmark with a clock of the test.
  private final class Source: WorkerSource {
    let clock = FakeClock()

    func make(
      _ key: BenchmarkKey, deadline: SetupDeadline
    ) throws -> any PreparedBenchmark {
      guard key == WorkerTests.key else {
        throw OptionError(value: "x", reason: "is", expected: "y")
      }
      return FakeBenchmark(clock, nanoseconds: 1000)
    }

    func answers(
      of key: BenchmarkKey, deadline: SetupDeadline
    ) throws -> WorkerAnswers {
      WorkerAnswers(digests: ["d", "e"], inputs: 2, version: "v")
    }
  }

  /// A source with one benchmark.
  private final class OneBenchmark: WorkerSource {
    private let benchmark: any PreparedBenchmark

    init(_ benchmark: any PreparedBenchmark) { self.benchmark = benchmark }

    func make(
      _ key: BenchmarkKey, deadline: SetupDeadline
    ) throws -> any PreparedBenchmark { benchmark }

    func answers(
      of key: BenchmarkKey, deadline: SetupDeadline
    ) throws -> WorkerAnswers {
      WorkerAnswers(digests: ["d", "e"], inputs: 2, version: "v")
    }
  }

  @Test(arguments: [
    WorkerRequest.make(3, key, slowdown: 5, milliseconds: 9), .answer(key, milliseconds: 7),
    .calibrate(0, nanoseconds: 500_000), .count(4), .sample(12, iterations: 40), .drop(1),
  ])
  func requestsAreRead(request: WorkerRequest) {
    #expect(WorkerRequest(request.text) == request)
  }

  @Test(arguments: [
    WorkerReply.made(nanoseconds: 7, limit: .max), .calibrated(iterations: 3, nanoseconds: 9),
    .answers(WorkerAnswers(digests: ["00ff", "1"], inputs: 2, version: "a1")),
    .answers(WorkerAnswers(digests: [], inputs: 2, version: "a1")),
    .counted(WorkerCounts(allocations: nil, liveBytes: nil, counters: [:])),
    .counted(
      WorkerCounts(
        allocations: AllocationSummary(count: 2, bytes: 96), liveBytes: 7,
        counters: ["nodes": 3, "hits": 0])),
    .time(1), .dropped, .wrong("item 3 is elsewhere"), .refused("there is none"),
  ])
  func repliesAreRead(reply: WorkerReply) {
    #expect(WorkerReply(reply.text) == reply)
  }

  @Test(arguments: [
    "", "make", "make 1 a b c d 0 9", "make 1 a b 10 d -1 9", "make 1 a b 10 d 0 0", "sample 1 0",
    "sample x 3", "calibrate 1 0", "drop", "answer a b c d 1", "count", "quit",
  ])
  func rejectsInvalidRequests(line: String) {
    #expect(WorkerRequest(line) == nil)
    let reply = WorkerServer(Source()).answer(line)
    #expect(reply == .refused("\"\(line)\" is not a request"))
  }

  @Test(arguments: ["", "made 1", "made x 1", "time", "answers a b c", "counted 1 2 3 x", "well"])
  func rejectsInvalidReplies(line: String) { #expect(WorkerReply(line) == nil) }

  @Test(arguments: ["", "usage: bench", "bench-worker", "bench-worker one pinned"])
  func rejectsInvalidGreetings(line: String) { #expect(WorkerGreeting(line) == nil) }

  @Test func serverAnswersRequests() {
    let source = Source()
    let server = WorkerServer(source, clock: source.clock)
    func ask(_ request: WorkerRequest) -> WorkerReply { server.answer(request.text) }
    #expect(
      ask(.make(0, Self.key, slowdown: 0, milliseconds: 1)) == .made(nanoseconds: 0, limit: .max))
    #expect(
      ask(.make(1, Self.key, slowdown: 5, milliseconds: 1)) == .made(nanoseconds: 0, limit: .max))
    #expect(
      ask(.calibrate(0, nanoseconds: 500_000)) == .calibrated(iterations: 512, nanoseconds: 512_000)
    )
    #expect(ask(.sample(0, iterations: 100)) == .time(100_000))
    #expect(ask(.sample(1, iterations: 100)) == .time(105_000))
    #expect(ask(.answer(Self.key, milliseconds: 1)).text == "answers v 2 d e")
    #expect(ask(.drop(1)) == .dropped)
    #expect(ask(.drop(1)) == .refused("benchmark 1 does not exist"))
    #expect(ask(.sample(1, iterations: 1)) == .refused("benchmark 1 does not exist"))
    var other = Self.key
    other.items = 10
    guard case .refused = ask(.make(2, other, slowdown: 0, milliseconds: 1)) else {
      Issue.record("an unknown benchmark was made")
      return
    }
  }

  /// The caches are refilled by an untimed part of the batch.
  @Test func eachSampleIsWarmedUp() {
    let benchmark = FakeBenchmark(FakeClock(), nanoseconds: 1000)
    let server = WorkerServer(OneBenchmark(benchmark))
    _ = server.answer(WorkerRequest.make(0, Self.key, slowdown: 0, milliseconds: 1).text)
    _ = server.answer(WorkerRequest.sample(0, iterations: 100).text)
    _ = server.answer(WorkerRequest.sample(0, iterations: 2).text)
    #expect(
      benchmark.calls == [
        .prepare(25), .run(25), .prepare(100), .run(100), .prepare(1), .run(1), .prepare(2),
        .run(2),
      ])
  }

  /// The last iteration takes all of the time, so a fraction of the iterations would be none of the
  /// time.
  @Test(arguments: [(5, 1050), (50, 1500), (100, 2000)])
  func aDelayIsAShareOfTheTime(percent: Int, nanoseconds: Int64) {
    let clock = FakeClock()
    let fake = FakeBenchmark(clock, nanoseconds: 1)
    let delayed = DelayedBenchmark(fake, by: Double(percent) / 100, clock: clock)
    delayed.prepareBatch(iterations: 1000)
    let start = clock.cpu
    _ = delayed.run(iterations: 1000)
    #expect(clock.cpu - start == nanoseconds)
    #expect(fake.calls == [.prepare(1000), .run(1000)])
    #expect(delayed.preferredIterationLimit == fake.preferredIterationLimit)
  }

  /// Tests only whether this machine's clock ends the spending, and not too soon, because no test
  /// may depend on times.
  @Test func spendingProcessorTimeEnds() {
    let clock = SystemClock()
    let start = clock.threadCPUNanoseconds()
    clock.spend(10_000)
    #expect(clock.threadCPUNanoseconds() - start >= 10_000)
  }

  @Test func exactFiguresCoverOneIteration() {
    let benchmark = FakeBenchmark(FakeClock(), nanoseconds: 1000)
    let server = WorkerServer(OneBenchmark(benchmark), probe: nil)
    _ = server.answer(WorkerRequest.make(0, Self.key, slowdown: 0, milliseconds: 1).text)
    #expect(
      server.answer(WorkerRequest.count(0).text)
        == .counted(
          WorkerCounts(allocations: nil, liveBytes: nil, counters: benchmark.countWork())))
    #expect(server.answer(WorkerRequest.count(1).text) == .refused("benchmark 1 does not exist"))
  }

  /// One of two sides had less time, and both agree on the answers both have computed.
  @Test(arguments: [
    (["a", "b"], ["a", "b", "c"], true), (["a", "b"], ["a", "x", "c"], false),
    (["a"], ["a", "x"], true), ([], ["x"], true), (["x"], ["a"], false),
  ])
  func comparesAnswersGivenByBoth(one: [String], other: [String], agrees: Bool) {
    func answers(_ digests: [String], _ inputs: Int = 12) -> WorkerAnswers {
      WorkerAnswers(digests: digests, inputs: inputs, version: "v")
    }
    #expect(answers(one).matches(answers(other)) == agrees)
    #expect(!answers(one).matches(answers(other, 13)))
    #expect(answers(["1", "2", "4", "8", "12"]).count == 12)
    #expect(answers(["1", "2", "4"]).count == 4 && answers([]).count == 0)
  }

  @Test func aServerEndsWithItsRequests() {
    var lines = ["drop 1", "drop 2"]
    var replies: [String] = []
    WorkerServer(Source()).serve(
      next: { lines.isEmpty ? nil : lines.removeFirst() }, reply: { replies.append($0) })
    #expect(replies.count == 2)
  }

  /// Starts a script as the worker of base.
  private func start(_ script: String) throws -> WorkerProcess {
    try WorkerProcess(
      side: "base", path: "/bin/sh", arguments: ["-c", script], padding: 100)
  }

  @Test func aProcessReplies() throws {
    let worker = try start(
      """
      echo "bench-worker 3 pinned"
      read request; echo "refused $request"
      read request; echo "time ${#BENCH_PADDING}"
      read request || exit 0
      """)
    #expect(worker.isPinned)
    #expect(try worker.ask(.drop(4)) == .refused("drop 4"))
    #expect(try worker.ask(.sample(0, iterations: 1)) == .time(100))
    worker.end()
    #expect(throws: WorkerError.self) { try worker.ask(.drop(4)) }
  }

  @Test func rejectsProgramsWithoutWorkers() {
    let reason = "bench: Unexpected argument 'worker'"
    #expect(throws: WorkerError.noWorker(side: "base", reason: reason)) {
      try start("echo \"\(reason)\" >&2; exit 1")
    }
    #expect(throws: WorkerError.otherVersion(side: "base", version: 1)) {
      try start("echo bench-worker 1 free; cat >/dev/null")
    }
    let text = WorkerError.noWorker(side: "base", reason: reason).description
    #expect(text.contains("has no ab command; choose a commit whose version has one"))
    #expect(throws: WorkerError.self) {
      try WorkerProcess(side: "base", path: "/no/such/bench", arguments: [], padding: 0)
    }
  }

  @Test func namesProcessesThatEndOrReplyNonsense() throws {
    let dying = try start(
      "echo bench-worker 3 free; read request; echo trapped >&2; exit 3")
    #expect(!dying.isPinned)
    #expect(
      throws: WorkerError.ended(side: "base", request: "drop 1", reason: "trapped")
    ) { try dying.ask(.drop(1)) }
    let odd = try start("echo bench-worker 3 free; read request; echo hello; cat >/dev/null")
    #expect(
      throws: WorkerError.unexpected(side: "base", request: "drop 1", reply: "hello")
    ) { try odd.ask(.drop(1)) }
  }

  @Test func endsSilentProcesses() throws {
    let timeout = Duration.milliseconds(200)
    func start(_ script: String) throws -> WorkerProcess {
      try WorkerProcess(
        side: "head", path: "/bin/sh", arguments: ["-c", script], padding: 0, timeout: timeout)
    }
    let silent = #expect(throws: WorkerError.silent(side: "head", after: timeout)) {
      try start("sleep 100")
    }
    #expect(silent?.description == "the worker for head did not start within 200 ms")
    let folder = try TemporaryFolder()
    // When the worker has ended, the program it waits for has ended as well.
    let late = try WorkerProcess(
      side: "head", path: "/bin/sh",
      arguments: [
        "-c", "echo bench-worker 3 free; read request; sleep 3; echo >'\(folder.path("late"))'",
      ], padding: 0, timeout: .seconds(1))
    let error = #expect(
      throws: WorkerError.late(side: "head", request: "drop 1", after: .seconds(1))
    ) { try late.ask(.drop(1)) }
    #expect(error?.description == "the worker for head did not reply to \"drop 1\" within 1 s")
    late.end()
    Thread.sleep(forTimeInterval: 2.5)
    #expect(!FileManager.default.fileExists(atPath: folder.path("late")))
  }

  @Test func waitsForALineUntilTimeout() throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(reader.next(milliseconds: 1) == .late)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\nthr".utf8))
    #expect(reader.next(milliseconds: 1) == .text("one"))
    #expect(reader.next(milliseconds: 1) == .text("two"))
    #expect(reader.next(milliseconds: 1) == .late)
    try pipe.fileHandleForWriting.write(contentsOf: Data("ee\n".utf8))
    #expect(reader.next(milliseconds: 1) == .text("three"))
    try pipe.fileHandleForWriting.close()
    #expect(reader.next(milliseconds: 1) == .end)
  }

  @Test func usesCoresAllowedBySystem() {
    let cores = ProcessorCores.allowed
    #expect(cores == cores.sorted() && Set(cores).count == cores.count)
    #expect(!ProcessorCores.pin(to: -1) && !ProcessorCores.pin(to: 1_000_000))
    #if os(Linux)
      #expect(!cores.isEmpty)
    #endif
  }
}
