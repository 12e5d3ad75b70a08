import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the virtual display clock with frames computed by hand.
struct DisplayClockTests {
  private static let millisecond: Int64 = 1_000_000

  /// Returns the metrics of frames on a display of 100 Hz, with a period of 10 ms.
  private func metrics(milliseconds: [Double]) -> FrameMetrics {
    FrameMetrics(
      costs: milliseconds.map { Int64($0 * 1_000_000) }, on: DisplayClock(hertz: 100))
  }

  /// Returns the overruns of such frames, in milliseconds.
  private func overruns(milliseconds: [Double]) -> [Double] {
    DisplayClock(hertz: 100).overruns(milliseconds.map { Int64($0 * 1_000_000) })
      .map { Double($0) / 100 / 1_000_000 }
  }

  @Test func quickFramesStartAtTheirTicks() {
    #expect(overruns(milliseconds: [1, 4, 2]) == [-9, -6, -8])
    let metrics = metrics(milliseconds: [1, 4, 2])
    #expect(metrics.hitches == 0 && metrics.lateFrames == 0)
    #expect(metrics.hitchTime == 0 && metrics.hitchTimeRatio == 0)
  }

  /// Frame 0 ends at 12 ms, so frame 1 runs from 12 to 21 ms and is late by 1 ms, and frame 2 runs
  /// from 21 to 26 ms and is in time.
  @Test func aLateFramePushesTheNextOne() {
    #expect(overruns(milliseconds: [12, 9, 5]) == [2, 1, -4])
    let metrics = metrics(milliseconds: [12, 9, 5])
    #expect(metrics.hitches == 1 && metrics.longestRun == 2 && metrics.hitchTime == 20)
  }

  /// Frame 1 runs from 10 to 35 ms, so it misses the ticks at 20 and 30 ms but not the tick at 40
  /// ms.
  @Test func aFrameOfTwoAndAHalfPeriodsMissesTwoTicks() {
    #expect(overruns(milliseconds: [1, 25, 1, 1, 1]) == [-9, 15, 6, -3, -9])
    let metrics = metrics(milliseconds: [1, 25, 1, 1, 1])
    #expect(metrics.hitches == 1 && metrics.lateFrames == 2 && metrics.hitchTime == 20)
    #expect(metrics.hitchTimeRatio == 400)
  }

  @Test func hitchesAreRunsOfLateFrames() {
    let metrics = metrics(milliseconds: [11, 1, 11, 1, 1, 25, 1, 1])
    #expect(metrics.hitches == 3 && metrics.lateFrames == 4 && metrics.longestRun == 2)
    #expect(metrics.costliestFrame == 5 && metrics.highestCost == 25_000_000)
    #expect(metrics.band == .critical)
  }

  @Test func workEndingAtTheTickIsInTime() {
    #expect(metrics(milliseconds: [10]).lateFrames == 0)
    // A nanosecond has as many parts as the rate in hertz.
    #expect(DisplayClock(hertz: 100).overruns([10_000_001]) == [100])
  }

  /// A period of 16,666,666 2/3 ns is not a whole number, at any tick.
  @Test(arguments: [0, 1, 599, 1_000_000])
  func doesNotRoundFractionalPeriods(tick: Int) {
    let clock = DisplayClock(hertz: 60)
    func overrun(_ cost: Int64) -> Int64 {
      clock.overruns(Array(repeating: 0, count: tick) + [cost])[tick]
    }
    #expect(overrun(16_666_666) < 0)
    #expect(overrun(16_666_667) > 0)
    #expect(FrameMetrics(costs: [16_666_666, 16_666_667], on: clock).lateFrames == 1)
  }

  /// A period of 60 Hz is 16,666,666 2/3 ns.
  @Test func busyProcessorIsInTime() {
    func metrics(cost: Int64) -> FrameMetrics {
      FrameMetrics(costs: Array(repeating: cost, count: 600), on: DisplayClock(hertz: 60))
    }
    #expect(metrics(cost: 16_666_666).lateFrames == 0)
    let tooMuch = metrics(cost: 16_666_667)
    #expect(tooMuch.longestRun == 600 && tooMuch.hitchTimeRatio == 1000)
  }

  @Test func headroomIsPeriodOverCostliestFrame() {
    let clock = DisplayClock(hertz: 100)
    #expect(clock.headroom([1, 4, 2].map { $0 * Self.millisecond }) == 2.5)
    #expect(clock.headroom([20 * Self.millisecond]) == 0.5)
    #expect(clock.headroom([0, 0]) == nil && clock.headroom([]) == nil)
  }

  /// A bisection using the clock itself finds the same factor.
  @Test(arguments: [60, 90, 120], [UInt64(1), 2, 3])
  func slowdownBeyondHeadroomCausesAHitch(hertz: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let clock = DisplayClock(hertz: hertz)
    let costs = (0..<200).map { _ in Int64(random.next(in: 1000..<3_000_000)) }
    let headroom = try #require(clock.headroom(costs))
    func lateFrames(slowedBy factor: Double) -> Int {
      FrameMetrics(costs: costs.map { Int64(Double($0) * factor) }, on: clock).lateFrames
    }
    #expect(lateFrames(slowedBy: headroom) == 0)
    #expect(lateFrames(slowedBy: headroom * 1.000_001) == 1)
    var (low, high) = (0.0, 1e6)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if lateFrames(slowedBy: middle) == 0 {
        low = middle
      } else {
        high = middle
      }
    }
    #expect(abs(low - headroom) < headroom * 1e-6)
  }

  @Test func bandsEndAtFiveAndTen() {
    #expect(HitchBand(ratio: 0) == .good && HitchBand(ratio: 4.99) == .good)
    #expect(HitchBand(ratio: 5) == .warning && HitchBand(ratio: 10) == .warning)
    #expect(HitchBand(ratio: 10.01) == .critical)
  }

  @Test func overrunsHaveTheQuantilesOfTheHarness() {
    // Costs of 1 to 10 ms: overruns of −9 to 0 ms.
    let costs = (1...10).map { Int64($0) * Self.millisecond }
    let overrun = FrameMetrics(costs: costs, on: DisplayClock(hertz: 100)).overrun
    #expect(overrun.p50 == -4.5 && overrun.max == 0)
    #expect(abs(overrun.p90 - -0.9) < 1e-9 && abs(overrun.p95 - -0.45) < 1e-9)
    #expect(abs(overrun.p99 - -0.09) < 1e-9)
  }

  @Test func ratesAreRead() throws {
    #expect(try DisplayClock.parseRates("120, 60,60") == [60, 120])
    for text in ["", "0", "1001", "60,,120", "60Hz", "59.94", "-60"] {
      #expect(throws: OptionError.self) { try DisplayClock.parseRates(text) }
    }
  }
}
