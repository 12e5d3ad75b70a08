import CompositionalLayout
import Conformance
import Foundation
import LayoutCore
import LayoutDescription
import Testing

/// Runs the recorded self-sizing cases with a collection view whose cells are asked for their sizes
/// one after the other.
@MainActor
@Suite struct RecordedViewTests {
  /// Returns the differences between what a view of a document shows and what a case expects.
  private func differences(_ document: LayoutDocument, _ frames: ConformanceCase.Frames) -> [String]
  {
    let data = FittedCells(document)
    let view = data.makeView()
    var differences: [String] = []
    if let size = frames.contentSize,
      view.contentSize != CGSize(width: size.horizontal, height: size.vertical)
    {
      differences.append("content \(view.contentSize.width) × \(view.contentSize.height)")
    }
    for element in frames.elements where element.name.kind == .cell {
      let path = IndexPath(item: element.name.item, section: element.name.section)
      let frame = CGRect(
        x: element.frame.x, y: element.frame.y, width: element.frame.width,
        height: element.frame.height)
      let shown = view.cellForItem(at: path)?.frame
      if shown != frame { differences.append("\(path) \(shown ?? .null)") }
    }
    let offset = document.contentOffset
    if view.contentOffset != CGPoint(x: offset.horizontal, y: offset.vertical) {
      differences.append("offset \(view.contentOffset)")
    }
    if !view.layoutLoopDiagnoses.isEmpty { differences.append("\(view.layoutLoopDiagnoses)") }
    return differences
  }

  @Test func recordedCasesGiveTheSameResult() throws {
    let files = try RecordedCases.currentFolders().flatMap(CaseFiles.all)
      .filter { $0.deletingLastPathComponent().lastPathComponent == "self-sizing" }
    #expect(files.count >= 17)
    for file in files {
      guard case .frames(let document, let frames) = try ConformanceCase(contentsOf: file) else {
        Issue.record("\(file.lastPathComponent) is no layout")
        continue
      }
      #expect(differences(document, frames) == [], "\(file.lastPathComponent)")
    }
  }

  /// A list of 60 rows of 44 points, 3 points apart, in 480 points, with cells requesting 31, 50,
  /// 31, 69 and 31 points.
  private static let longList = """
    {"device": {"width": 320, "height": 480, "scale": 2}, "contentOffset": [0, OFFSET],
     "layout": {"section": {"interGroupSpacing": 3, "group": {
       "kind": "vertical", "size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 44}},
       "subitems": [{"size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 44}}}]}}},
     "sectionItemCounts": [60],
     "cellFittedHeight": {"any": [31, 50, 31, 69, 31]}}
    """

  @Test(arguments: [("0", 11, 2788), ("500", 22, 2778)])
  func measuresVisibleElementsFromTheTop(
    offset: String, madeCount: Int, height: CGFloat
  ) throws {
    let json = Self.longList.replacingOccurrences(of: "OFFSET", with: offset)
    let document = try LayoutDocument(json: Data(json.utf8))
    let data = FittedCells(document)
    let view = data.makeView()
    #expect(view.contentSize.height == height)
    #expect(data.madePaths.count == madeCount)
    #expect(data.madePaths == data.madePaths.sorted(), "from the top down")
  }

  @Test func elementsPushedOutGetNoCell() throws {
    let json = Self.longList.replacingOccurrences(of: "OFFSET", with: "0")
      .replacingOccurrences(of: "31, 50, 31, 69, 31", with: "200")
    let document = try LayoutDocument(json: Data(json.utf8))
    let data = FittedCells(document)
    // Three rows of 200 points and two gaps of 3 exceed 480; eleven rows of 44 points were visible.
    let height: CGFloat = 600 + 57 * 44 + 59 * 3
    #expect(data.makeView().contentSize.height == height)
    #expect(data.madePaths.map(\.item) == [0, 1, 2])
  }

  @Test func detectsWrongAnswers() throws {
    let json = Self.longList.replacingOccurrences(of: "OFFSET", with: "0")
    let document = try LayoutDocument(json: Data(json.utf8))
    let folder = try CaseFolder()
    let wrong = try folder.write(
      json.dropLast() + ", \"contentSize\": [320, 2789]}", to: "wrong.json")
    guard case .frames(_, let frames) = try ConformanceCase(contentsOf: wrong) else {
      Issue.record("The case is no layout.")
      return
    }
    #expect(differences(document, frames) == ["content 320.0 × 2788.0"])
  }
}
