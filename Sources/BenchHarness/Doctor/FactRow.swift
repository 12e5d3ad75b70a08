import Foundation

/// Row of the table of facts: a name, and the state, value and consequence of a reading.
struct FactRow: Sendable {
  let name: String
  /// The kind of times that the fact limits where it is not ok.
  var limits: MeasurementKind?
  /// The fact where there is no reading.
  private var untold: MachineFact
  private let judge: @Sendable (MachineReadings) -> MachineFact?

  private init(
    _ name: String, limits: MeasurementKind? = nil, untold found: String = "not told",
    _ reason: String? = nil, _ follows: String = "",
    judge: @escaping @Sendable (MachineReadings) -> MachineFact?
  ) {
    self.name = name
    self.limits = limits
    untold = MachineFact(.notMeasured, nil, found, because: reason, follows: follows)
    self.judge = judge
  }

  /// The fact on a machine.
  func fact(_ readings: MachineReadings) -> MachineFact {
    var fact = judge(readings) ?? untold
    fact.name = name
    return fact
  }

  /// All rows, in the order of the report.
  static let all = tools + machine + clocks

  private static let tools = [
    FactRow("pmu") {
      let instead = "no verb needs it: callgrind counts instead"
      func missing(_ found: String, because reason: String? = nil) -> MachineFact {
        MachineFact(.missing, .flag(false), found, because: reason, follows: instead)
      }
      return switch $0.counters {
      case 1...:
        MachineFact(
          .ok, .flag(true), "counts instructions", follows: "perf stat works; no verb needs it")
      case 0: missing("opens, and stands still")
      case Int64(-ENOENT), Int64(-ENODEV), Int64(-EOPNOTSUPP), Int64(-ENOSYS):
        missing("none on this machine")
      case Int64(-EACCES), Int64(-EPERM):
        missing(
          "forbidden to this user",
          because: "/proc/sys/kernel/perf_event_paranoid or a container forbids it")
      case let result:
        MachineFact(
          .notMeasured, nil, "perf_event_open failed",
          because: unsafe String(cString: strerror(Int32(clamping: -result))), follows: instead)
      }
    },
    FactRow("jemalloc") {
      let lacking = "check, baseline: only --metrics counters"
      guard let version = $0.allocator.name else {
        return MachineFact(
          .missing, nil, "not linked",
          because: "it was not there when this program was built: scripts/install-dependencies, "
            + "and build again", follows: lacking)
      }
      return $0.allocator.answers
        ? MachineFact(
          .ok, .text(version), "\(version) counts",
          follows: "check, baseline, run: allocations, bytes")
        : MachineFact(
          .missing, .text(version), "\(version) serves nothing",
          because: "another malloc stands in front of it", follows: lacking)
    },
    FactRow("valgrind") {
      guard let (version, failure) = $0.callgrind else {
        return MachineFact(
          .missing, nil, "not installed",
          because: "there is no valgrind along the path: scripts/install-dependencies valgrind",
          follows: "check --instructions, profile: exit code 7")
      }
      return failure == nil
        ? MachineFact(
          .ok, .text(version), "\(version) counts",
          follows: "check, run: instructions; profile")
        : MachineFact(
          .missing, .text(version), "\(version) fails", because: failure,
          follows: "check --instructions, profile: exit code 1")
    },
    FactRow("build") {
      let (build, isDebug) = ($0.environment.build, $0.environment.isDebugBuild)
      return .limited(.text(build), build, isDebug ? "run, compare, ab: times mean nothing" : "")
    },
    FactRow(
      "commit", untold: "not known",
      "the program lies in no git checkout, or git is not installed",
      "ab: --exe-base in place of --base"
    ) {
      $0.environment.commit.map {
        .limited(
          .text($0), $0,
          $0.hasSuffix("-stale")
            ? "all verbs: sources are newer, build again"
            : $0.hasSuffix("-dirty") ? "all verbs: figures are those of no commit" : "")
      }
    },
  ]

