import CompositionalLayout
import Foundation
import LayoutCore
import LayoutDescription
import Testing

@testable import BenchScenarios

/// Tests recorded sizes as the contents of a scenario or of a document.
struct RecordedSizesTests {
  private let folder: RecordingFolder

  init() throws { folder = try RecordingFolder() }

  /// Returns a recording of two sections in a view.
  private func recording(
    width: Double = 390, category: String? = nil, cells: String = "[[[60, 30], [80, 40]], [null]]"
  ) -> String {
    let text = category.map { ", \"contentSizeCategory\": \"\($0)\"" } ?? ""
    return """
      {"device": {"width": \(width), "height": 844, "scale": 3\(text)},
       "sectionItemCounts": [2, 1],
       "fittedSizes": {"cells": \(cells),
         "supplementaries": {"header": [[[390, 21]], [[390, 22]]], "badge": [[[9, 8], null]]},
         "layoutItems": {"header": [[[390, 99]]]}}}
      """
  }

  private func question(
    _ content: ContentSizes, of kind: String? = nil, _ section: Int, _ item: Int,
    revision: Int = 0, width: Double = 390, category: String? = nil
  ) -> Vector {
    content.size(
      of: kind, section: section, item: item, revision: revision,
      offered: Vector(horizontal: 1, vertical: 2),
      in: LayoutContainer(size: Vector(horizontal: width, vertical: 700)),
      contentSizeCategory: category, seed: 7)
  }

  @Test func sizesHaveBothAxesAndAreRepeatedInTurn() throws {
    let content = ContentSizes.measured(try folder.write(recording(), to: "a.json"))
    let (short, tall) = (
      Vector(horizontal: 60, vertical: 30), Vector(horizontal: 80, vertical: 40)
    )
    #expect(question(content, 0, 0) == short && question(content, 0, 1) == tall)
    #expect(question(content, 0, 999_999) == tall && question(content, 2, 4) == short)
    #expect(question(content, 0, -1) == tall, "content before the first one")
    #expect(question(content, 0, 0, revision: 1) == tall)
    #expect(question(content, 1, 0) == Vector(horizontal: 1, vertical: 2), "keeps its estimate")
    #expect(question(content, of: "header", 1, 0).vertical == 22)
    #expect(question(content, of: "header", 0, .max).vertical == 99)
    #expect(question(content, of: "badge", 0, 2).vertical == 8)
    #expect(question(content, of: "badge", 0, 1).vertical == 2)
    #expect(question(content, of: "other", 0, 0).vertical == 2)
  }

