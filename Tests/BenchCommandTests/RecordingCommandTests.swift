import BenchHarness
import Foundation
import Testing

/// Tests recorded sizes in every command with a layout document, and the commands in the manual.
struct RecordingCommandTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let recordings = package.appending(path: "Benchmarks/Examples/Recordings")
  private static let feed = recordings.appending(path: "feed.json").path
  private static let recorded = recordings.appending(path: "feed-recorded.json").path

  /// The commands in the manual print the output shown there.
  @Test func commandsOfTheManualPrintWhatItSays() throws {
    let manual = try String(
      contentsOf: Self.package.appending(
        path: "Sources/BenchHarness/BenchHarness.docc/RecordingYourScreen.md"), encoding: .utf8)
    let blocks = manual.matches(of: /```sh\nscripts\/bench (.*)\n```\n```text\n((?s:.*?))```/)
    #expect(blocks.count == 4)
    for block in blocks {
      let words = block.output.1.split(separator: " ").map { word in
        word.hasPrefix("Benchmarks/") ? Self.package.appending(path: String(word)).path : "\(word)"
      }
      let run = try CommandRun.bench(words)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output == block.output.2, "\(block.output.1)")
    }
  }

  @Test func runsHitchesAndPicturesHaveRecordedSizes() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench([
      "run", "--layout", Self.feed, "--counters-only", "--operation", "app-first-screen",
      "--strategy", "default",
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    let hitches = try CommandRun.bench([
      "hitches", "--layout", Self.feed, "--trace", "rotate", "--hz", "60", "--replays", "3",
    ])
    #expect(hitches.exitCode == 0, "\(hitches.errors)")
    let picture = try CommandRun.bench(["draw", Self.feed, "--output", folder.path("feed.svg")])
    #expect(picture.exitCode == 0)
    // A tag of 115 points; its outline is half a point inside.
    #expect(try folder.text("feed.svg").contains("x=\"254.5\" y=\"8.5\" width=\"114\""))
    // A page reads no other files, so it contains the sizes.
    let page = try CommandRun.bench(["draw", Self.feed, "--output", folder.path("feed.html")])
    #expect(page.exitCode == 0, "\(page.errors)")
    let html = try folder.text("feed.html")
    #expect(html.contains("[115,37]") && !html.contains("feed-recorded.json"))
  }

  /// Different sizes are a different input of the same layout.
  @Test func checkTellsAnotherRecordingFromTheSame() throws {
    let folder = try TemporaryFolder()
    for name in ["feed.json", "feed-recorded.json"] {
      let text = try String(contentsOf: Self.recordings.appending(path: name), encoding: .utf8)
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }
    let figures = folder.path("figures.txt")
    let update = try CommandRun.bench([
      "baseline", "update", "--baseline", figures, "--no-instructions", "--layout",
      folder.path("feed.json"),
      "--operation", "first-screen", "--strategy", "default",
    ])
    #expect(update.exitCode == 0, "\(update.errors)")
    let same = try CommandRun.bench(["check", "--no-instructions", "--baseline", figures])
    #expect(same.exitCode == 0, "\(same.output)\(same.errors)")
    let other = try folder.text("feed-recorded.json").replacing("[390,98]", with: "[390,30]")
    try other.write(toFile: folder.path("feed-recorded.json"), atomically: true, encoding: .utf8)
    let check = try CommandRun.bench(["check", "--no-instructions", "--baseline", figures])
    #expect(check.output.contains("CHANGED INPUT"), "\(check.output)\(check.errors)")
  }

  @Test func wrongFramesOfARecordingAreNamed() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Self.recorded, encoding: .utf8)
      .replacing("[16,8,100,32]", with: "[16,8,101,32]")
    try text.write(toFile: folder.path("wrong.json"), atomically: true, encoding: .utf8)
    let run = try CommandRun.bench(["conform", folder.path("wrong.json"), "--layout", Self.feed])
    #expect(run.exitCode == 4)
    #expect(
      run.output.hasPrefix(
        "wrong.json: recordings[0] cell [0, 0] frame: expected [16, 8, 101, 32], got [16, 8, 100, ")
    )
    let scenario = try CommandRun.bench(["conform", Self.recorded, "--layout", "list-estimated"])
    #expect(scenario.exitCode == 4, "another layout than the recorded one")
  }

  @Test func badRecordingsAreRefused() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Self.feed, encoding: .utf8)
    try text.write(toFile: folder.path("feed.json"), atomically: true, encoding: .utf8)
    for (arguments, reason) in [
      (
        ["run", "--layout", folder.path("feed.json")],
        "\(folder.path("feed.json")): recordings[0]: feed-recorded.json: no such file (line 4, "
          + "column 18)"
      ),
      (
        ["conform", Self.recorded],
        "feed-recorded.json: \"layout\" is missing: add the recorded layout, or set --layout"
      ),
      (
        ["conform", Self.recorded, "--layout", folder.path("none.json")],
        "\(folder.path("none.json")): no such file"
      ),
    ] {
      let run = try CommandRun.bench(arguments)
      #expect(run.exitCode == 1)
      #expect(run.reason == "bench: \(reason)\n")
    }
    let unknown = try CommandRun.bench(["conform", Self.recorded, "--layout", "no-such-screen"])
    #expect(unknown.exitCode == 1 && unknown.errors.contains("no-such-screen"))
  }
}
