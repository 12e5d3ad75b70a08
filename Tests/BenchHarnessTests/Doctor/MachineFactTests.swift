import Testing

@testable import BenchHarness
@testable import BenchReports

/// Each fact has a state, and each state follows from a reading.
struct MachineFactTests {
  private typealias Change = (inout MachineReadings) -> Void

  private func state(_ name: String, _ change: Change) -> MachineState? {
    MachineReadings.sample(change).fact(name)?.state
  }

  @Test func perfectMachineHasNoDoubts() {
    for fact in MachineReadings.sample().facts {
      #expect(fact.state == .ok && fact.value != nil && fact.reason == nil, "\(fact)")
    }
  }

  @Test(
    arguments: [
      (1_000_123, .ok, "counts instructions"),
      (0, .missing, "counters can be opened, but count nothing"),
      (-2, .missing, "none on this machine"), (-13, .missing, "forbidden to this user"),
      (-1, .missing, "forbidden to this user"), (-12, .notMeasured, "perf_event_open failed"),
    ] as [(Int64, MachineState, String)])
  func instructionCounterCountsOrReportsItsError(
    result: Int64, state: MachineState, found: String
  ) throws {
    let fact = try #require(MachineReadings.sample { $0.counters = result }.fact("pmu"))
    #expect(fact.state == state && fact.found == found)
    #expect(state != .notMeasured || fact.reason?.isEmpty == false)
  }

  @Test func jemallocMustAnswer() {
    #expect(state("jemalloc") { $0.allocator.name = nil } == .missing)
    let silent = MachineReadings.sample { $0.allocator.answers = false }
    #expect(silent.fact("jemalloc")?.state == .missing)
    #expect(silent.fact("jemalloc")?.value == .text("jemalloc 5.3.0"))
    #expect(silent.fact("jemalloc")?.reason == "another malloc replaces it")
  }

  @Test func valgrindMustCount() {
    #expect(state("valgrind") { $0.callgrind = nil } == .missing)
    let failing = MachineReadings.sample {
      $0.callgrind = ("valgrind-3", "it counted no instructions")
    }
    #expect(failing.fact("valgrind")?.state == .missing)
    #expect(failing.fact("valgrind")?.found == "valgrind-3 fails")
    #expect(failing.fact("valgrind")?.reason == "it counted no instructions")
  }

  @Test func aDebugBuildIsLimited() {
    #expect(state("build") { $0.environment.build = "debug" } == .limited)
  }

  @Test(
    arguments: [
      ("1a2b3c4", .ok, ""), ("1a2b3c4-dirty", .limited, "figures cannot be attributed to a commit"),
      ("1a2b3c4-stale", .limited, "build again"), ("1a2b3c4-dirty-stale", .limited, "build again"),
      (nil, .notMeasured, "--exe-base"),
    ] as [(String?, MachineState, String)])
  func commitShowsChangedSources(
    commit: String?, expected: MachineState, follows: String
  ) throws {
    let fact = try #require(
      MachineReadings.sample { $0.environment.commit = commit }.fact("commit"))
    #expect(fact.state == expected)
    #expect(fact.follows.hasSuffix(follows) || fact.follows.contains(follows), "\(fact.follows)")
  }

  @Test func coresAndPlaces() {
    #expect(state("cores") { $0.cores = [3] } == .limited)
    #expect(state("cores") { $0.cores = [] } == .notMeasured)
    #expect(state("pinning") { $0.canPin = false } == .missing)
  }

  @Test func theGovernorMayFollowTheLoad() {
    #expect(state("governor") { $0.governors = ["powersave"] } == .limited)
    #expect(state("governor") { $0.governors = ["performance", "powersave"] } == .limited)
    #expect(state("governor") { $0.governors = [] } == .notMeasured)
  }

  @Test(
    arguments: [
      (0.49, 2, .ok, ""), (0.5, 2, .limited, "may disagree"), (2.1, 2, .limited, "will disagree"),
      (1.9, 8, .ok, ""), (2.0, 8, .limited, "may disagree"), (nil, 2, .notMeasured, "unnoticed"),
    ] as [(Double?, Int, MachineState, String)])
  func judgesLoadPerCore(
    load: Double?, cores: Int, expected: MachineState, follows: String
  ) throws {
    let readings = MachineReadings.sample {
      $0.environment.loadAverage = load
      $0.cores = Array(0..<cores)
    }
    let fact = try #require(readings.fact("load"))
    #expect(fact.state == expected)
    #expect(follows.isEmpty ? fact.follows.isEmpty : fact.follows.contains(follows))
  }

  @Test func stolenTimeIsLimitedFromOnePerCent() {
    #expect(state("steal") { $0.stolenShare = 0.0099 } == .ok)
    #expect(state("steal") { $0.stolenShare = 0.01 } == .limited)
    #expect(state("steal") { $0.stolenShare = nil } == .notMeasured)
  }

  @Test(
    arguments: [
      (.full, .ok), (.withoutHeap, .limited), (.off, .limited), (.offHere, .limited),
      (nil, .notMeasured),
    ] as [(AddressRandomisation?, MachineState)])
  func addressesMustDiffer(kind: AddressRandomisation?, expected: MachineState) {
    #expect(state("aslr") { $0.randomisation = kind } == expected)
  }

  @Test func slowClocksLimitShortSamples() {
    #expect(state("wall clock") { $0.clockCost.wall = 9_999 } == .ok)
    #expect(state("wall clock") { $0.clockCost.wall = 10_001 } == .limited)
    #expect(state("cpu clock") { $0.clockCost.processor = 2_499 } == .ok)
    #expect(state("cpu clock") { $0.clockCost.processor = 2_501 } == .limited)
  }

  @Test func theSpreadDecidesOnTheSmallestSlowdown() {
    #expect(state("A/A") { $0.spread = .sample(0.02) } == .ok)
    #expect(state("A/A") { $0.spread = .sample(0.06) } == .limited)
    #expect(state("A/A") { $0.spread = .sample(0.2) } == .missing)
    #expect(state("A/A") { $0.spread = nil } == .notMeasured)
    #expect(state("steadiness") { $0.spread = .sample(pace: 1.06) } == .limited)
    #expect(state("steadiness") { $0.spread = nil } == .notMeasured)
  }

  @Test(arguments: [(0.02, "gate with ab"), (0.2, "gate with check")])
  func unfitMachineIsNotAdvisedToGateByTime(spread: Double, advice: String) {
    let readings = MachineReadings.sample {
      $0.spread = .sample(spread, pace: 1.06)
      $0.environment.loadAverage = 9
      $0.stolenShare = 0.5
    }
    for name in ["load", "steal", "steadiness"] {
      let fact = readings.facts.first { $0.name == name }
      #expect(fact?.follows.hasSuffix(", so \(advice)") == true, "\(name)")
    }
    let pairs = readings.verdicts.first { $0.kind == .pairs }
    #expect((pairs?.state == .missing) == (advice != "gate with ab"))
  }

  @Test func aFactWithoutAValueHasAReason() {
    let bare = MachineReadings.sample {
      $0.allocator.name = nil
      $0.callgrind = nil
      $0.counters = -12
      $0.environment.commit = nil
      $0.environment.loadAverage = nil
      $0.governors = []
      $0.cores = []
      $0.stolenShare = nil
      $0.randomisation = nil
      $0.spread = nil
    }
    let empty = bare.facts.filter { $0.value == nil }
    #expect(empty.count == 11)
    for fact in empty { #expect(fact.reason?.isEmpty == false, "\(fact.name)") }
  }
}
