import Conformance
import Foundation
import LayoutCore
import LayoutDescription
import Testing

/// Tests recorded views as cases: their sizes are applied before their frames are compared.
struct RecordingCaseTests {
  private let folder: CaseFolder

  init() throws { folder = try CaseFolder() }

  private static let layout = """
    "layout": {"section": {"group": {"kind": "horizontal",
      "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}},
      "subitems": [{"size": {"width": {"estimated": 10}, "height": {"absolute": 20}}}]}}}
    """

  /// Returns a recording of three tags in a view, with room for two in its first row.
  private static func recording(second: String = "[60, 0, 30, 20]", width: Int = 100) -> String {
    """
    "device": {"width": \(width), "height": 300, "scale": 2}, "sectionItemCounts": [3],
    "fittedSizes": {"cells": [[[60, 20], [30, 20], [50, 20]]]}, "contentSize": [\(width), 40],
    "elementsAreComplete": true, "elements": [
      {"kind": "cell", "indexPath": [0, 0], "frame": [0, 0, 60, 20]},
      {"kind": "cell", "indexPath": [0, 1], "frame": \(second)},
      {"kind": "cell", "indexPath": [0, 2], "frame": [0, 20, 50, 20]}]
    """
  }

  private static let view =
    "\"device\": {\"width\": 100, \"height\": 300}, "
    + "\"sectionItemCounts\": [3]"

  private func differences(_ outcome: ConformanceOutcome) -> [String] {
    switch outcome {
    case .passed: []
    case .failed(let differences): differences.map(\.description)
    case .unreadable(let error): ["\(error)"]
    }
  }

  @Test func recordingWithItsLayoutIsACase() throws {
    let good = try folder.outcome(of: "{\(Self.layout), \(Self.recording())}")
    #expect(good == .passed)
    let bad = try folder.outcome(
      of: "{\(Self.layout), \(Self.recording(second: "[60, 0, 31, 20]"))}")
    #expect(
      differences(bad) == ["cell [0, 1] frame: expected [60, 0, 31, 20], got [60, 0, 30, 20]"])
  }

  @Test func layoutIsComparedInEachOfItsRecordedViews() throws {
    try folder.write("{\(Self.recording(width: 104))}", to: "wide.json")
    func outcome(_ second: String) throws -> ConformanceOutcome {
      try folder.outcome(
        of: """
          {\(Self.layout), \(Self.view),
           "recordings": ["wide.json", {\(Self.recording(second: second))}]}
          """)
    }
    #expect(try outcome("[60, 0, 30, 20]") == .passed)
    #expect(
      differences(try outcome("[60, 20, 30, 20]")) == [
        "recordings[1] cell [0, 1] frame: expected [60, 20, 30, 20], got [60, 0, 30, 20]"
      ])
  }

  @Test func anotherLayoutIsComparedWithRecordings() throws {
    let url = try folder.write("{\(Self.recording())}", to: "recorded.json")
    #expect(
      differences(ConformanceRunner().run(url))
        == ["\"layout\" is missing: add the recorded layout, or set --layout"])
    var runner = ConformanceRunner()
    let document = try LayoutDocument(json: "{\(Self.layout), \(Self.view)}".utf8)
    runner.layoutInput = { try document.layoutInput(of: $0) }
    #expect(runner.run(url) == .passed)

    let none = try LayoutDocument(
      json: "{\"layout\": {\"sections\": []}, \"device\": {\"width\": 1, \"height\": 1}, "
        .appending("\"sectionItemCounts\": []}").utf8)
    runner.layoutInput = { try none.layoutInput(of: $0) }
    #expect(
      differences(runner.run(url))
        == ["layout frames: expected frames, got the error: layout: describes 0 of 1 sections"])
  }

  @Test func recordingOfMoreSectionsThanTheLayoutHas() throws {
    let layout = Self.layout.replacing("{\"section\": ", with: "{\"sections\": [")
      .replacing("}]}}}", with: "}]}}]}")
    let text = """
      {\(layout), \(Self.view),
       "recordings": [{\(Self.recording().replacing("[3]", with: "[3, 0]"))}]}
      """
    #expect(
      differences(try folder.outcome(of: text)).first?
        .hasPrefix("recordings[0]: describes 1 of 2 sections (line ") == true)
  }

  @Test func recordingWithoutFramesIsNoCase() throws {
    let text = """
      {\(Self.layout), \(Self.view), "recordings": [{\(Self.view), "fittedSizes": {}}]}
      """
    #expect(
      differences(try folder.outcome(of: text)).first?
        .hasPrefix(
          "recordings[0]: has no expectations: add \"contentSize\", \"elements\" or "
            + "\"orthogonal\"")
        == true)
  }
}
