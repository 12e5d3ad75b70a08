/// The verdicts that follow from readings and facts.
struct MachineVerdicts {
  private let readings: MachineReadings
  private let facts: [MachineFact]

  init(_ readings: MachineReadings, _ facts: [MachineFact]) {
    self.readings = readings
    self.facts = facts
  }

  /// One verdict for each kind.
  var all: [MeasurementVerdict] {
    [
      MeasurementVerdict(
        kind: .counters, state: .ok,
        reason: "exact on every machine: check --metrics counters, growth"),
      allocations, instructions, times, pairs,
    ]
  }

  private var allocations: MeasurementVerdict {
    guard let name = readings.allocator.name else {
      return MeasurementVerdict(
        kind: .allocations, state: .missing, reason: "jemalloc is not linked")
    }
    return MeasurementVerdict(
      kind: .allocations, state: readings.allocator.answers ? .ok : .missing,
      reason: readings.allocator.answers
        ? "\(name) counts them exactly" : "\(name) does not serve this process")
  }

  private var instructions: MeasurementVerdict {
    switch readings.callgrind {
    case .absent:
      MeasurementVerdict(
        kind: .instructions, state: .missing, reason: "valgrind is not installed")
    case .fails(let version, let reason):
      MeasurementVerdict(
        kind: .instructions, state: .missing, reason: "\(version) fails: \(reason)")
    case .counts(let version, let instructions):
      MeasurementVerdict(
        kind: .instructions, state: .ok,
        reason: "\(version) counted \(ItemCount.grouped(Int(instructions))) of one iteration")
    }
  }

  private var times: MeasurementVerdict {
    let doubts: Set<String> = [
      MachineFacts.Name.load, MachineFacts.Name.governor, MachineFacts.Name.steal,
      MachineFacts.Name.cores, MachineFacts.Name.steadiness,
    ]
    return timed(.times, readings.spread?.wall.findableByRounds, doubts) { spread in
      let share = spread.unsteadiness
      return share + 1 > SlowStretch.threshold
        ? "the pace of the machine changes by \(MachineFacts.percent(share))" : nil
    }
  }

  private var pairs: MeasurementVerdict {
    let doubts: Set<String> = [MachineFacts.Name.pinning, MachineFacts.Name.randomisation]
    return timed(.pairs, readings.spread?.processor.findableByPairs, doubts) { _ in nil }
  }

  /// The verdict on a kind of time.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - findable: The smallest slowdown that it could show, as a log-ratio.
  ///   - doubts: The names of the facts that limit it unless they are ok.
  ///   - obstacle: A further reason why there is none.
  /// - Returns: The verdict.
  private func timed(
    _ kind: MeasurementKind, _ findable: Double?, _ doubts: Set<String>,
    obstacle: (SpreadReading) -> String?
  ) -> MeasurementVerdict {
    func verdict(_ state: MachineState, _ reason: String) -> MeasurementVerdict {
      MeasurementVerdict(kind: kind, state: state, reason: reason)
    }
    guard !readings.environment.isDebugBuild else {
      return verdict(.missing, "this is a debug build: build with -c release")
    }
    guard let spread = readings.spread else {
      return verdict(.notMeasured, "the reference kernel could not be timed")
    }
    if let obstacle = obstacle(spread) { return verdict(.missing, obstacle) }
    let state = MachineFacts.state(findable: findable)
    guard let findable, state != .missing else {
      return verdict(.missing, "equal kernels are too far apart for any gate")
    }
    let slowdown = MachineFacts.percent(MachineFacts.slowdown(findable))
    let found = "a slowdown of \(slowdown) would show at best"
    let reasons = facts.filter {
      doubts.contains($0.name) && ($0.state == .limited || $0.state == .missing)
    }
    guard state == .limited || !reasons.isEmpty else { return verdict(.ok, found) }
    let doubt = reasons.map { "\($0.name) \($0.found)" }
    return verdict(.limited, (doubt + [found]).joined(separator: "; "))
  }
}
