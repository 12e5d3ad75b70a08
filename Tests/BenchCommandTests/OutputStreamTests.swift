import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Results go to standard output, even if it is closed; progress is only for people at a terminal.
struct OutputStreamTests {
  /// Returns the writing end of a pipe without a reader.
  private func closedPipe() throws -> FileHandle {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return pipe.fileHandleForWriting
  }

  @Test(arguments: [["list"], ["list", "--json"], ["draw", "list-fixed"]])
  func closedPipeOfASatisfiedReaderIsNoError(arguments: [String]) throws {
    let run = try CommandRun.bench(arguments, output: closedPipe())
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test(arguments: [SmallRun.one, SmallRun.one + ["--json", "-"]])
  func closedPipeIsAnErrorAndNoCrash(arguments: [String]) throws {
    let run = try CommandRun.bench(arguments, output: closedPipe())
    #expect(run.signal == nil)
    #expect(run.exitCode == 1)
    #expect(run.errors == "bench: the program reading the output closed it\n")
  }

  @Test func withoutHandlingAClosedPipeKillsTheProgram() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let run = try CommandRun.run(shell, ["-c", "exec yes"], output: closedPipe())
    #expect(run.signal == SIGPIPE)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsFullDiskInOneLine() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try CommandRun.bench(["list"], output: full)
    #expect(run.exitCode == 1)
    #expect(run.errors == "bench: cannot write standard output: No space left on device\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskStillPrintsTheTable() throws {
    let run = try CommandRun.bench(SmallRun.one + ["--json", "/dev/full"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\nscenario "))
    #expect(run.errors == "bench: cannot write /dev/full: No space left on device\n")
  }

  @Test func rejectsEmptyFileNames() throws {
    for arguments in [
      ["run", "--json", ""], ["run", "--export", "csv="], ["doctor", "--json", ""],
    ] {
      let run = try CommandRun.bench(arguments)
      #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    }
  }

  @Test func oneFileHoldsOneResult() throws {
    let file = try TemporaryFile()
    let name = file.url.lastPathComponent
    let other = file.url.deletingLastPathComponent().appending(path: "./\(name)").path
    let run = try CommandRun.bench(
      ["run", "--json", file.url.path, "--export", "json=\(other)"])
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.reason == "bench: \(other) is named twice: give each export its own file\n")
  }

  @Test func warnsAboutWideLines() throws {
    let bench = try #require(BenchBinary.url).path
    let run = try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["COLUMNS=40", bench] + SmallRun.one)
    let width = run.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == "bench: the lines above need \(width) columns, but the terminal has 40\n")
  }

  @Test func showsProgressOnATerminal() throws {
    // Proves that the other tests can rely on an empty standard error to mean no progress.
    let terminal = try #require(Terminal())
    let run = try CommandRun.bench(SmallRun.one, errors: terminal.device)
    let seen = terminal.readAvailable()
    #expect(run.exitCode == 0)
    #expect(seen.contains("comparing the frames of all strategies"))
    #expect(seen.contains("[1/2, round 1]") && seen.contains("[1/2, round 3]"))
    #expect(seen.hasSuffix("\r\u{1B}[K"))
    #expect(!run.output.contains("[1/2"))
  }

  @Test func wrapsLongErrorsOnATerminal() throws {
    let terminal = try #require(Terminal())
    let run = try CommandRun.bench(["run", "--scenario", "nope"], errors: terminal.device)
    let lines = terminal.readAvailable().split(whereSeparator: \.isNewline)
    #expect(run.exitCode == 1 && lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.last == "See 'bench run --help'.")
  }

  @Test func errorStartsOnANewTerminalLine() throws {
    let terminal = try #require(Terminal())
    let arguments = [
      "compare", "default", "naive", "--scenario", "list-fixed", "--operation", "item", "--items",
      "50", "--budget", "1ms",
    ]
    let run = try CommandRun.bench(arguments, errors: terminal.device)
    let seen = terminal.readAvailable()
    #expect(run.exitCode == 3)
    #expect(seen.contains("\r\u{1B}[Kbench: nothing was measured: "))
  }
}
