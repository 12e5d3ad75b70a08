import BenchHarness
import BenchReports
import CompositionalLayout
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

extension ScriptedScreen {
  /// Plays all frames, however long it takes.
  fileprivate func survey() throws -> FrameSurvey { try #require(try survey(while: { true })) }
}

/// Tests scroll traces with collection views: their counts, and the detection of a view's faults.
@MainActor
struct ScriptedScreenTests {
  private func screen(
    _ kind: FrameScriptKind, _ scenario: Scenario? = nil, items: Int = 20_000,
    configure: @escaping (SuiteScreen) -> Void = { _ in }
  ) throws -> ScriptedScreen {
    let workload = try (scenario ?? kind.testScenario).workload(items: items, seed: 7)
    let script = FrameScript(kind, hertz: 60, workload)
    return ScriptedScreen(workload, script, configure: configure)
  }

  private func counts(
    _ kind: FrameScriptKind, _ scenario: Scenario? = nil, items: Int = 20_000
  ) throws -> [String: Int] {
    try screen(kind, scenario, items: items).survey().counters
  }

  @Test(arguments: FrameScriptKind.allCases)
  func countsAreReproducible(kind: FrameScriptKind) throws {
    #expect(try counts(kind) == counts(kind))
  }

  /// More cells than a screen needs are created only if the turned screen shows more.
  @Test(arguments: FrameScriptKind.allCases)
  func reusesCells(kind: FrameScriptKind) throws {
    let counts = try counts(kind)
    let (made, shown) = (counts["viewsMade"] ?? .max, counts["viewsShown"] ?? 0)
    #expect(shown > 0 && made <= 2 * shown, "\(made) made, \(shown) shown")
    #expect(counts["viewsAlive"] == made)
    #expect(counts["viewsReused"] ?? 0 > 0 && counts["layoutRounds"] ?? 0 > 0)
  }

  @Test(arguments: FrameScriptKind.allCases)
  func countsDoNotGrowWithTheList(kind: FrameScriptKind) throws {
    let runs = try [40_000, 400_000].map { items in
      try counts(kind, items: items)
    }
    // The screens of mixed-screen begin with different sections, so one may show 13 and another 40.
    let tolerance = kind.makesChanges ? 40 : 12
    for name in ["viewsMade", "viewsShown", "viewsAlive"] {
      #expect(abs(try #require(runs[0][name]) - #require(runs[1][name])) < tolerance, "\(name)")
    }
    // The rows differ, and so do their lengths.
    let sizes = try runs.map { Double(try #require($0["contentsAsked"])) }
    #expect(sizes[1] < 1.5 * sizes[0] + 24)
  }

  /// A data source that creates each cell as if it were the first of its kind.
  private final class WastefulSource: NSObject, UICollectionViewDataSource {
    let contents: SuiteContents
    private var made = 0

    init(_ contents: SuiteContents) { self.contents = contents }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { contents.itemCounts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      collectionView.register(AppCell.self, forCellWithReuseIdentifier: "\(made)")
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "\(made)", for: indexPath)
      (cell as? AppCell)?.adopt(by: contents)
      return cell
    }
  }

  @Test func countsRevealUnusedReuse() throws {
    var source: WastefulSource?
    let wasteful = try screen(.fling) { screen in
      source = WastefulSource(screen.contents)
      screen.view.dataSource = source
    }
    let (counts, good) = (try wasteful.survey().counters, try counts(.fling))
    #expect(source != nil && counts["viewsReused"] == 0)
    #expect(counts["viewsShown"] == good["viewsShown"])
    let made = try #require(counts["viewsMade"])
    #expect(made > 5 * (good["viewsMade"] ?? .max))
    // The view keeps all of them for an identifier that is never used again.
    #expect(counts["viewsAlive"] == made)
  }

  @Test(arguments: [FrameScriptKind.insert, .correction, .changesOnDemand])
  func detectsMovedView(kind: FrameScriptKind) throws {
    let moving = try screen(kind) { $0.layout.contentAnchor = .none }
    #expect(try #require(moving.survey().anchorDrift) > 0)
  }

  @Test(arguments: FrameScriptKind.allCases)
  func visibleItemsStay(kind: FrameScriptKind) throws {
    #expect(try screen(kind).survey().anchorDrift == 0)
    if kind.applies(to: .nestedGroups) {
      let drift = try screen(kind, .nestedGroups).survey().anchorDrift
      #expect(drift == (kind.makesChanges ? 0 : nil))
    }
  }

  @Test func aTimelineHasEachFrame() throws {
    let survey = try screen(.correction) { $0.layout.contentAnchor = .none }.survey()
    let timeline = survey.timeline
    let frames = timeline.contentLength.count
    #expect(frames == FrameScriptKind.correction.seconds * 60)
    #expect(timeline.anchorDrift.count == frames)
    #expect(timeline.anchorDrift.max() == survey.anchorDrift)
    // Measured contents change the content length.
    #expect(Set(timeline.contentLength).count > 1)
    let made = try #require(survey.counters["viewsMade"])
    #expect(timeline.viewsMade.count == frames && timeline.viewsMade.reduce(0, +) <= made)
    #expect(try screen(.fling, .nestedGroups).survey().timeline.anchorDrift.isEmpty)
  }

  @Test func aSurveyWithoutTimeForAllFramesHasNoResult() throws {
    let screen = try screen(.fling)
    var frames = 0
    #expect(
      try screen.survey {
        frames += 1
        return frames < 5
      } == nil)
    #expect(frames == 5)
  }

