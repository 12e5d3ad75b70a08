import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Errors in a single item, or far from the start, end a run, although comparing a few answers
/// would miss them.
struct PlantedErrorTests {
  /// Returns the error ending a run of the default strategy and a wrong strategy, or `nil` if the
  /// run succeeds.
  private func error(
    _ entry: StrategyEntry, in scenario: Scenario, items: Int,
    operations: [TimedOperation]? = nil, answerLimit: Int = 100
  ) throws -> String? {
    let selection = SuiteSelection(
      scenarios: [scenario], operations: operations ?? scenario.operations, items: [items],
      strategies: [StrategyEntry.all[0], entry])
    let cases = try selection.cases(for: selection.workloads(), answerLimit: answerLimit)
    let runner = SuiteRunner(
      options: SuiteOptions(budget: .seconds(600), passes: .counters), probe: nil)
    do {
      _ = try runner.run(cases)
      return nil
    } catch let difference as TraceDifference {
      return difference.description
    }
  }

  private func expect(
    _ text: String?, contains parts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for part in parts {
      #expect(
        text?.contains(part) == true, "\(text ?? "nothing was found")",
        sourceLocation: sourceLocation)
    }
  }

  @Test func rightStrategyPasses() throws {
    for scenario in [Scenario.listFixed, .orthogonalRows, .listEstimated, .nestedGroups] {
      #expect(try error(FaultyLayout<Faults.NoFault>.entry, in: scenario, items: 1000) == nil)
    }
  }

  @Test func oneWrongFrameInAThousand() throws {
    let text = try error(
      FaultyLayout<PlantedFaults.Item777>.entry, in: .listFixed, items: 1000,
      operations: [.query, .item, .scroll])
    expect(
      text, contains: "list-fixed, 1000 items, off-777 against itself",
      "y of item 777 of section 0 is 34188.0 against 34189.0")
  }

  @Test func oneFrameWrongInBothAnswers() throws {
    for items in [1000, 10_000] {
      let text = try error(
        FaultyLayout<PlantedFaults.Item777Everywhere>.entry, in: .listFixed, items: items,
        operations: [.query, .item, .scroll, .firstScreen])
      expect(
        text, contains: "second-opinion-fenwick against off-777-everywhere: all frames",
        "y of item 777 of section 0 is 34188.0 against 34189.0")
    }
  }

  @Test func oneWrongFrameInAHundredThousand() throws {
    let moved = try error(
      FaultyLayout<PlantedFaults.Item54321>.entry, in: .listFixed, items: 100_000,
      operations: [.query])
    expect(moved, contains: "y of item 54321 of section 0")
    let lost = try error(
      FaultyLayout<PlantedFaults.Lost54321>.entry, in: .listFixed, items: 100_000,
      operations: [.query])
    expect(lost, contains: "item 54321 of section 0 intersects this view, but was not found")
  }

  /// A row of a linear strategy gets eight views for fifty screens, just as one of a million items
  /// gets thousands for tens of thousands, so longer views have to cover every item.
  @Test func oneWrongFrameBetweenSampledViews() throws {
    let entry = StrategyEntry(
      FaultyLayout<PlantedFaults.Lost333>.self, summary: "", isLinear: true)
    let text = try error(entry, in: .listFixed, items: 1000, operations: [.query])
    expect(text, contains: "item 333 of section 0 intersects this view, but was not found")
  }

  @Test func rowsScrolledFar() throws {
    let text = try error(
      FaultyLayout<PlantedFaults.FarRow>.entry, in: .orthogonalRows, items: 10_000,
      operations: [.scroll], answerLimit: 600)
    expect(text, contains: "orthogonal-rows, scroll, 10000 items", "row-beyond-1000", "y of item")
  }

  @Test func everythingBeyondTenThousandItems() throws {
    let frames = try error(
      FaultyLayout<PlantedFaults.FarItems>.entry, in: .listFixed, items: 100_000,
      operations: [.query])
    expect(frames, contains: "y of item 10001 of section 0")
    let order = try error(
      FaultyLayout<PlantedFaults.FarOrder>.entry, in: .listFixed, items: 100_000,
      operations: [.query])
    expect(order, contains: "zIndex of item ")
    let content = try error(
      FaultyLayout<PlantedFaults.LongContent>.entry, in: .listFixed, items: 100_000,
      operations: [.query])
    expect(content, contains: "contentSize 390.0 × 4400000.0 against 390.0 × 4400001.0")
  }

  @Test func lostSizes() throws {
    let far = try error(
      FaultyLayout<PlantedFaults.FarSizes>.entry, in: .listEstimated, items: 12_000,
      operations: [.resize])
    expect(far, contains: "sizes-lost-beyond-10000")
    let some = try error(
      FaultyLayout<PlantedFaults.SomeSizes>.entry, in: .listEstimated, items: 1000,
      operations: [.resize])
    expect(some, contains: "sizes-lost-997")
  }

  @Test func lostChanges() throws {
    for operation in [TimedOperation.insert, .delete] {
      let text = try error(
        FaultyLayout<PlantedFaults.FarChanges>.entry, in: .listFixed, items: 20_000,
        operations: [operation])
      expect(
        text, contains: "list-fixed, \(operation.name), 20000 items", "step 1 of 1",
        "contentSize 390.0 × ")
    }
  }

  @Test func sectionsFarAway() throws {
    let text = try error(
      FaultyLayout<PlantedFaults.FarSections>.entry, in: .manySections, items: 25_000,
      operations: [.query])
    expect(text, contains: "sections-beyond-1000 against itself", "y of item ")
  }

  @Test func oneFrameWrittenWrong() throws {
    let text = try error(
      FaultyLayout<PlantedFaults.Miswritten>.entry, in: .listFixed, items: 1000,
      operations: [.query])
    expect(text, contains: "all frames", "y of item 777 of section 0 is 34188.0 against 34189.0")
  }

  @Test func indexWrongFarDown() throws {
    let entry = StrategyEntry(
      LayoutEngine<SolutionCache, SlippingExtents, ShapedIndex>.self, summary: "")
    let text = try error(entry, in: .listEstimated, items: 2000, operations: [.item])
    expect(text, contains: "second-opinion-fenwick against extents-wrong-beyond-block-20")
  }

  @Test(arguments: Scenario.screens)
  func everyAnswerOfTheDefaultStrategyIsCompared(scenario: Scenario) throws {
    let selection = SuiteSelection(
      scenarios: [scenario], items: [40], strategies: [StrategyEntry.all[0]])
    let cases = try selection.cases(for: selection.workloads(), answerLimit: 4)
    let results = try SuiteRunner(
      options: SuiteOptions(budget: .seconds(600), passes: .counters), probe: nil
    ).run(cases)
    for result in results where result.strategy != "floor" {
      let compared = try #require(result.compared, "\(result.key)")
      #expect(compared.answers == min(4, compared.of), "\(result.key)")
      #expect(compared.with == ["second-opinion-fenwick"], "\(result.key)")
      #expect(compared.items == 40, "\(result.key)")
    }
  }
}
