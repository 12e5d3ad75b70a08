import Foundation
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests layout documents as scenarios: their sizes, their item counts and the sizes of their
/// contents.
struct LayoutFileTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func shop() throws -> LayoutFile {
    try LayoutFile(
      Self.package.appendingPathComponent("Benchmarks/Examples/Layouts/shop.json"))
  }

  /// Calls a body with a file of the given text, and removes the file afterwards.
  private func file<Result>(_ text: String, _ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("screen-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  private func document(
    device: String = "\"width\": 300, \"height\": 400", width: String = "\"fractionalWidth\": 1",
    height: String = "\"absolute\": 50", direction: String = "vertical", counts: String = "[6, 3]",
    more: String = ""
  ) -> String {
    """
    {"device": {\(device)}, "layout": {"configuration": {"scrollDirection": "\(direction)"},
     "section": {"group": {"kind": "horizontal",
       "size": {"width": {\(width)}, "height": {\(height)}},
       "subitems": [{"size": {"width": {\(width)}, "height": {\(height)}}}]}}},
     "sectionItemCounts": \(counts)\(more)}
    """
  }

  @Test func theExampleHasAllOperations() throws {
    let file = try shop()
    #expect(file.name == "shop" && file.scenario.name == "shop")
    #expect(file.itemCount == 43 && file.ignoredKeys.isEmpty)
    #expect(try file.sizes(nil) == [43])
    #expect(
      Set(file.scenario.operations)
        == Set(
          TimedOperation.all.filter {
            !$0.isOnData && !$0.name.hasSuffix("-by-key") && !$0.name.hasSuffix("-on-demand")
          }
        )
        .subtracting([.repack, .storm, .stormSingly, .fitAll, .reframe]))
    let workload = try file.scenario.workload(items: 43, seed: 7)
    #expect(workload.upright.sections.map(\.itemCount) == [5, 8, 30])
    #expect(workload.contentSize == Vector(horizontal: 390, vertical: 3289))
  }

  @Test func countsKeepTheirProportions() throws {
    let workload = try shop().scenario.workload(items: 4300, seed: 7)
    #expect(workload.upright.sections.map(\.itemCount) == [500, 800, 3000])
    #expect(SectionCounts.scaled([6, 3, 0], items: 100) == [67, 33, 0])
    #expect(SectionCounts.scaled([1, 1, 1], items: 5) == [2, 2, 1])
    #expect(SectionCounts.scaled([0, 0], items: 5) == [3, 2])
    #expect(SectionCounts.scaled([], items: 5) == [])
    #expect(SectionCounts.scaled([1 << 40, 1 << 41], items: 3 << 40) == [1 << 40, 1 << 41])
    for items in 9...60 {
      let counts = SectionCounts.scaled([5, 0, 3, 1], items: items)
      #expect(counts.reduce(0, +) == items)
      #expect(zip(counts, [5, 0, 3, 1]).allSatisfy { $0 >= $1 }, "\(items)")
    }
  }

  @Test func contentsHaveDocumentSizes() throws {
    let workload = try shop().scenario.workload(items: 43, seed: 7)
    let heights = (0..<4).map {
      workload.fittedSize(section: 2, item: $0)?.size.vertical
    }
    #expect(heights == [60, 80, 100, 60])
    #expect(workload.fittedSize(section: 2, item: 0, revision: 1)?.size.vertical == 80)
    #expect(workload.fittedSize(section: 1, item: 0) == nil)
    #expect(try workload.otherSizes().allSatisfy { $0.new.element.section == 2 })
  }

  @Test func contentsWithoutSizesAreTexts() throws {
    let scenario = try file(document(height: "\"estimated\": 40")) { try LayoutFile($0).scenario }
    let workload = try scenario.workload(items: 100, seed: 7)
    let sizes = (0..<50).compactMap { workload.fittedSize(section: 0, item: $0)?.size }
    #expect(sizes.count == 50 && Set(sizes.map(\.vertical)).count > 5)
    #expect(sizes.allSatisfy { $0.vertical == $0.vertical.rounded() })
    let labels = try file(document(width: "\"estimated\": 40", direction: "horizontal")) {
      try LayoutFile($0).scenario
    }
    let sideways = try labels.workload(items: 100, seed: 7)
    let widths = Set(
      (0..<50).compactMap { sideways.fittedSize(section: 0, item: $0)?.size.horizontal })
    #expect(widths.count > 5 && widths.allSatisfy { (40...220).contains($0) })
  }

  @Test(arguments: [
    ("vertical", ""), ("horizontal", ""), ("vertical", "rightToLeft"),
    ("horizontal", "rightToLeft"),
  ])
  func everyDirectionIsVerified(axis: String, direction: String) throws {
    let device =
      "\"width\": 300, \"height\": 400"
      + (direction.isEmpty ? "" : ", \"layoutDirection\": \"\(direction)\"")
    let (width, height) =
      axis == "vertical"
      ? ("\"fractionalWidth\": 1", "\"estimated\": 40")
      : ("\"estimated\": 40", "\"fractionalHeight\": 1")
    let text = document(device: device, width: width, height: height, direction: axis)
    let scenario = try file(text) { try LayoutFile($0).scenario }
    let selection = SuiteSelection(
      scenarios: [scenario],
      strategies: StrategyEntry.all.filter { ["default", "dictionary"].contains($0.name) })
    #expect(try selection.firstDifference(items: 20) == nil)
    let container = try scenario.workload(items: 60, seed: 7).upright.container
    #expect(container.scrollAxis == (axis == "vertical" ? .vertical : .horizontal))
    #expect(container.isRightToLeft == !direction.isEmpty)
  }

  @Test func headerEstimatesResizeNoItem() throws {
    let header = """
      "boundarySupplementaryItems": [{"elementKind": "header", "alignment": "top",
        "size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 30}}}], "group":
      """
    let text = document().replacingOccurrences(of: "\"group\":", with: header)
    let scenario = try file(text) { try LayoutFile($0).scenario }
    #expect(scenario.content != nil && scenario.operations.contains(.scrollTo))
    #expect(!scenario.operations.contains(.resize))
  }

  @Test func rejectsUntimeableLayouts() throws {
    func refusal(_ text: String, items: [Int]? = nil) throws -> String? {
      try file(text) { url in
        do throws(LayoutFileError) {
          _ = try LayoutFile(url).sizes(items)
          return nil
        } catch {
          return error.reason
        }
      }
    }
    #expect(try refusal(document()) == nil)
    #expect(try refusal("{") ?? "" == "is not valid JSON" || refusal("{")?.isEmpty == false)
    #expect(try refusal("{\"queries\": []}") == "\"layout\" is missing (line 1, column 1)")
    #expect(
      try refusal(document(device: "\"width\": 300, \"height\": 0"))
        == "nothing is visible in a view of 300.0 × 0.0 points: make it larger")
    #expect(
      try refusal(document(counts: "[]")) == "there are no sections to measure")
    #expect(
      try refusal(document(counts: "[0, 0]"))
        == "the sections have no items: specify the number with --items")
    #expect(try refusal(document(counts: "[0, 0]"), items: [5]) == nil)
    #expect(
      try refusal(document(), items: [8, 100])
        == "--items 8 is too small, because the layout has 9 items")
    #expect(
      try refusal(document(height: "\"absolute\": 1e9", counts: "[600]"))
        == "Section 0 ends beyond the maximum content length, 4 × 10¹¹ pixels.")
    #expect(
      try refusal(document(height: "\"absolute\": 1e300", counts: "[60]"))?
        .hasSuffix(" is 1e+300; the limit is 10⁹ points") == true)
  }
}