  @Test func findsViewsWithOtherContents() throws {
    let right = FreshAnswer(DefaultLayoutEngine.self)
    let wrong = FreshAnswer { state in
      var (size, elements) = try right.answer(state)
      elements[elements.count - 1].frame.y += 1 / 3
      return (size, elements)
    }
    let screen = try screen(.fling)
    do {
      _ = try screen.survey(against: wrong, while: { true })
      Issue.record("nothing was found")
    } catch {
      // The first of the eight compared frames.
      #expect(error.fault == .otherElements && error.frame == 74)
    }
  }

  /// A list shorter than a screen, and a list that ends soon.
  @Test(arguments: [3, 60], [FrameScriptKind.fling, .slowDrag, .correction])
  func theEndsOfTheContentHold(items: Int, kind: FrameScriptKind) throws {
    let screen = try screen(kind, items: items)
    screen.rewind()
    for index in screen.script.frames.indices {
      screen.play(index)
      let last = max(0, screen.screen.contentSize.vertical - screen.screen.bounds.height)
      #expect((0...last).contains(screen.screen.bounds.y))
    }
    if kind == .fling {
      let last = max(0, screen.screen.contentSize.vertical - screen.screen.bounds.height)
      #expect(screen.screen.bounds.y == last)
    }
  }

  @Test(arguments: Scenario.all)
  func everyScreenPlaysEveryTrace(scenario: Scenario) throws {
    for kind in FrameScriptKind.allCases where kind.applies(to: scenario) {
      let counts = try counts(kind, scenario, items: 200)
      #expect(counts["viewsShown"] ?? 0 > 0, "\(kind.rawValue)")
    }
  }

  /// A clock advanced only by tests.
  private final class StandingClock: MeasurementClock {
    nonisolated(unsafe) var now: Int64 = 0

    func wallNanoseconds() -> Int64 { unsafe now }
    func threadCPUNanoseconds() -> Int64 { 0 }
  }

  /// The frames of a screen, some burning a known amount of time.
  private struct BurningFrames: FramePlayback {
    let frames: FramePlayer
    let clock: StandingClock
    /// The costs, in nanoseconds.
    let costs: [Int: Int64]

    var frameCount: Int { frames.frameCount }

    func rewind() { frames.rewind() }

    func play(_ frame: Int) {
      frames.play(frame)
      unsafe clock.now += costs[frame] ?? 0
    }
  }

  /// Computed by hand for 60 Hz: a frame of 2.5 periods misses two ticks, a frame of exactly one
  /// period none, and a frame one nanosecond longer misses one.
  @Test func burntTimeGivesExpectedHitches() throws {
    let workload = try Scenario.listEstimated.workload(items: 1000, seed: 7)
    let frames = FramePlayer(workload, FrameScript(.slowDrag, hertz: 60, workload))
    let burning = BurningFrames(
      frames: frames, clock: StandingClock(),
      costs: [5: 41_666_667, 50: 16_666_666, 100: 16_666_667])
    let recording = try #require(FrameRecorder(replays: 3, clock: burning.clock).record(burning))
    let metrics = FrameMetrics(costs: recording.costs, on: DisplayClock(hertz: 60))
    #expect(recording.replays.allSatisfy { $0.count == 180 })
    #expect(metrics.hitches == 2 && metrics.lateFrames == 3 && metrics.longestRun == 2)
    // Three periods in three seconds.
    #expect(metrics.hitchTime == 50 && metrics.band == .critical)
    #expect(abs(metrics.hitchTimeRatio - 50.0 / 3) < 1e-9)
    let headroom = try #require(metrics.headroom)
    #expect(abs(headroom - 0.4) < 1e-6 && metrics.costliestFrame == 5)
  }
}
