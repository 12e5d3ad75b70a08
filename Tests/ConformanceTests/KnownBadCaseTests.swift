import Conformance
import LayoutCore
import LayoutDescription
import Testing

/// The runner fails cases with one mistake each, and names the mistake.
@Suite struct KnownBadCaseTests {
  /// Returns the outcome of a case after replacing a text.
  private func outcome(
    _ text: String, replacing old: String, by new: String
  ) throws -> ConformanceOutcome {
    try #require(text.ranges(of: old).count == 1)
    return try CaseFolder().outcome(of: text.replacing(old, with: new))
  }

  /// Returns the differences of a case, each on one line.
  private func differences(
    _ text: String, replacing old: String, by new: String
  ) throws -> [String] {
    guard case .failed(let differences) = try outcome(text, replacing: old, by: new) else {
      return []
    }
    return differences.map(\.description)
  }

  @Test(arguments: [ExampleCase.grid, ExampleCase.row])
  func passesUnspoilt(_ text: String) throws {
    #expect(try CaseFolder().outcome(of: text) == .passed)
  }

  @Test func wrongFrame() throws {
    #expect(
      try differences(ExampleCase.grid, replacing: "[50, 0, 50, 10]", by: "[50, 0, 49.5, 10]")
        == ["cell [0, 1] frame: expected [50, 0, 49.5, 10], got [50, 0, 50, 10]"])
  }

  @Test func wrongFramesComeInTheOrderOfTheFile() throws {
    let found = try differences(
      ExampleCase.grid, replacing: "\"width\": 100, \"height\": 300",
      by: "\"width\": 98, \"height\": 9")
    #expect(found.first == "layout contentSize: expected [100, 20], got [98, 20]")
    #expect(
      found.dropFirst().first == "cell [0, 0] frame: expected [0, 0, 50, 10], got [0, 0, 49, 10]")
    #expect(found.count == 4)
  }

  @Test func wrongContentSize() throws {
    #expect(
      try differences(ExampleCase.grid, replacing: "[100, 20]", by: "[100, 20.02]")
        == ["layout contentSize: expected [100, 20.02], got [100, 20]"])
  }

  @Test func fourDecimalsAreEnough() throws {
    #expect(
      try outcome(ExampleCase.grid, replacing: "[100, 20]", by: "[100, 20.0001]") == .passed)
  }

  /// The last bit of a length counts if a program wrote the case.
  @Test func exactNumbersAreTheSameBitForBit() throws {
    let runner = try #require(
      ConformanceRunner(strategy: DefaultLayoutEngine.self, isExact: true))
    let folder = try CaseFolder()
    #expect(runner.run(try folder.write(ExampleCase.grid, to: "case.json")) == .passed)
    for (old, new) in [
      ("[100, 20]", "[100, 20.000000000000004]"), ("[50, 0, 50", "[50, 0, 50.00000000000001"),
    ] {
      let text = ExampleCase.grid.replacing(old, with: new)
      let file = try folder.write(text, to: "case.json")
      #expect(ConformanceRunner().run(file) == .passed)
      guard case .failed(let differences) = runner.run(file) else {
        Issue.record("\(new) passes")
        continue
      }
      #expect(differences.count == 1)
    }
  }

  @Test func wrongOrder() throws {
    #expect(
      try differences(
        ExampleCase.grid, replacing: "[0, 10, 50, 10], \"zIndex\": 0",
        by: "[0, 10, 50, 10], \"zIndex\": 1")
        == ["cell [0, 2] zIndex: expected 1, got 0"])
  }

  @Test func missingElement() throws {
    #expect(
      try differences(
        ExampleCase.grid, replacing: "\"cell\", \"indexPath\": [0, 2]",
        by: "\"supplementary\", \"elementKind\": \"badge\", \"indexPath\": [0, 2]")
        == [
          "supplementary \"badge\" [0, 2] frame: expected [0, 10, 50, 10], got no such element",
          "cell [0, 2] frame: expected no such element, got [0, 10, 50, 10]",
        ])
  }

  @Test func unexpectedElement() throws {
    #expect(
      try differences(
        ExampleCase.grid, replacing: "\"sectionItemCounts\": [3]", by: "\"sectionItemCounts\": [4]")
        == ["cell [0, 3] frame: expected no such element, got [50, 10, 50, 10]"])
  }

  @Test(arguments: [
    ("\"rowLength\": 120", "rowLength: expected 121, got 120"),
    ("\"viewport\": 100", "viewport: expected 101, got 100"),
    ("\"maxOffset\": 20", "maxOffset: expected 21, got 20"),
    ("[-30, 10, 50]", "groupCenteredOffsets[2]: expected 51, got 50"),
    ("[10, 50]", "observedRestOffsets[1]: expected 51, got 50"),
  ])
  func wrongRow(_ value: String, _ message: String) throws {
    // The last digits of the value, increased by one.
    let spoilt = value.hasSuffix("]") ? "\(value.dropLast(2))1]" : "\(value.dropLast())1"
    #expect(
      try differences(ExampleCase.row, replacing: value, by: spoilt)
        == ["row of section 0 \(message)"])
  }

  @Test func unknownRow() throws {
    #expect(
      try differences(ExampleCase.row, replacing: "groupPagingCentered", by: "none")
        == ["row of section 0 scrolling: expected a row, got no such row"])
  }

  @Test func brokenText() throws {
    let outcome = try outcome(ExampleCase.grid, replacing: "[100, 20]", by: "[100, 20")
    #expect(outcome.isFailure)
    guard case .unreadable(let error) = outcome else {
      Issue.record("not unreadable: \(outcome)")
      return
    }
    #expect(error.description.hasPrefix("is not valid JSON"))
  }

  @Test func nothingExpected() throws {
    #expect(
      try outcome(ExampleCase.row, replacing: "orthogonal\":", by: "comment\":")
        == .unreadable(
          LayoutDocumentError(
            path: "",
            message: "has no expectations: add \"contentSize\", \"elements\" or "
              + "\"orthogonal\"",
            position: TextPosition(line: 1, column: 1))))
  }

  @Test func failureNamesMisspeltKeys() throws {
    let found = try differences(
      ExampleCase.grid, replacing: "\"layout\": {",
      by: "\"layout\": {\"configuration\": {\"interSectionSpacin\": 4}, ")
    #expect(found == [])
    let spoilt = ExampleCase.grid.replacing("[100, 20]", with: "[100, 30]")
    #expect(
      try differences(
        spoilt, replacing: "{\"section\": {", by: "{\"section\": {\"interGroupSpacin\": 10, "
      ).last
        == "layout.section.interGroupSpacin key: expected a known key, got an unknown key, ignored")
  }

  @Test func layoutRejectedByTheEngine() throws {
    let found = try differences(
      ExampleCase.grid, replacing: "{\"fractionalWidth\": 0.5}", by: "{\"absolute\": 1e-6}")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("layout frames: expected frames, got the error: A group would contain")
        == true)
  }
}
