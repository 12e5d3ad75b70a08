import Foundation
import Testing

@testable import BenchHarness

struct StandardOutputTests {
  @Test func aClosedPipeIsATypedError() async {
    await #expect(processExitsWith: .success) {
      StandardOutput.ignoreClosedPipes()
      let stream = try #require(TestStream.pipe())
      stream.closeReader()
      #expect(throws: OutputError.closedPipe) { try stream.writer.write("text") }
    }
  }

  @Test func closedPipeEndsTheProcessByDefault() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      _ = signal(SIGPIPE, SIG_DFL)
      let stream = try #require(TestStream.pipe())
      stream.closeReader()
      try? stream.writer.write("text")
    }
  }

  @Test func readerGetsEverything() throws {
    let stream = try #require(TestStream.pipe())
    let text = String(repeating: "0123456789", count: 3000)
    try stream.writer.write(text)
    #expect(stream.readAvailable() == text)
  }

  @Test func aDashIsStandardOutput() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try StandardOutput.write("some text\n", to: "-")
    }
    let output = String(decoding: try #require(result?.standardOutputContent), as: UTF8.self)
    #expect(output.contains("some text\n"))
  }

  @Test func filesAreReplaced() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "harness-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try StandardOutput.write("a longer text", to: url.path)
    try StandardOutput.write("text", to: url.path)
    #expect(try String(contentsOf: url, encoding: .utf8) == "text")
  }

  @Test func checkingWritabilityChangesNothing() throws {
    let path = NSTemporaryDirectory() + "writable-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try StandardOutput.write("kept", to: path)
    try StandardOutput.requireWritable(path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    #expect(throws: OutputError.self) { try StandardOutput.requireWritable(path + "/below") }
  }

  @Test func reportsUnwritableFilesInOneLine() {
    let missing = #expect(throws: OutputError.self) {
      try StandardOutput.write("text", to: "/no/such/folder/file.json")
    }
    #expect(
      missing?.description == "cannot write /no/such/folder/file.json: No such file or directory")
    let folder = #expect(throws: OutputError.self) {
      try StandardOutput.write("text", to: "/")
    }
    #expect(folder?.description == "cannot write /: Is a directory")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsFullDisk() {
    let error = #expect(throws: OutputError.self) {
      try StandardOutput.write("text", to: "/dev/full")
    }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }
}
