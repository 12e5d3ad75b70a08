import Testing

@testable import BenchHarness

/// Schedules of the virtual display clock, computed by hand.
struct DisplayClockTests {
  private static let millisecond: Int64 = 1_000_000

  /// Frames on a display of 100 Hz, whose period is 10 ms.
  private func schedule(milliseconds: [Double]) -> FrameSchedule {
    DisplayClock(hertz: 100).schedule(milliseconds.map { Int64($0 * 1_000_000) })
  }

  private func overruns(_ schedule: FrameSchedule) -> [Double] {
    schedule.frames.map { $0.overrunNanoseconds / 1_000_000 }
  }

  @Test func quickFramesStartAtTheirTicks() {
    let schedule = schedule(milliseconds: [1, 4, 2])
    #expect(schedule.frames.map(\.startNanoseconds) == [0, 10_000_000, 20_000_000])
    #expect(overruns(schedule) == [-9, -6, -8])
    #expect(schedule.hitches.isEmpty && schedule.lateFrames == 0)
    #expect(schedule.hitchMilliseconds == 0 && schedule.hitchTimeRatio == 0)
  }

  /// Frame 0 ends at 12 ms, so frame 1 runs from 12 to 21 ms and is late by 1, and frame 2 runs
  /// from 21 to 26 ms and is in time.
  @Test func aLateFramePushesTheNextOne() {
    let schedule = schedule(milliseconds: [12, 9, 5])
    #expect(schedule.frames.map(\.startNanoseconds) == [0, 12_000_000, 21_000_000])
    #expect(overruns(schedule) == [2, 1, -4])
    #expect(schedule.hitches == [2])
    #expect(schedule.hitchMilliseconds == 20)
  }

  /// Frame 1 runs from 10 to 35 ms: the ticks at 20 and 30 ms are missed, that at 40 ms is not.
  @Test func aFrameOfTwoAndAHalfPeriodsMissesTwoTicks() {
    let schedule = schedule(milliseconds: [1, 25, 1, 1, 1])
    #expect(overruns(schedule) == [-9, 15, 6, -3, -9])
    #expect(schedule.hitches == [2])
    #expect(schedule.lateFrames == 2 && schedule.hitchMilliseconds == 20)
    #expect(schedule.hitchTimeRatio == 400)
  }

  @Test func hitchesAreRunsOfLateFrames() {
    let schedule = schedule(milliseconds: [11, 1, 11, 1, 1, 25, 1, 1])
    #expect(schedule.hitches == [1, 1, 2])
    let metrics = FrameMetrics(
      costs: [11, 1, 11, 1, 1, 25, 1, 1].map { $0 * Self.millisecond },
      on: DisplayClock(hertz: 100))
    #expect(metrics.hitches == 3 && metrics.lateFrames == 4 && metrics.longestRun == 2)
    #expect(metrics.dearestFrame == 5 && metrics.dearestCost == 25_000_000)
    #expect(metrics.band == .critical)
  }

  @Test func workThatEndsAtTheTickIsInTime() {
    #expect(!schedule(milliseconds: [10]).frames[0].isLate)
    let schedule = DisplayClock(hertz: 100).schedule([10_000_001])
    #expect(schedule.frames[0].isLate && schedule.frames[0].overrunNanoseconds == 1)
  }

  /// A period of 16,666,666 2/3 ns is between two whole numbers, at every tick.
  @Test(arguments: [0, 1, 599, 1_000_000])
  func periodsThatAreNoWholeNumberAreNotRounded(tick: Int) {
    let clock = DisplayClock(hertz: 60)
    func isLate(_ cost: Int64) -> Bool {
      clock.schedule(Array(repeating: 0, count: tick) + [cost]).frames[tick].isLate
    }
    #expect(!isLate(16_666_666))
    #expect(isLate(16_666_667))
    #expect(clock.schedule([16_666_666, 16_666_667]).lateFrames == 1)
  }

  /// A period of 60 Hz is 16,666,666 2/3 ns.
  @Test func aProcessorThatIsAlwaysBusyIsInTime() {
    let schedule = DisplayClock(hertz: 60).schedule(Array(repeating: 16_666_666, count: 600))
    #expect(schedule.lateFrames == 0)
    let tooMuch = DisplayClock(hertz: 60).schedule(Array(repeating: 16_666_667, count: 600))
    #expect(tooMuch.hitches == [600] && tooMuch.hitchTimeRatio == 1000)
  }

  @Test func headroomIsThePeriodOverTheDearestFrame() {
    let clock = DisplayClock(hertz: 100)
    #expect(clock.headroom([1, 4, 2].map { $0 * Self.millisecond }) == 2.5)
    #expect(clock.headroom([20 * Self.millisecond]) == 0.5)
    #expect(clock.headroom([0, 0]) == nil && clock.headroom([]) == nil)
  }

  /// A bisection over the clock itself finds the same factor.
  @Test(arguments: [60, 90, 120], [UInt64(1), 2, 3])
  func slowingByTheHeadroomGivesNoHitchAndSlightlyMoreGivesOne(hertz: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let clock = DisplayClock(hertz: hertz)
    let costs = (0..<200).map { _ in Int64(random.next(in: 1000..<3_000_000)) }
    let headroom = try #require(clock.headroom(costs))
    #expect(clock.schedule(costs, slowedBy: headroom).lateFrames == 0)
    #expect(clock.schedule(costs, slowedBy: headroom * 1.000_001).hitches == [1])
    var (low, high) = (0.0, 1e6)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if clock.schedule(costs, slowedBy: middle).lateFrames == 0 {
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
