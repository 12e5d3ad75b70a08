import BenchHarness
import Foundation
import Testing

/// `bench frames` compares the engine with a program of another library.
struct FramesCommandTests {
  private static let arguments = ["frames", "map", "--items", "100", "--windows", "8"]

  /// Runs the comparison with a peer that is a shell script.
  private func run(peer script: String) throws -> CommandRun {
    let peer = try TemporaryFile()
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: peer.url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: peer.url.path)
    return try CommandRun.bench(Self.arguments + ["--peer", peer.url.path])
  }

  @Test func framesAndWindowsAreWritten() throws {
    let file = try TemporaryFile()
    let run = try CommandRun.bench(Self.arguments + ["--output", file.url.path])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("map: 100 items, "))
    #expect(try Data(contentsOf: file.url).count == 8 * 4 * (1 + 100 + 8))
  }

  @Test func aPeerThatFindsOtherItemsEndsWithExitCodeFour() throws {
    let run = try run(peer: "echo \"wrong 1.5 20 40 0123456789abcdef\"")
    #expect(run.exitCode == 4)
    #expect(
      run.saysOneLine && run.errors.hasPrefix("bench: map: wrong found other items than default: "),
      "\(run.errors)")
    // No times of indexes that disagree.
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["echo nonsense", "exit 3", "true", "test -s nowhere"])
  func aPeerThatFailsIsAHarnessError(script: String) throws {
    let run = try run(peer: script)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
  }

  @Test(arguments: [
    ["frames", "nowhere"], ["frames", "tags", "--items", "100"],
    ["frames", "map", "--items", "1k,2k"], ["frames", "map", "--windows", "0"],
    ["frames", "map", "--items", "100", "--peer", "/nowhere/peer"],
  ])
  func argumentsThatMeanNothingAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine, "\(run.errors)")
  }
}
