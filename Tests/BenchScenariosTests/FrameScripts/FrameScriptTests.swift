import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the frames of the scroll traces, without a view.
struct FrameScriptTests {
  private func script(
    _ kind: FrameScriptKind, hertz: Int = 120, seed: UInt64 = 7
  ) throws -> FrameScript {
    let workload = try kind.testScenario.workload(items: 100_000, seed: seed)
    return FrameScript(kind, hertz: hertz, workload)
  }

  private func points(_ frames: some Sequence<ScriptedFrame>) -> Double {
    Double(frames.reduce(0) { $0 + $1.pixels }) / 3
  }

  @Test(arguments: FrameScriptKind.allCases)
  func equalSeedsGiveEqualFrames(kind: FrameScriptKind) throws {
    #expect(try script(kind) == script(kind))
    #expect(try script(kind).start != script(kind, seed: 8).start)
  }

  /// The finger moves equally at each display rate.
  @Test(arguments: FrameScriptKind.allCases)
  func twiceTheRateIsTwiceTheFrames(kind: FrameScriptKind) throws {
    let (slow, quick) = (try script(kind, hertz: 60), try script(kind))
    #expect(slow.frames.count == kind.seconds * 60 && quick.frames.count == kind.seconds * 120)
    #expect(slow.start == quick.start)
    if kind == .across {
      let moves = slow.frames.indices.allSatisfy {
        slow.frames[$0].event == quick.frames[2 * $0 + 1].event
      }
      #expect(moves)
    } else {
      #expect(slow.frames.compactMap(\.event) == quick.frames.compactMap(\.event))
    }
    for index in slow.frames.indices {
      let pixels = slow.frames[...index].reduce(0) { $0 + $1.pixels }
      #expect(pixels == quick.frames[...(2 * index + 1)].reduce(0) { $0 + $1.pixels })
    }
  }

  @Test func aSlowDragGoesDownAndBack() throws {
    let frames = try script(.slowDrag).frames
    // 240 points per second, with three pixels per point, in 120 frames.
    #expect(frames.prefix(240).allSatisfy { $0.pixels == 6 })
    #expect(frames.dropFirst(240).allSatisfy { $0.pixels == -6 })
    #expect(frames.allSatisfy { $0.event == nil })
  }

  @Test(arguments: [(FrameScriptKind.fling, 4), (.flingFast, 4), (.rotate, 1)])
  func flicksLoseSpeedUntilTheNextOne(kind: FrameScriptKind, flicks: Int) throws {
    let frames = try script(kind).frames
    #expect(frames.allSatisfy { $0.pixels >= 0 })
    // Rounding to pixels may add one pixel compared with the previous frame.
    let faster = zip(frames, frames.dropFirst()).count { $1.pixels > $0.pixels + 1 }
    #expect(faster == flicks - 1)
    // At least 2000 points per second, minus what the first frame loses.
    #expect(frames[0].pixels >= 45 && frames[0].pixels <= 200)
  }

  /// A flick of speed v covers v (0.998²⁵⁰⁰ − 1) ÷ (1000 ln 0.998) points at every display rate.
  @Test func theFlingCoversTheClosedForm() throws {
    var random = try Scenario.listEstimated.workload(items: 100_000, seed: 7).random(for: 17)
    _ = random.next(in: 0.1..<0.5)
    let distance = (0..<4).reduce(0.0) { sum, _ in
      sum + Deceleration.normal.distance(from: random.next(in: 2000.0..<8000), after: 2500)
    }
    #expect(abs(points(try script(.fling).frames) - distance) <= 1 / 6)
  }

  @Test func correctionsGoUp() throws {
    let frames = try script(.correction).frames
    #expect(frames.allSatisfy { $0.pixels <= 0 } && points(frames) < -2000)
  }

  @Test func eventsComeAtRegularTimes() throws {
    func times(_ kind: FrameScriptKind) throws -> [Int] {
      let frames = try script(kind).frames
      return frames.indices.filter { frames[$0].event != nil }
    }
    #expect(try times(.rotate) == [60, 120, 180, 240, 300])
    #expect(try times(.insert).count == 29 && times(.insert).first == 12)
    let changes = try script(.changesByKey).frames.compactMap(\.event)
    #expect(changes.count == 11 && changes.indices.filter { changes[$0] == .turn } == [3, 7])
    let jumps = try script(.jump).frames.compactMap(\.event)
    #expect(try times(.jump).count == 11 && Set(jumps).count == 11)
  }

