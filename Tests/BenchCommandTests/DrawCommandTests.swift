import BenchHarness
import Foundation
import Testing

/// `bench draw` and `bench explain`, as a user calls them.
struct DrawCommandTests {
  private static let layouts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Benchmarks/Examples/Layouts").path

  @Test func aPictureIsWrittenByItsEnding() throws {
    let folder = try TemporaryFolder()
    let svg = folder.url.appending(path: "a.svg").path
    let run = try CommandRun.bench(["draw", "nested-groups", "--groups", "--output", svg])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(try String(contentsOfFile: svg, encoding: .utf8).hasPrefix("<svg "))
    let wrong = try CommandRun.bench(["draw", "nested-groups", "--output", "a.pdf"])
    #expect(wrong.exitCode == 1 && wrong.errors.contains("none of .svg, .png and .txt"))
  }

  /// With rsvg-convert and without it.
  @Test func aPNGTakesAConverter() throws {
    let folder = try TemporaryFolder()
    let png = folder.url.appending(path: "a.png")
    let run = try CommandRun.bench(["draw", "list-fixed", "--output", png.path])
    guard run.exitCode == 0 else {
      #expect(run.exitCode == 7 && run.saysOneLine)
      #expect(run.errors.contains("rsvg-convert, which is not installed"))
      return
    }
    #expect(try Data(contentsOf: png).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func textIsPrinted() throws {
    let run = try CommandRun.bench(["draw", "\(Self.layouts)/badges.json"])
    #expect(run.exitCode == 0 && run.output.hasPrefix("badges, 16 items\n320 × 480 points"))
    #expect(run.output.contains("supplementary  badge 0.0"))
  }

  @Test func aChangeIsDrawnOverItsBase() throws {
    let run = try CommandRun.bench([
      "draw", "\(Self.layouts)/grid.json", "--base", "\(Self.layouts)/two-columns.json",
    ])
    #expect(run.exitCode == 0 && run.output.contains(" changed their size: 0.0, 0.1"))
  }

  @Test(arguments: [
    (["mosaic.json", "--item", "0.11"], "item 11"),
    (["headers.json", "--header", "1"], "at the top of the section"),
    (["headers.json", "--footer", "0"], "at the bottom of the section"),
    (["badges.json", "--badge", "0.3"], "badge 3"),
    (["background.json", "--decoration", "1.0"], "covers the section"),
  ])
  func elementsAreExplained(arguments: [String], text: String) throws {
    let run = try CommandRun.bench(
      ["explain", "\(Self.layouts)/\(arguments[0])"] + arguments.dropFirst())
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(text) && run.output.contains("[Behaviour 3, 4]"))
  }

  @Test(arguments: [
    (["explain", "nested-groups"], "takes one of --item"),
    (["explain", "nested-groups", "--item", "5"], "no section and number"),
    (["explain", "nested-groups", "--item", "7.0"], "there is no section 7"),
    (["explain", "nested-groups", "--item", "0.1000"], "has no 0.1000"),
    (["explain", "nested-groups", "--header", "0"], "nothing at the start"),
    (["explain", "nested-groups", "--item", "0.1", "--items", "1m"], "items are explained"),
    (["draw", "nested-grups"], "did you mean nested-groups"),
    (["draw", "diff-same"], "lays nothing out"),
    (["draw", "nested-groups", "--width", "0"], "--width is between"),
    (["draw", "nested-groups", "--scale", "0"], "--scale is between"),
    (["draw", "nested-groups", "--offset", "nan"], "--offset is no distance"),
    (["draw", "none.json"], "none.json"),
  ])
  func whatCannotBeShownIsSaid(arguments: [String], text: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
  }
}
