import BenchHarness
import CompositionalLayout
import LayoutCore
import Testing
import _AppScreens

@testable import BenchScenarios
@testable import BenchSuite
@testable import _Inbox

/// Screens of apps with their own cells: operations, counters and mistakes.
@MainActor
struct HostedScreenTests {
  /// The counts of one operation on a screen.
  private func counts(
    _ scenario: Scenario, _ action: AppAction, items: Int = 1001
  ) throws -> [String: Int] {
    let benchmark = AppBenchmark(
      try scenario.workload(items: items, seed: 7), action, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    return benchmark.countWork()
  }

  private func scenario(
    _ screen: @escaping @MainActor @Sendable (Int) throws -> UICollectionView
  ) -> Scenario {
    Scenario(name: "own", summary: "", imitates: "", screen: screen)
  }

  // MARK: Operations

  @Test func onlyOperationsOfAViewApply() throws {
    let all: Set<TimedOperation> = [.appFirstScreen, .appScroll, .appBatch, .appRotate, .appJump]
    #expect(Set(Scenario.feed().operations) == all)
    let fixed = scenario { _ in Self.view(UICollectionViewLayout()) }
    #expect(Set(fixed.operations) == all.subtracting([.appBatch]))
    #expect(fixed.reasonForOmitting(.appBatch)?.hasPrefix("pass a changes: closure") == true)
    #expect(
      fixed.reasonForOmitting(.query)?.hasPrefix("this operation measures only the layout engine")
        == true)
    #expect(fixed.reasonForOmitting(.appBatchByKey)?.hasPrefix("this operation uses ") == true)
    #expect(fixed.reasonForOmitting(.appScroll) == nil)
    let others = StrategyEntry.all.filter { !$0.isViewEngine }
    #expect(others.allSatisfy { !$0.takesPart(in: fixed) })
  }

  /// Each operation of the example agrees with a layout from scratch.
  @Test func exampleIsVerifiedAndCounted() throws {
    let selection = SuiteSelection(
      scenarios: [.inbox], items: [100], strategies: [StrategyEntry.all[0]])
    let cases = try selection.cases(for: selection.workloads(), answerLimit: 16)
    let results = try SuiteRunner(options: .withoutClock, clock: StoppedClock(), probe: nil)
      .run(cases)
    #expect(results.map(\.operation) == Scenario.inbox.operations.map(\.name))
    for result in results {
      #expect(result.compared?.with.isEmpty == false, "\(result.key)")
      #expect(result.counters["needlessMeasurements"] == 0, "\(result.key)")
      let faults = result.warnings.filter { $0.code != .allocatorNotLinked }
      #expect(faults.isEmpty, "\(result.key): \(faults)")
    }
  }

