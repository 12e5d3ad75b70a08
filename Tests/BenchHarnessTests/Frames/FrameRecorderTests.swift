import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the recording of frames with known costs.
struct FrameRecorderTests {
  /// Frames that advance a clock by their costs in each replay, in milliseconds.
  private final class KnownFrames: FramePlayback {
    let clock: FakeClock
    let costs: [[Int64]]
    private(set) var rewinds = 0

    init(_ clock: FakeClock, _ costs: [[Int64]]) {
      self.clock = clock
      self.costs = costs
    }

    var frameCount: Int { costs[0].count }

    func rewind() {
      rewinds += 1
      // This time must not be part of any frame.
      clock.advance(77_000_000)
    }

    func play(_ frame: Int) { clock.advance(costs[rewinds - 1][frame] * 1_000_000) }
  }

  private let clock = FakeClock()

  @Test func costIsTheMinimumOfReplays() throws {
    let frames = KnownFrames(clock, [[5, 90, 7], [6, 4, 80], [50, 5, 8]])
    let recording = try #require(FrameRecorder(replays: 3, clock: clock).record(frames))
    #expect(recording.replays == frames.costs.map { $0.map { $0 * 1_000_000 } })
    #expect(recording.costs == [5_000_000, 4_000_000, 7_000_000])
    #expect(frames.rewinds == 3)
  }

  /// Computed by hand for 100 Hz: frame 1 runs from 10 to 35 ms, 2 to 36, 3 to 37 and 5 from 50 to
  /// 61 ms.
  @Test func knownCostGivesExpectedHitches() throws {
    let costs: [Int64] = [1, 25, 1, 1, 1, 11, 1]
    let frames = KnownFrames(clock, Array(repeating: costs, count: 3))
    let recording = try #require(FrameRecorder(replays: 3, clock: clock).record(frames))
    let result = HitchResult(
      scenario: "screen", items: 10, trace: "fling", hertz: 100, frames: 7, recording: recording,
      counters: [:], anchorDrift: nil)
    let metrics = try #require(result.metrics)
    #expect(metrics.hitches == 2 && metrics.lateFrames == 3 && metrics.longestRun == 2)
    #expect(metrics.hitchTime == 30 && metrics.hitchTimeRatio == 3000.0 / 7)
    #expect(metrics.overrun.max == 15 && metrics.headroom == 0.4)
    // Without the two frames there are no hitches.
    let quick = FrameMetrics(
      costs: costs.map { $0 > 10 ? 1_000_000 : $0 * 1_000_000 }, on: DisplayClock(hertz: 100))
    #expect(quick.hitches == 0 && quick.headroom == 10)
  }

  @Test func recordsNothingWithoutTimeForThreeReplays() {
    // A replay takes 77 + 30 ms.
    for (milliseconds, expected) in [(300, nil), (340, 3), (428, 3), (440, 4)] as [(Int, Int?)] {
      let clock = FakeClock()
      let frames = KnownFrames(clock, Array(repeating: [10, 10, 10], count: 9))
      let deadline = SetupDeadline(clock: clock, lasting: .milliseconds(milliseconds))
      let recorder = FrameRecorder(replays: 9, clock: clock, deadline: deadline)
      #expect(recorder.record(frames)?.replays.count == expected, "\(milliseconds) ms")
    }
  }
}
