import BenchHarness
import BenchSuite
import Foundation
import LayoutCore
import LayoutDescription
import Testing

@testable import BenchCommand
@testable import BenchScenarios

/// `bench draw` and `bench explain`, as a user calls them.
struct DrawCommandTests {
  private static let layouts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Benchmarks/Examples/Layouts").path

  @Test func fileExtensionDecidesPictureFormat() throws {
    let folder = try TemporaryFolder()
    let svg = folder.url.appending(path: "a.svg").path
    let run = try CommandRun.bench(["draw", "nested-groups", "--groups", "--output", svg])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(try String(contentsOfFile: svg, encoding: .utf8).hasPrefix("<svg "))
    let wrong = try CommandRun.bench(["draw", "nested-groups", "--output", "a.pdf"])
    #expect(
      wrong.exitCode == 1
        && wrong.errors.contains("unknown extension: expected .svg, .png, .txt or .html"))
  }

  @Test func aPageHoldsTheDocument() throws {
    let page = try Self.page([
      "\(Self.layouts)/shop.json", "--items", "10k", "--width", "500", "--right-to-left",
      "--estimates", "--offset", "70", "--work",
    ])
    #expect(page.name == "shop, 10,000 items" && page.items == 10_000 && page.offset == 70)
    let file = try String(contentsOfFile: "\(Self.layouts)/shop.json", encoding: .utf8)
    #expect(page.source == file)
    #expect(page.view == ["width": 500, "direction": 1])
    #expect(page.sizes == "estimates" && page.overlays == ["work"])
  }

  /// The page of a scenario contains a document of the layout described by the scenario's code.
  @Test func aPageOfAScenarioHoldsADocument() throws {
    let page = try Self.page(["mixed-screen", "--items", "300", "--scale", "2"])
    #expect(page.name == "mixed-screen, 300 items" && page.sizes == "known")
    let document = try LayoutDocument(json: page.source.utf8)
    #expect(document.itemCounts.reduce(0, +) == 300 && document.itemCounts.count > 8)
    #expect(document.environment.displayScale == 2 && document.ignoredKeys.isEmpty)
    let scenario = try #require(Scenario.all.first { $0.name == "mixed-screen" })
    let view = try LaidOutView(scenario, items: 300, seed: 7, surroundings: twice)
    #expect(document.layoutInput == view.engine.input)
  }

  private var twice: LaidOutView.Surroundings {
    var surroundings = LaidOutView.Surroundings()
    surroundings.scale = 2
    return surroundings
  }

  /// The layout embedded in a page.
  private struct Given: Decodable {
    let name: String
    let items: Int
    let source: String
    let view: [String: Double]
    let offset: Double
    let sizes: String
    let overlays: [String]
  }

  /// Returns the layout embedded in the page written by `bench draw`.
  private static func page(_ arguments: [String]) throws -> Given {
    let folder = try TemporaryFolder()
    let page = folder.url.appending(path: "a.html").path
    let run = try CommandRun.bench(["draw"] + arguments + ["--output", page])
    #expect(run.exitCode == 0 && run.output.isEmpty, "\(run.errors)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let start = try #require(text.range(of: #"id="document">"#)).upperBound
    let end = try #require(text[start...].firstIndex(of: "<"))
    return try JSONDecoder().decode(Given.self, from: Data(text[start..<end].utf8))
  }

  @Test func prefersNewerPage() throws {
    let folder = try TemporaryFolder()
    func file(_ path: String, at seconds: Double) throws {
      let url = folder.url.appending(path: path)
      let manager = FileManager.default
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: url.path)
    }
    var used: String {
      PlaygroundPage.template(in: folder.url).deletingLastPathComponent().lastPathComponent
    }
    #expect(used == "docs")
    try file("docs/playground.html", at: 2_000_000_000)
    #expect(used == "docs")
    try file(".build/playground.html", at: 1_000_000_000)
    #expect(used == "docs")
    try file(".build/playground.html", at: 2_000_000_001)
    #expect(used == ".build")
  }

  /// Tests the conversion with and without rsvg-convert.
  @Test func pngRequiresAConverter() throws {
    let folder = try TemporaryFolder()
    let png = folder.url.appending(path: "a.png")
    let run = try CommandRun.bench(["draw", "list-fixed", "--output", png.path])
    guard run.exitCode == 0 else {
      #expect(run.exitCode == 7 && run.saysOneLine)
      #expect(run.errors.contains("PNG needs rsvg-convert: install"))
      return
    }
    #expect(try Data(contentsOf: png).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func textIsPrinted() throws {
    let run = try CommandRun.bench(["draw", "\(Self.layouts)/badges.json"])
    #expect(run.exitCode == 0 && run.output.hasPrefix("badges, 16 items\n320 × 480 points"))
    #expect(run.output.contains("supplementary  badge 0.0"))
  }

  @Test func drawsChangeOverItsBase() throws {
    let run = try CommandRun.bench([
      "draw", "\(Self.layouts)/grid.json", "--base", "\(Self.layouts)/two-columns.json",
    ])
    #expect(run.exitCode == 0 && run.output.contains(" changed size: 0.0, 0.1"))
  }

  @Test(arguments: [
    (["mosaic.json", "--item", "0.11"], "item 11"),
    (["headers.json", "--header", "1"], "at the top of the section"),
    (["headers.json", "--footer", "0"], "at the bottom of the section"),
    (["badges.json", "--badge", "0.3"], "badge 3"),
    (["background.json", "--decoration", "1.0"], "covers the full width of the section"),
  ])
  func explainsElements(arguments: [String], text: String) throws {
    let run = try CommandRun.bench(
      ["explain", "\(Self.layouts)/\(arguments[0])"] + arguments.dropFirst())
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(text) && run.output.contains("[Behaviour 3, 4]"))
  }

  @Test(arguments: [
    (["explain", "nested-groups"], "needs exactly one of --item"),
    (["explain", "nested-groups", "--item", "5"], "expected SECTION.ITEM, such as 3.17"),
    (["explain", "nested-groups", "--item", "7.0"], "there is no section 7"),
    (["explain", "nested-groups", "--item", "0.1000"], "has no 0.1000"),
    (["explain", "nested-groups", "--header", "0"], "section 0 has no header"),
    (
      ["explain", "nested-groups", "--item", "0.1", "--items", "1m"], "items: use a smaller --items"
    ),
    (["draw", "nested-grups"], "did you mean nested-groups"),
    (["draw", "diff-same"], "compares lists and has no layout: choose a scenario"),
    (["draw", "diff-xyz"], "there is no scenario \"diff-xyz\"; choose from: nested-groups, "),
    (["draw", "nested-groups", "--width", "0"], "--width is out of range"),
    (["draw", "nested-groups", "--scale", "0"], "--scale is out of range"),
    (["draw", "nested-groups", "--offset", "nan"], "--offset must be a finite distance"),
    (["draw", "none.json"], "none.json"),
    (
      ["draw", "tags", "--output", "a.html", "--base", "shelves"],
      "--base cannot be combined with .html"
    ),
    (["draw", "pinboard", "--output", "a.html", "--items", "10k"], "bytes; the limit is 200,000)"),
    (["draw", "tags", "--output", "none/a.html"], "none/a.html"),
  ])
  func whatCannotBeShownIsSaid(arguments: [String], text: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
  }
}
