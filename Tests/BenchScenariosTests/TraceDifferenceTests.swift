import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// A wrong strategy is detected before it is timed, with the exact place of the error.
struct TraceDifferenceTests {
  /// Returns the difference between the default strategy and a wrong one, in a list with simple
  /// frames.
  private func difference(
    _ entry: StrategyEntry, in scenario: Scenario = .listFixed, items: Int = 50
  ) throws -> String? {
    let selection = SuiteSelection(
      scenarios: [scenario], strategies: [StrategyEntry.all[0], entry])
    return try selection.firstDifference(items: items)?.description
  }

  @Test func rightStrategyPasses() throws {
    let selection = SuiteSelection(
      scenarios: Scenario.screens,
      strategies: [StrategyEntry.all[0], FaultyLayout<Faults.NoFault>.entry])
    #expect(try selection.firstDifference(items: 12) == nil)
  }

  @Test func aMovedItemIsNamed() throws {
    #expect(
      try difference(FaultyLayout<Faults.MovedItem>.entry)
        == "list-fixed, 50 items, default against moved-item: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 3: y of item 3 of section 0 is 132.0 against 132.33333333333334")
  }

  @Test func comparesTheLastBitOfASize() throws {
    #expect(
      try difference(FaultyLayout<Faults.WiderItem>.entry)
        == "list-fixed, 50 items, default against wider-item: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 3: width of item 3 of section 0 is 390.0 against 390.00000000000006")
  }

  @Test func namesReorderedCells() throws {
    #expect(
      try difference(FaultyLayout<Faults.ReversedOrder>.entry)
        == "list-fixed, 50 items, default against reversed-order: "
        + "step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 0: item 0 of section 0 against item 18 of section 0")
  }

  @Test func namesDifferentZIndex() throws {
    #expect(
      try difference(FaultyLayout<Faults.RaisedItem>.entry)
        == "list-fixed, 50 items, default against raised-item: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 3: zIndex of item 3 of section 0 is 0 against 1")
  }

  @Test func namesDifferentKind() throws {
    #expect(
      try difference(FaultyLayout<Faults.MistakenKind>.entry)
        == "list-fixed, 50 items, default against mistaken-kind: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 18: item 18 of section 0 against decoration 0, item 18 of section 0")
  }

  @Test func namesLostElement() throws {
    #expect(
      try difference(FaultyLayout<Faults.LostItem>.entry)
        == "list-fixed, 50 items, default against lost-item: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "element 3: item 3 of section 0 against item 4 of section 0")
    #expect(
      try difference(FaultyLayout<Faults.LostEnd>.entry)
        == "list-fixed, 50 items, default against lost-end: step 1 of 1 "
        + "(upright, view at -20.0): "
        + "19 elements against 18")
  }

  @Test func namesDifferentContentSize() throws {
    #expect(
      try difference(FaultyLayout<Faults.LongerContent>.entry)
        == "list-fixed, 50 items, default against longer-content: "
        + "step 1 of 1 "
        + "(upright, view at -20.0): "
        + "contentSize 390.0 × 2200.0 against 390.0 × 2200.25")
  }

  @Test func detectsWronglyWrittenFrames() throws {
    let text = try #require(try difference(FaultyLayout<Faults.MiswrittenFrame>.entry))
    #expect(
      text.contains(
        "against miswritten-frame: step 1 of 1 (all 50 frames): element 3: y of item 3 "), "\(text)"
    )
  }

  @Test func detectsRowsThatDoNotScroll() throws {
    for items in [50, 1000] {
      let text = try difference(
        FaultyLayout<Faults.StillRows>.entry, in: .orthogonalRows, items: items)
      #expect(text?.contains("still-rows") == true, "\(items)")
    }
    #expect(try difference(FaultyLayout<Faults.StillRows>.entry, in: .listFixed) == nil)
  }

  @Test func detectsViewThatIsNotTurned() throws {
    let text = try #require(try difference(FaultyLayout<Faults.AlwaysUpright>.entry))
    #expect(text.contains("(turned, view at -20.0)"))
  }

  @Test(arguments: [Scenario.listFixed, .orthogonalRows, .listEstimated, .libraryApp])
  func namesFirstWrongStrategy(scenario: Scenario) throws {
    let selection = SuiteSelection(
      scenarios: [scenario],
      strategies: StrategyEntry.all.filter { $0.name != "naive" }.prefix(3) + [
        FaultyLayout<Faults.MovedItem>.entry
      ])
    let items = min(50, scenario.testItems)
    let text = try #require(try selection.firstDifference(items: items)?.description)
    // With few other items, orthogonal rows hide the item until the view is turned.
    let steps = scenario.name == "library-app" ? "2 of 2" : "1 of 1"
    #expect(
      text.hasPrefix(
        "\(scenario.name), \(items) items, default against moved-item: step \(steps) "))
  }

  @Test func detectsTraceThatEndsEarly() {
    let steps = ["a", "b"].map { [TraceStep(action: $0, contentSize: .zero, elements: [])] }
    let difference = TraceDifference(label: "label", expected: steps, actual: steps.dropLast())
    #expect(difference?.description == "label: 2 steps against 1")
    #expect(TraceDifference(label: "label", expected: steps, actual: steps) == nil)
  }

  @Test func theStepsBeforeADifferenceAreListed() {
    let steps = (0..<12).map {
      [TraceStep(action: "step \($0)", contentSize: .zero, elements: [])]
    }
    let short = TraceDifference(label: "label", steps: Array(steps.prefix(3)), at: 2, "(it): wrong")
    #expect(
      short.description == "label: step 3 of 3 (it): wrong; preceding steps: step 0; step 1")
    let long = TraceDifference(label: "label", steps: steps, at: 11, "(it): wrong")
    #expect(long.description.hasSuffix("step 9; step 10; and 3 earlier steps"))
  }

  @Test func crossChecksASingleStrategy() throws {
    let selection = SuiteSelection(
      scenarios: [.listFixed], strategies: [FaultyLayout<Faults.WiderItem>.entry])
    #expect(
      try selection.firstDifference(items: 50)?.description.contains(
        "wider-item against second-opinion-fenwick: step 1 of 1") == true)
  }
}