  @Test func firstScreenMakesAndAsksVisibleCells() throws {
    let counts = try counts(.feed(), .firstScreen)
    let (made, asked) = (try #require(counts["viewsMade"]), try #require(counts["contentsAsked"]))
    #expect(made == 13 && counts["viewsReused"] == 0)
    #expect(asked >= made && counts["needlessMeasurements"] == 0)
    // The counts are read from the diffable data source's snapshot, apart from the first of them.
    #expect(try #require(counts["countCalls"]) <= 1)
    let calls = try #require(counts["providerCalls"])
    #expect(calls > 0 && calls % 2 == 0)
    #expect(counts["attributesMade"] == nil, "the layout is the app's")
  }

  @Test func changesRunOnceForEachStep() throws {
    let workload = try Scenario.inbox.workload(items: 200, seed: 7)
    let driver = AppDriver(workload, .batch)
    driver.prepare()
    #expect(driver.measureMetrics(3).metrics["anchorDrift"] == .some(.some(0)))
    #expect(driver.screen.view.numberOfItems(inSection: 0) == 203)
    driver.prepare()
    #expect(driver.screen.view.numberOfItems(inSection: 0) == 200)
  }

  @Test(arguments: [FrameScriptKind.rotate, .insert, .correction])
  func scrollTracesKeepThePlace(_ kind: FrameScriptKind) throws {
    let workload = try Scenario.inbox.workload(items: 300, seed: 7)
    #expect(kind.applies(to: .inbox) && !FrameScriptKind.across.applies(to: .inbox))
    let script = FrameScript(kind, hertz: 10, workload)
    let survey = try #require(try ScriptedScreen(workload, script).survey(while: { true }))
    #expect(survey.anchorDrift == 0)
    #expect(survey.counters["needlessMeasurements"] == 0)
    let (alive, made) = (survey.counters["viewsAlive"], survey.counters["viewsMade"])
    #expect(try #require(alive) > 0 && alive == made)
    #expect(ViewWork.current == nil)
  }

  // MARK: Needless measurements

  @Test func cellThatRemeasuresOnEveryPassIsCounted() throws {
    #expect(try counts(.feed(), .scroll)["needlessMeasurements"] == 0)
    let faulty = try counts(.feed(.remeasuresCells), .scroll)
    #expect(faulty["needlessMeasurements"] == 13 && faulty["contentsAsked"] == 13)
  }

  /// Named case: the measured sizes are lost, but the visible items stay in place.
  @Test func providerThatEstimatesAgainMeasuresVisibleCellsAgain() throws {
    let (sound, faulty) = (
      try counts(.feed(), .batch), try counts(.feed(.estimatesAgain), .batch)
    )
    #expect(sound["needlessMeasurements"] == 0 && sound["contentsAsked"] == 1)
    #expect(faulty["needlessMeasurements"] == 13 && faulty["contentsAsked"] == 14)
    #expect(sound["providerCalls"] == 2 && faulty["providerCalls"] == 4)
    let workload = try Scenario.feed(.estimatesAgain).workload(items: 1001, seed: 7)
    let driver = AppDriver(workload, .batch)
    driver.prepare()
    #expect(driver.measureMetrics(4).metrics["anchorDrift"] == .some(.some(0)))
  }

  /// Named case: a change of one item causes measurements of 143 tiles.
  @Test func everyNeedlessMeasurementIsCounted() throws {
    #expect(try counts(.tiles(), .batch)["needlessMeasurements"] == 0)
    #expect(try counts(.tiles(.remeasuresAll), .batch)["needlessMeasurements"] == 143)
  }

  @Test func faultsDoNotChangeTheInput() throws {
    let sound = try Scenario.feed().version(seed: 7)
    for fault in ScreenFault.allCases {
      #expect(try Scenario.feed(fault).version(seed: 7) == sound)
    }
    let properties = try Scenario.properties(of: [.feed()], seed: 7)["feed"]
    #expect(properties?["item height: estimated 64"] == 2)
  }

  // MARK: Mistakes

  private static func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  @Test func rejectsScreensThatCannotBeDriven() throws {
    let list = { NSCollectionLayoutSection.rows(estimated: 40) }
    #expect(throws: SuiteError.otherLayout(type: "UICollectionViewLayout")) {
      try scenario { _ in Self.view(UICollectionViewLayout()) }.workload(items: 9, seed: 7)
    }
    #expect(throws: SuiteError.noDataSource(type: "UICollectionView")) {
      try scenario { _ in
        Self.view(UICollectionViewCompositionalLayout(section: list()))
      }.workload(items: 9, seed: 7)
    }
    let other = Scenario(
      name: "own", summary: "", imitates: "", screen: { _ in InboxController(messages: [1, 2]) })
    #expect(throws: SuiteError.wrongTotal(scenario: "own", items: 9, total: 2)) {
      try other.workload(items: 9, seed: 7)
    }
    let empty = Scenario(
      name: "own", summary: "", imitates: "", screen: { _ in UIViewController() })
    #expect(throws: SuiteError.noCollectionView(type: "UIViewController")) {
      try empty.workload(items: 9, seed: 7)
    }
  }
}