  private static let machine = [
    FactRow(
      "cores", limits: .times, untold: "not told", "the system places threads by itself",
      "ab: processes move, and pairs differ more"
    ) {
      let count = $0.cores.count
      return count == 0
        ? nil
        : .limited(
          .number(Double(count)), "\(count) allowed",
          count > 1 ? "" : "run: all other programs share the core")
    },
    FactRow("pinning", limits: .pairs) {
      $0.canPin
        ? MachineFact(.ok, .flag(true), "possible", follows: "ab: each pair stays on one core")
        : MachineFact(
          .missing, .flag(false), "not possible",
          follows: "ab --unpinned: more rows stay undecided")
    },
    FactRow(
      "governor", limits: .times, untold: "not told",
      "the system shows no frequency governor, as in most virtual machines",
      "run: whether the clock changes is unknown"
    ) {
      let names = $0.governors.joined(separator: ", ")
      return names.isEmpty
        ? nil
        : .limited(
          .text(names), names,
          names == "performance" ? "" : "run: times depend on the load before them")
    },
    FactRow(
      "load", limits: .times, untold: "not told", "the system keeps no load average",
      "run: whether others compete is unknown"
    ) {
      guard let load = $0.environment.loadAverage else { return nil }
      let count = max(1, $0.cores.isEmpty ? $0.environment.cores : $0.cores.count)
      let verb = load > Double(count) ? "will" : "may"
      return .limited(
        .number(load),
        "\(Decimals.fixed(load, places: 2)) on \(count) core\(count == 1 ? "" : "s")",
        // No machine is without some load.
        load < max(0.5, Double(count) / 4) ? "" : "run: rounds \(verb) disagree; gate by ab")
    },
    FactRow(
      "steal", limits: .times, untold: "not told",
      "the system counts no stolen time, or no time passed",
      "run: waiting for the host goes unnoticed"
    ) {
      $0.stolenShare.map {
        .limited(
          .number(100 * $0), unit: "%", percent($0),
          $0 < mostWaste ? "" : "run: times are too long; gate by ab")
      }
    },
    FactRow(
      "aslr", limits: .pairs, untold: "not told",
      "the system does not tell how it places processes",
      "ab: whether placement differs is unknown"
    ) {
      $0.randomisation.map {
        let (found, follows) =
          switch $0 {
          case .full: ("on", "ab: placement differs from pair to pair")
          case .withoutHeap: ("on, but for the heap", "ab: heaps lie in one place in all pairs")
          case .off: ("off", "ab: one placement decides in all pairs")
          case .offHere: ("off for this process", "ab: one placement decides in all pairs")
          }
        return MachineFact(
          $0 == .full ? .ok : .limited, .text($0.rawValue), found, follows: follows)
      }
    },
  ]

  private static let clocks = [
    FactRow("wall clock") {
      clock($0.clockCost.wall, verb: "run", sample: SamplingOptions().sampleTarget.wholeNanoseconds)
    },
    FactRow("cpu clock") {
      clock(
        $0.clockCost.processor, verb: "ab", sample: ComparisonOptions().sampleNanoseconds)
    },
    FactRow(
      "A/A", untold: "too little time", untimed, "run, compare, ab: precision is unknown"
    ) {
      guard let spread = $0.spread?.processor else { return nil }
      var follows = "ab: nothing is found"
      if let rounds = spread.findableByRounds, let pairs = spread.findableByPairs {
        follows = "at best compare finds \(slowdown(rounds)), ab \(slowdown(pairs))"
      }
      return MachineFact(
        state(findable: spread.findableByPairs), .number(100 * spread.typical), unit: "%",
        "\(percent(spread.typical, places: 2)), p90 \(percent(spread.wide))", follows: follows)
    },
    FactRow(
      "steadiness", limits: .times, untold: "too little time", untimed,
      "run: whether rounds agree is unknown"
    ) {
      guard let share = $0.spread?.unsteadiness else { return nil }
      let isLimited = share > RoundDisagreement.threshold
      return MachineFact(
        isLimited ? .limited : .ok, .number(100 * share), unit: "%",
        "\(percent(share)) from part to part",
        follows: isLimited ? "run: rounds will disagree; gate by ab" : "run: rounds can agree")
    },
  ]

  /// The share of a figure from which on it is limited by stolen time, or by reading the clock.
  private static let mostWaste = 0.01

  private static let untimed =
    "the reference kernel was not timed in each of \(SpreadTrial.partCount) parts: a longer "
    + "--budget helps"

  private static func clock(_ cost: Double, verb: String, sample: Int64) -> MachineFact {
    let share = cost / Double(sample)
    return MachineFact(
      share > mostWaste ? .limited : .ok, .number(cost), unit: "ns",
      "\(HumanTime.format(cost)) a reading",
      follows: "\(verb): \(percent(share, places: 3)) of the shortest sample")
  }

  /// A share in per cent.
  static func percent(_ share: Double, places: Int = 1) -> String {
    "\(Decimals.fixed(100 * share, places: places)) %"
  }

  /// The slowdown that a log-ratio stands for, in per cent.
  static func slowdown(_ logRatio: Double) -> String { percent(Power.exponential(logRatio) - 1) }

  /// The state of a machine on which a slowdown, as a log-ratio, is the smallest that is found:
  /// gates of time are expected to find 5 %, and from 10 % on nothing is to be gated by time.
  static func state(findable: Double?) -> MachineState {
    guard let slowdown = findable.map({ Power.exponential($0) - 1 }), slowdown <= 0.1 else {
      return .missing
    }
    return slowdown <= 0.05 ? .ok : .limited
  }
}
