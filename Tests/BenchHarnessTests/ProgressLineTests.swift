import Testing

@testable import BenchHarness

struct ProgressLineTests {
  private let progress = SuiteProgress(
    position: 3, total: 40,
    key: BenchmarkKey(scenario: "chat", operation: "query", items: 10_000, strategy: "default"),
    round: 1, elapsed: .milliseconds(2400), budget: .seconds(60))

  @Test func aTerminalSeesOneLineRewritten() throws {
    let stream = try #require(TestStream.pipe())
    let line = ProgressLine(descriptor: stream.writer, isVisible: true)
    line.update(progress)
    #expect(
      stream.readAvailable() == "\r\u{1B}[K[3/40, round 1] 2 s of 60 s: chat query 10k default")
    line.update(String(repeating: "x", count: 200))
    #expect(stream.readAvailable().filter { $0 == "x" }.count == 79)
    line.clear()
    #expect(stream.readAvailable() == "\r\u{1B}[K")
    line.clear()
    #expect(stream.readAvailable().isEmpty)
  }

  @Test func writesNothingWithoutATerminal() throws {
    let stream = try #require(TestStream.pipe())
    let line = ProgressLine(descriptor: stream.writer, isVisible: false)
    line.update(progress)
    line.clear()
    #expect(stream.readAvailable().isEmpty)
  }

  @Test func distinguishesTerminalsFromPipes() throws {
    #expect(try #require(TestStream.terminal()).isTerminal)
    #expect(try !#require(TestStream.pipe()).writer.isTerminal)
  }

  @Test func aRedirectedErrorStreamStaysClean() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let line = ProgressLine()
      line.update("measuring something")
      line.clear()
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(!errors.contains("measuring"))
  }
}
