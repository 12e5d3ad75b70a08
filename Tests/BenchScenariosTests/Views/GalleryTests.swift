import BenchSuite
import Foundation
import LayoutDrawing
import Testing

@testable import BenchScenarios

/// The manual's pictures, written by `scripts/draw-gallery`, match the layouts in their current
/// form.
struct GalleryTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..")
  private static let pictures = root.appending(
    path: "Sources/BenchHarness/BenchHarness.docc/Resources")
  private static let documents = root.appending(path: "Benchmarks/Examples/Layouts")

  private static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: documents.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { "document-\($0.dropLast(5))" }.sorted()
      + Scenario.screens.map { "scenario-\($0.name)" }
  }

  @Test(arguments: names)
  func pictureMatchesTheLayout(name: String) throws {
    let parts = name.split(separator: "-", maxSplits: 1)
    let view: LaidOutView
    if parts[0] == "document" {
      let file = try LayoutFile(Self.documents.appending(path: "\(parts[1]).json"))
      view = try LaidOutView(file.scenario, items: file.itemCount, seed: 7)
    } else {
      let scenario = try #require(Scenario.all.first { $0.name == parts[1] })
      view = try LaidOutView(scenario, items: 1000, seed: 7)
    }
    let file = Self.pictures.appending(path: "\(name).svg")
    let drawn = try String(contentsOf: file, encoding: .utf8)
    #expect(view.picture(.groups).svg == drawn, "scripts/draw-gallery")
    // Debug and release builds are compared with the same bytes.
    let digest = Self.digest(of: view.picture(.groups).text)
    #expect(SnapshotDigests.all[name] == digest, "\"\(name)\": \"\(digest)\",")
  }

  /// Returns the FNV-1a hash of a text.
  private static func digest(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  @Test func pageHasNoOtherPictures() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path)
    #expect(Set(files) == Set(Self.names.map { "\($0).svg" }))
    let page = try String(
      contentsOf: Self.pictures.appending(path: "../Gallery.md"), encoding: .utf8)
    for name in Self.names { #expect(page.contains("](Resources/\(name).svg)"), "\(name)") }
  }
}
