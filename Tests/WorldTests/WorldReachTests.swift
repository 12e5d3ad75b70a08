import LayoutCore
import Testing
import _Worlds

/// Random worlds cover all features, because otherwise they would prove little.
struct WorldReachTests {
  @Test func randomWorldsCoverEverything() throws {
    var run = WorldRun()
    var seed: UInt64 = 0
    run.run(from: 5000, while: { seed < 120 }) { _ in seed += 1 }
    let counts = run.reach.counts
    func require(_ places: [WorldReach.Place]) {
      for place in places { #expect(counts[place, default: 0] >= 3, "\(place)") }
    }
    let operations = [
      "scroll", "jump", "scrollRow", "land", "update", "outline", "reload", "changeContents",
      "invalidate", "resize", "changeSurroundings", "changeLayout", "select",
    ]
    require(operations.map { .operation($0) })
    require(WorldCallback.allCases.map { .callback($0) })
    require(WorldReach.Check.allCases.map { .check($0) })
    require(World.acts.map { .act($0) })
    require(WorldSection.Kind.allCases.map { .setting("\($0)") })
    require([1, 1.5, 2, 2.625, 3, 3.5].map { .setting("scale \($0)") })
    require(
      [
        "vertical", "horizontal", "right to left", "left to right", "batches", "snapshots",
        "answers constant", "answers text", "answers odd", "calls back", "calm", "content inset",
        "safe area", "layout header", "learns", "pinned header", "header", "footer", "background",
        "anchor first", "anchor last", "anchor end", "anchor none", "within none",
        "within safeArea", "within layoutMargins", "within readableContent",
      ].map { .setting($0) })
    // Cells that call back and rows of one kind are rare in so few worlds.
    for behaviour in OrthogonalScrolling.allCases.dropFirst() {
      #expect(counts[.setting("row \(behaviour)"), default: 0] > 0, "\(behaviour)")
    }
    for callback in WorldCallback.allCases {
      #expect(counts[.reentrantCall(callback), default: 0] > 0, "\(callback)")
    }
  }
}