  @Test func viewTakesTheRecordingOfItsTextSizeWithTheNearestWidth() throws {
    func height(_ value: Int) -> String { "[[[1, \(value)]], [null]]" }
    let large = UIContentSizeCategory.large.rawValue
    let huge = UIContentSizeCategory.accessibilityLarge.rawValue
    let content = ContentSizes.measured(
      try folder.write(
        """
        {"recordings": [\(recording(category: large, cells: height(10))),
          \(recording(width: 844, category: large, cells: height(20)))]}
        """, to: "several.json"),
      try folder.write(
        recording(width: 320, category: huge, cells: height(30)), to: "huge.json"))
    for (width, category, expected) in [
      (390.0, nil, 10.0), (375, large, 10), (700, large, 20), (844, nil, 20), (844, huge, 30),
    ] {
      #expect(
        question(content, 0, 0, width: width, category: category).vertical == expected,
        "\(width) \(category ?? "")")
    }
  }

  private func scenario(
    _ content: ContentSizes, category: UIContentSizeCategory = .unspecified
  ) -> Scenario {
    var environment = Scenario.listEstimated.environment
    environment.traitCollection = environment.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = category
    }
    return Scenario.listEstimated.copy(content: content, in: environment)
  }

  @Test func turnedScreenHasTheSizesOfItsOwnWidth() async throws {
    let url = try folder.write(
      """
      {"recordings": [\(recording(cells: "[[[1, 50]]]")),
        \(recording(width: 844, cells: "[[[1, 70]]]"))]}
      """, to: "both.json")
    let workload = try scenario(.measured(url)).workload(items: 100, seed: 7)
    await MainActor.run {
      let screen = SuiteScreen(SuiteContents(workload))
      screen.view.layoutIfNeeded()
      #expect(screen.view.visibleCells.first?.frame.height == 50)
      screen.rotate(to: workload.environment.turned)
      #expect(screen.view.visibleCells.first?.frame.height == 70)
      screen.rotate(to: workload.environment)
      #expect(screen.view.visibleCells.first?.frame.height == 50)
    }
  }

  @Test func millionItemsHaveRecordedSizes() throws {
    let url = try folder.write(recording(cells: "[[[390, 50], [390, 70]], []]"), to: "a.json")
    let workload = try scenario(.measured(url)).workload(items: 1_000_000, seed: 7)
    for item in [0, 1, 999_998, 999_999] {
      #expect(
        workload.fittedSize(section: 0, item: item)?.size.vertical == (item % 2 == 0 ? 50 : 70))
    }
  }

  @Test func scenarioOfTheManualHasRecordedSizes() throws {
    let path = try folder.write(recording(), to: "feed.json").path
    let scenario = Scenario(
      name: "feed", summary: "tags of recorded widths", imitates: "the first tab of the app",
      layout: { makeFeedLayout() }, counts: { items, _ in [items] },
      content: .measured(URL(fileURLWithPath: path)), defaultParts: [])
    let workload = try scenario.workload(items: 1000, seed: 7)
    #expect(workload.fittedSize(section: 0, item: 501)?.size.horizontal == 80)
  }

  // MARK: Bad files

  private func refusal(_ text: String?, category: UIContentSizeCategory = .unspecified) -> String {
    let url = folder.url("bad.json")
    if let text { try? Data(text.utf8).write(to: url) }
    do {
      _ = try scenario(.measured(url), category: category).workload(items: 10, seed: 7)
      return "none"
    } catch {
      return "\(error)".replacing(url.relativePath, with: "FILE")
    }
  }

  @Test func unreadableFilesAreNamedWithTheirFault() {
    #expect(refusal(nil) == "FILE: no such file")
    #expect(
      refusal("{}")
        == "FILE: has no recorded sizes: expected \"fittedSizes\" or \"recordings\" (line 1, "
        + "column 1)")
    #expect(
      refusal(recording(cells: "[[[60, -30]]]"))
        == "FILE: fittedSizes.cells[0][0]: expected a width and a height from 0 to 10⁹ points, "
        + "found -30.0 (line 3, column 29)")
    #expect(
      refusal(recording(cells: "[[60, 30]]"))
        == "FILE: fittedSizes.cells[0][0]: expected an array, found the number 60 (line 3, "
        + "column 29)")
    #expect(
      refusal("{\"recordings\": [{\"sectionItemCounts\": [], \"fittedSizes\": {}}]}")
        == "FILE: recordings[0]: \"device\" is missing (line 1, column 17)")
    #expect(
      refusal(recording().replacing("[2, 1]", with: "[0, 0]"))
        == "FILE: has no items: load the data of the screen before recording it (line 1, column 1)")
    #expect(
      refusal("{\"recordings\": []}")
        == "FILE: has no recorded sizes: expected \"fittedSizes\" or \"recordings\" (line 1, "
        + "column 1)")
    #expect(
      refusal("{\"recordings\": [\"none.json\"]}")
        == "FILE: recordings[0]: none.json: no such file (line 1, column 17)")
  }

  @Test func unrecordedTextSizeIsRefused() {
    let large = UIContentSizeCategory.large.rawValue
    #expect(refusal(recording(category: large), category: .large) == "none")
    #expect(refusal(recording(), category: .small) == "none", "a recording for any text size")
    #expect(
      refusal(recording(category: large), category: .small)
        == "no recording exists for the text size UICTContentSizeCategoryS: record it, or choose "
        + large)
  }

  // MARK: Documents

  private func document(_ sizes: String) -> String {
    """
    {"device": {"width": 390, "height": 844, "scale": 3}, "sectionItemCounts": [40, 20],
     "layout": {"section": {"group": {"kind": "horizontal",
       "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 90}},
       "subitems": [{"size": {"width": {"estimated": 50}, "height": {"estimated": 40}}}]}}},
     \(sizes)}
    """
  }

  @Test(arguments: [
    "\"fittedSizes\": {\"cells\": [[[60, 30], [80, 40]], [[70, 20]]]}",
    "\"recordings\": [\"feed.json\"]",
  ]) func documentHasBothAxesOfEachItem(sizes: String) throws {
    try folder.write(recording(cells: "[[[60, 30], [80, 40]], [[70, 20]]]"), to: "feed.json")
    let file = try LayoutFile(folder.write(document(sizes), to: "layout.json"))
    for items in [60, 1_000_000] {
      let workload = try file.scenario.workload(items: items, seed: 7)
      let found = [(0, 0), (0, 1), (0, 3), (1, 5)].map {
        workload.fittedSize(section: $0, item: $1)?.size
      }
      #expect(
        found == [
          Vector(horizontal: 60, vertical: 30), Vector(horizontal: 80, vertical: 40),
          Vector(horizontal: 80, vertical: 40), Vector(horizontal: 70, vertical: 20),
        ])
    }
  }

  @Test func documentWithABadRecordingIsRefused() throws {
    try folder.write(recording(cells: "[[[60]]]"), to: "feed.json")
    let url = try folder.write(document("\"recordings\": [\"feed.json\"]"), to: "layout.json")
    let error = #expect(throws: LayoutFileError.self) { try LayoutFile(url) }
    #expect(
      error?.reason
        == "recordings[0]: feed.json: fittedSizes.cells[0][0]: expected 2 numbers, found 1 (line "
        + "3, column 29) (line 5, column 17)")
  }
}

/// Returns a section of tags with estimated width.
@MainActor private func makeFeedLayout() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .estimated(50), heightDimension: .absolute(32))
  let row = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
  return NSCollectionLayoutSection(
    group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}
