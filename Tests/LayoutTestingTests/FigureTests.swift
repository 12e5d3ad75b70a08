import CompositionalLayout
import Foundation
import Testing

@testable import LayoutTesting

/// Tests figures stored in a file next to the tests.
@MainActor
struct FigureTests {
  /// Runs a body with a path for a source file, and a figure file, in a temporary folder.
  private func withFolder(_ body: (_ source: String, _ file: FigureFile) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("FeedTests.swift").path
    try body(source, FigureFile(nextTo: source))
  }

  @Test func theCommittedFiguresMatch() throws {
    let screen = try TestScreen(FeedController(posts: 1000))
    #expect(screen.loading.matches("feed.load"), "\(screen.loading)")
    let scroll = try screen.work { $0.scroll(by: 4000, steps: 10) }
    #expect(scroll.matches("feed.scroll"), "\(scroll)")
    let jump = try screen.work { try $0.scroll(to: IndexPath(item: 700, section: 0)) }
    #expect(jump.matches("feed.jump"), "\(jump)")
    let rotation = try screen.work { $0.rotate() }
    #expect(rotation.matches("feed.rotate"), "\(rotation)")
    let text = try screen.work { $0.setTextSize(.accessibilityLarge) }
    #expect(text.matches("feed.text"), "\(text)")
  }

  @Test func recordedFiguresAreReadAgain() throws {
    try withFolder { source, file in
      let work = try Feed.screen().work { $0.scroll(by: 400) }
      try file.record(work.figures, named: "b")
      try file.record(work.figures, named: "a")
      #expect(work.matches("a", filePath: source) && work.matches("b", filePath: source))
      #expect(try file.figures(named: "c") == nil)
      let lines = try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
      #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("#") })
      #expect(lines.contains("a itemsMeasured \(work.itemsMeasured)"))
      #expect(
        !lines.contains { $0.hasSuffix(" 0") } && lines.count == 2 + 2 * (lines.count - 2) / 2)
    }
  }

  @Test func aNameWithoutWorkIsKnownAllTheSame() throws {
    try withFolder { source, file in
      let work = try Feed.screen().work { _ in }
      try file.record(work.figures, named: "idle")
      #expect(work.matches("idle", filePath: source))
      #expect(
        try String(contentsOfFile: file.path, encoding: .utf8).hasSuffix(
          "\nidle needlessMeasurements 0\n")
      )
    }
  }

  @Test func differencesAreASentenceWithAnExplanation() throws {
    try withFolder { source, file in
      let screen = try Feed.screen()
      let work = try screen.work { $0.scroll(by: 400) }
      try file.record(work.figures, named: "feed.scroll")
      let more = try screen.work { $0.scroll(by: 4000, steps: 20) }
      #expect(!more.matches("feed.scroll", filePath: source))
      let text = "\(more)"
      #expect(
        text.hasPrefix(
          "feed.scroll differs from LayoutFigures.txt: itemsMeasured \(work.itemsMeasured) → "
            + "\(more.itemsMeasured), "))
      #expect(text.contains(" more. To accept it: LAYOUT_TESTING_UPDATE=1 swift test\n"))
      #expect(text.contains(", the first element measured:\ncontainer  390 × 844"))
    }
  }

  /// A header is measured with the first row once its height becomes estimated.
  @Test func descriptionExplainsAnotherHeader() throws {
    func loading(header: NSCollectionLayoutDimension) throws -> ScreenWork {
      let section = Feed.section(height: .absolute(44))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: header),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      let items = CountedItems([1000]) { _ in CGSize(width: 390, height: 61) }
      return try TestScreen(UICollectionViewCompositionalLayout(section: section), items).loading
    }
    try withFolder { source, file in
      try file.record(loading(header: .absolute(44)).figures, named: "feed.loading")
      let work = try loading(header: .estimated(44))
      // A failed expectation about a property prints this text as its comment.
      let explanation = "header 0, the first element measured:\ncontainer  390 × 844"
      #expect(work.itemsMeasured == 1)
      #expect("\(work)".contains(explanation), "\(work)")
      // A failed expectation about the comparison prints this text as its value.
      #expect(!work.matches("feed.loading", filePath: source))
      let text = "\(work)"
      #expect(
        text.hasPrefix("feed.loading differs from LayoutFigures.txt: itemsMeasured 0 → 1, "),
        "\(text)")
      #expect(text.contains(explanation), "\(text)")
    }
  }

  @Test func missingFiguresNameTheRemedy() throws {
    try withFolder { source, file in
      let work = try Feed.screen().work { _ in }
      #expect(!work.matches("feed.scroll", filePath: source))
      #expect(
        "\(work)".hasPrefix(
          "\(file.path) has no figures for feed.scroll: write them with "
            + "LAYOUT_TESTING_UPDATE=1 swift test, and commit them"))
    }
  }

  @Test func badNamesAndFilesAreSentences() throws {
    try withFolder { source, file in
      let work = try Feed.screen().work { _ in }
      for name in ["", "a b", "#a"] {
        #expect(!work.matches(name, filePath: source))
        #expect("\(work)".hasPrefix("\"\(name)\" is not a valid figure name: "))
      }
      try "# head\nfeed.scroll itemsMeasured\n".write(
        toFile: file.path, atomically: true, encoding: .utf8)
      #expect(!work.matches("feed.scroll", filePath: source))
      #expect(
        "\(work)".hasPrefix(
          "\(file.path):2: expected a name, a figure and its value, found \"feed.scroll "
            + "itemsMeasured\""))
    }
  }

  @Test func aFigureThatIsGoneIsADifference() {
    var (before, after) = (FigureList(), FigureList())
    before.set("passes", "1")
    before.set("old", "3")
    after.set("passes", "1")
    after.set("drift", "unknown")
    #expect(after.changes(since: before).map(\.description) == ["drift 0 → unknown", "old 3 → 0"])
    #expect(after.changes(since: after).isEmpty)
  }
}
