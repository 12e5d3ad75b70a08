import BenchHarness
import Testing

struct MeasurerTests {
  private let clock = FakeClock()

  @Test func calibrationDoublesUntilASampleLastsAMillisecond() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 100)
    let calibration = try Measurer(clock: clock).calibrate(benchmark)
    #expect(calibration.iterations == 16_384)
    #expect(calibration.wallNanoseconds == 1_638_400)
    let powers = (0...14).map { 1 << $0 }
    #expect(benchmark.batchSizes == powers + [16_384], "the last batch is confirmed by another")
  }

  @Test func slowFirstRunDoesNotEndCalibration() throws {
    let benchmark = FakeBenchmark(clock) { batch, iterations in
      batch == 0 ? 5_000_000 : 1000 * Int64(iterations)
    }
    #expect(try Measurer(clock: clock).calibrate(benchmark).iterations == 1024)
  }

  @Test func anInterruptedBatchDoesNotEndCalibration() throws {
    let benchmark = FakeBenchmark(clock) { batch, iterations in
      1000 * Int64(iterations) + (batch == 4 ? 3_000_000 : 0)
    }
    #expect(try Measurer(clock: clock).calibrate(benchmark).iterations == 1024)
  }

  @Test func calibrationKeepsTheBenchmarksOwnLimit() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 100)
    benchmark.preferredIterationLimit = 5
    #expect(try Measurer(clock: clock).calibrate(benchmark).iterations == 5)
    #expect(benchmark.batchSizes == [1, 2, 4, 5])
  }

  @Test func calibrationOfFreeWorkEnds() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 0)
    #expect(try Measurer(clock: clock).calibrate(benchmark).iterations == 1 << 62)
  }

  @Test func preparationIsOutsideTheClockAndPrecedesEveryBatch() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 2_000_000)
    benchmark.preparationCost = 7_000_000
    let measurement = try Measurer(clock: clock).measure(benchmark)
    #expect(measurement.time.median == 2_000_000)
    #expect(measurement.samples.allSatisfy { $0.preparationNanoseconds == 7_000_000 })
    let pairs = stride(from: 0, to: benchmark.calls.count, by: 2).map {
      Array(benchmark.calls[$0..<$0 + 2])
    }
    #expect(pairs.allSatisfy { $0 == [.prepare(1), .run(1)] })
  }

  @Test func samplesAreKeptInOrderPerIteration() throws {
    var options = SamplingOptions()
    options.sampleCount = 4
    // Batches 0 and 1 calibrate; batch 2 warms up.
    let benchmark = FakeBenchmark(clock) { batch, _ in Int64(batch) * 1_000_000 + 1_000_000 }
    let measurement = try Measurer(options: options, clock: clock).measure(benchmark)
    #expect(measurement.time.samples == [4_000_000, 5_000_000, 6_000_000, 7_000_000])
    #expect(measurement.time.iterationsPerSample == 1)
    #expect(measurement.warnings.isEmpty)
  }

  @Test func aSpentShareStillAllowsThreeSamples() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 10_000_000)
    let limits = MeasurementLimits(share: clock.wall + 1, end: clock.wall + 1_000_000_000)
    let measurement = try Measurer(clock: clock).measure(benchmark, limits: limits)
    #expect(measurement.samples.count == 3)
    #expect(measurement.warnings.map(\.description) == ["few samples: 3"])
  }

  @Test func samplingStopsWhenTheShareIsSpent() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 10_000_000)
    let limits = MeasurementLimits(share: clock.wall + 205_000_000, end: .max)
    let measurement = try Measurer(clock: clock).measure(benchmark, limits: limits)
    #expect(measurement.samples.count == 18, "1 batch calibrates and 1 warms up")
    #expect(clock.wall <= limits.share)
  }

  @Test func withoutTimeTheFirstRunIsTheOnlySample() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 3_000_000)
    let limits = MeasurementLimits(share: clock.wall, end: clock.wall + 3_000_000)
    let measurement = try Measurer(clock: clock).measure(benchmark, limits: limits)
    #expect(measurement.time.samples == [3_000_000])
    #expect(measurement.warnings == [.coldSample])
    #expect(benchmark.batchSizes == [1])
  }

  @Test func waitingForAProcessorIsReported() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 1_230_000)
    benchmark.cpuShare = 1 / 1.23
    let measurement = try Measurer(clock: clock).measure(benchmark)
    #expect(
      measurement.warnings.map(\.description) == ["preempted: wall time is 1.23× processor time"])
  }

  @Test func aLittleWaitingIsNotReported() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 1_000_000)
    benchmark.cpuShare = 0.95
    #expect(try Measurer(clock: clock).measure(benchmark).warnings.isEmpty)
  }

  @Test func reportsSamplesDominatedByTheClock() throws {
    let clock = FakeClock(costOfReading: 25)
    let benchmark = FakeBenchmark(clock, nanoseconds: 400)
    benchmark.preferredIterationLimit = 1
    let measurement = try Measurer(clock: clock).measure(benchmark)
    #expect(
      measurement.warnings.contains(.shortSamples(nanoseconds: 425, clockNanoseconds: 25)))
  }

  @Test func theSystemClockGoesForward() {
    let clock = SystemClock()
    let wall = clock.wallNanoseconds()
    let cpu = clock.threadCPUNanoseconds()
    var sum: UInt64 = 0
    for value in 0..<100_000 as Range<UInt64> { sum = sum &* 31 &+ value }
    blackHole(sum)
    #expect(clock.wallNanoseconds() > wall)
    #expect(clock.threadCPUNanoseconds() > cpu)
  }
}
