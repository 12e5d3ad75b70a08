import BenchHarness

/// The kinds of measurements, each with its own requirements for the machine.
package enum MeasurementKind: String, Codable, CaseIterable, Sendable {
  /// Exact operation counts.
  case counters
  /// Allocations and bytes.
  case allocations
  /// Instructions per iteration.
  case instructions
  /// Times of a single build on this machine.
  case times
  /// Times of two builds, measured in pairs of processes.
  case pairs

  /// The name of the kind for human readers, such as `times of two builds`.
  package var words: String {
    switch self {
    case .counters, .allocations, .instructions: rawValue
    case .times: "times of one build"
    case .pairs: "times of two builds"
    }
  }
}

/// The verdict on one kind of measurement.
package struct MeasurementVerdict: Codable, Sendable, Equatable {
  /// The kind of measurement.
  package var kind: MeasurementKind
  /// The availability of this kind of measurement on the machine.
  package var state: MachineState
  /// The reason for the state, and the commands it affects.
  package var reason: String

  /// Whether measurements of this kind can be made at all.
  package var isAvailable: Bool { state == .ok || state == .limited }
}

/// The verdicts based on the readings and facts.
extension MachineReadings {
  /// The verdicts, one for each kind of measurement.
  var verdicts: [MeasurementVerdict] {
    MeasurementKind.allCases.map { kind in
      let (state, reason) =
        switch kind {
        case .counters: (MachineState.ok, "exact on every machine; use check --metrics counters")
        case .allocations: tool("jemalloc")
        case .instructions: tool("valgrind")
        case .times: times(kind, spread?.wall.findableByRounds)
        case .pairs: times(kind, spread?.processor.findableByPairs)
        }
      return MeasurementVerdict(kind: kind, state: state, reason: reason)
    }
  }

  /// Whether timings of two builds can be compared reliably enough to pass or fail a check.
  var canTimePairs: Bool {
    !environment.isDebugBuild && Self.state(findable: spread?.processor.findableByPairs) != .missing
  }

  /// Returns the verdict on a kind of measurement that depends only on the given tool.
  private func tool(_ name: String) -> (MachineState, String) {
    let known = facts.first { $0.name == name }
    guard let fact = known, fact.value != nil else {
      return (.missing, "\(name) is \(known?.found ?? "unknown")")
    }
    return (fact.state, fact.found + (fact.reason.map { ": \($0)" } ?? ""))
  }

  /// Returns the verdict on a kind of timing, given the log-ratio of the smallest detectable
  /// slowdown.
  private func times(_ kind: MeasurementKind, _ findable: Double?) -> (MachineState, String) {
    guard !environment.isDebugBuild else {
      return (.missing, "debug build: build with -c release")
    }
    guard let share = spread?.unsteadiness else {
      return (.notMeasured, "the reference kernel could not be timed")
    }
    guard kind == .pairs || share + 1 <= SlowStretch.threshold else {
      return (.missing, "the machine's speed varies by \(Self.percent(share))")
    }
    let state = Self.state(findable: findable)
    guard let findable, state != .missing else {
      return (.missing, "the times of identical work vary too much to detect slowdowns of 10 %")
    }
    let found = "smallest detectable slowdown: \(Self.slowdown(findable))"
    let doubts = facts.filter {
      Self.limits[$0.name] == kind && ($0.state == .limited || $0.state == .missing)
    }.map { "\($0.name) \($0.found)" }
    return (doubts.isEmpty ? state : .limited, (doubts + [found]).joined(separator: "; "))
  }
}