  /// Rows move in every frame, in points, and come to rest where their behaviour allows.
  @Test func visibleRowsAreDraggedUntilTheyRest() throws {
    let workload = try Scenario.orthogonalRows.workload(items: 100_000, seed: 7)
    let script = FrameScript(.across, hertz: 60, workload)
    let rows = Set(workload.rows(in: workload.viewport(at: script.start)))
    var touched: Set<Int> = []
    for (index, frame) in script.frames.enumerated() {
      guard case .moveRow(let section, let offset) = frame.event else {
        Issue.record("frame \(index) moves no row")
        continue
      }
      touched.insert(section)
      // A gesture takes thirty frames.
      guard index % 30 == 29 else { continue }
      let row = try #require(workload.measuredRow(ofSection: section)?.row)
      #expect(abs(row.restingOffset(near: offset) - offset) < 0.2)
    }
    #expect(touched.count > 1 && touched.isSubset(of: rows))
    #expect(script.frames.allSatisfy { $0.pixels == 0 })
  }

  @Test func skipsMeaninglessTraces() {
    #expect(FrameScriptKind.across.applies(to: .shelves))
    #expect(!FrameScriptKind.across.applies(to: .listFixed))
    #expect(FrameScriptKind.correction.applies(to: .listEstimated))
    #expect(!FrameScriptKind.correction.applies(to: .nestedGroups))
    #expect(FrameScriptKind.fling.applies(to: .nestedGroups))
    // Scenarios with a limited list of operations have no traces for other operations.
    let reframed = Scenario.all.filter { !$0.operations.contains(.appScroll) }
    for scenario in reframed {
      #expect(!FrameScriptKind.fling.applies(to: scenario))
      #expect(
        HitchSuite(
          scenarios: [scenario], items: [10], kinds: [.fling], hertz: [60], replays: 3, seed: 1
        ).isEmpty)
    }
  }

  /// Returns a plain list with a name.
  private func list(_ name: String, isSlowToPrepare: Bool) -> Scenario {
    Scenario(
      name: name, summary: "a list", imitates: "nothing",
      layout: { try Scenario.listFixed.makeDescription(1, 1) }, counts: { items, _ in [items] },
      isSlowToPrepare: isSlowToPrepare)
  }

  @Test func defaultRunSkipsPreparingSlowScreens() {
    func left(_ scenario: Scenario) -> [FrameScriptKind] {
      FrameScriptKind.allCases.filter { HitchSuite.skips($0, of: scenario) }
    }
    let changes: [FrameScriptKind] = [.changesOnDemand, .changesByKey, .changes]
    #expect(left(.newsFeed) == [.rotate, .insert] + changes)
    #expect(HitchSuite.defaultScenarios.map { left($0).count } == [3, 3, 5, 10, 8])
    #expect(!left(.orthogonalRows).contains(.across))
    // The scenario is decisive, and not its name.
    #expect(left(list("slow", isSlowToPrepare: true)) == [.rotate, .insert] + changes)
    #expect(left(list("news-feed", isSlowToPrepare: false)) == changes)
    #expect(
      HitchSuite(
        scenarios: [.newsFeed], items: [10], kinds: [.insert], hertz: [60], replays: 3, seed: 1,
        skips: HitchSuite.skips
      ).isEmpty)
  }

  @Test func theDefaultScreensExist() {
    #expect(HitchSuite.defaultScenarios.count == 5)
    let mine = Scenario.listFixed
    SuiteExtension(scenarios: [mine]).apply {
      #expect(HitchSuite.defaultScenarios.map(\.name).last == "list-fixed")
    }
  }
}

extension FrameScriptKind {
  /// A scenario the trace applies to.
  var testScenario: Scenario {
    makesChanges ? .mixedScreen : self == .across ? .shelves : .listEstimated
  }
}
