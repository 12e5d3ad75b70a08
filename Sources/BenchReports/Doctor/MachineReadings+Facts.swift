import BenchHarness
import Foundation

extension MachineReadings {
  /// All facts, in the order of the report.
  var facts: [MachineFact] {
    [
      pmu, jemalloc, valgrind, build, commit, allowedCores, pinning, governor, load, steal,
      placement,
      Self.clock(
        "wall clock", clockCost.wall, verb: "run",
        sample: SamplingOptions().sampleTarget.wholeNanoseconds),
      Self.clock(
        "cpu clock", clockCost.processor, verb: "ab",
        sample: ComparisonOptions().sampleNanoseconds),
      kernel, steadiness,
    ]
  }

  /// The kinds of measurements that suffer if the state of a fact is not `ok`, keyed by fact name.
  static let limits: [String: MeasurementKind] = [
    "cores": .times, "pinning": .pairs, "governor": .times, "load": .times, "steal": .times,
    "aslr": .pairs, "steadiness": .times,
  ]
  /// The largest acceptable fraction of wasted time: time stolen by the host, or the part of a
  /// sample spent on reading the clock.
  ///
  /// A fact with a larger fraction is `limited`.
  private static let maxWaste = 0.01
  private static let untimed =
    "the reference kernel was not timed in all \(SpreadTrial.partCount) parts of the test: use "
    + "a larger --budget"

  private var pmu: MachineFact {
    let instead = "not needed: callgrind counts instructions"
    func missing(_ found: String, because reason: String? = nil) -> MachineFact {
      MachineFact("pmu", .missing, .flag(false), found, because: reason, follows: instead)
    }
    return switch counters {
    case 1...:
      MachineFact(
        "pmu", .ok, .flag(true), "counts instructions",
        follows: "perf stat works; bench does not need it")
    case 0: missing("counters can be opened, but count nothing")
    case Int64(-ENOENT), Int64(-ENODEV), Int64(-EOPNOTSUPP), Int64(-ENOSYS):
      missing("none on this machine")
    case Int64(-EACCES), Int64(-EPERM):
      missing(
        "forbidden to this user",
        because: "/proc/sys/kernel/perf_event_paranoid or a container forbids access")
    case let result:
      MachineFact(
        "pmu", .notMeasured, nil, "perf_event_open failed",
        because: unsafe String(cString: strerror(Int32(clamping: -result))), follows: instead)
    }
  }

  private var jemalloc: MachineFact {
    guard let version = allocator.name, allocator.answers else {
      let isLinked = allocator.name != nil
      return MachineFact(
        "jemalloc", .missing, allocator.name.map { .text($0) },
        allocator.name.map { "\($0) not in use" } ?? "not linked",
        because: isLinked
          ? "another malloc replaces it"
          : "jemalloc was missing when this program was built: run scripts/install-dependencies "
            + "and build again", follows: "check and baseline need --metrics counters")
    }
    return MachineFact(
      "jemalloc", .ok, .text(version), "\(version) counts",
      follows: "check, baseline and run count allocations")
  }

  private var valgrind: MachineFact {
    guard let (version, failure) = callgrind else {
      return MachineFact(
        "valgrind", .missing, nil, "not installed",
        because: "valgrind is not in PATH: run scripts/install-dependencies valgrind",
        follows: "profile, check --instructions: exit code 7")
    }
    let works = failure == nil
    return MachineFact(
      "valgrind", works ? .ok : .missing, .text(version),
      "\(version) \(works ? "counts" : "fails")", because: failure,
      follows: works
        ? "check and run count instructions; profile works"
        : "profile, check --instructions: exit code 1")
  }

  private var build: MachineFact {
    MachineFact(
      "build", .text(environment.build), environment.build,
      limitedBy: environment.isDebugBuild ? "times of run, compare and ab are meaningless" : "")
  }

  private var commit: MachineFact {
    guard let commit = environment.commit else {
      return MachineFact(
        "commit", untold: "the program is not in a git checkout, or git is not installed",
        found: "unknown", follows: "ab: use --exe-base instead of --base")
    }
    return MachineFact(
      "commit", .text(commit), commit,
      limitedBy: commit.hasSuffix("-stale")
        ? "program is older than its sources: build again"
        : commit.hasSuffix("-dirty") ? "figures cannot be attributed to a commit" : "")
  }

  private var allowedCores: MachineFact {
    guard !cores.isEmpty else {
      return MachineFact(
        "cores", untold: "the system does not let programs choose cores",
        follows: "ab: pairs vary more")
    }
    return MachineFact(
      "cores", .number(Double(cores.count)), "\(cores.count) allowed",
      limitedBy: cores.count > 1 ? "" : "run: shares its core with all other programs")
  }

  private var pinning: MachineFact {
    MachineFact(
      "pinning", canPin ? .ok : .missing, .flag(canPin), canPin ? "possible" : "not possible",
      follows: canPin
        ? "ab: each pair stays on one core" : "ab --unpinned: more rows stay undecided")
  }

  private var governor: MachineFact {
    guard !governors.isEmpty else {
      return MachineFact(
        "governor",
        untold: "the system reports no frequency governor; most virtual machines have "
          + "none",
        follows: "run: the clock rate may change unnoticed")
    }
    let names = governors.joined(separator: ", ")
    return MachineFact(
      "governor", .text(names), names,
      limitedBy: names == "performance" ? "" : "run: times depend on the preceding load")
  }

  private var load: MachineFact {
    guard let load = environment.loadAverage else {
      return MachineFact(
        "load", untold: "the system reports no load average",
        follows: "run: other programs may compete unnoticed")
    }
    let count = max(1, cores.isEmpty ? environment.cores : cores.count)
    let verb = load > Double(count) ? "will" : "may"
    return MachineFact(
      "load", .number(load),
      "\(Decimals.fixed(load, places: 2)) on \(Words.counted(count, "core"))",
      // Every machine has some load.
      limitedBy: load < max(0.5, Double(count) / 4)
        ? "" : "run: rounds \(verb) disagree, so \(gateAdvice)")
  }

  private var steal: MachineFact {
    guard let share = stolenShare else {
      return MachineFact(
        "steal", untold: "the system reports no steal time, or too little time passed",
        follows: "run: cannot detect CPU time taken by the host")
    }
    return MachineFact(
      "steal", .number(100 * share), unit: "%", Self.percent(share),
      limitedBy: share < Self.maxWaste ? "" : "run: measured times are too high, so \(gateAdvice)")
  }

  private var placement: MachineFact {
    guard let randomisation else {
      return MachineFact(
        "aslr", untold: "the system does not report whether it randomises memory layouts",
        follows: "ab: memory layouts may vary between pairs")
    }
    let (found, follows) =
      switch randomisation {
      case .full: ("on", "ab: memory layout varies between pairs")
      case .withoutHeap: ("on, except for the heap", "ab: all pairs share one heap layout")
      case .off: ("off", "ab: all pairs share one memory layout")
      case .offHere: ("off for this process", "ab: all pairs share one memory layout")
      }
    return MachineFact(
      "aslr", randomisation == .full ? .ok : .limited, .text(randomisation.rawValue), found,
      follows: follows)
  }

  private static func clock(
    _ name: String, _ cost: Double, verb: String, sample: Int64
  ) -> MachineFact {
    let share = cost / Double(sample)
    return MachineFact(
      name, share > maxWaste ? .limited : .ok, .number(cost), unit: "ns",
      "\(HumanTime.format(cost)) per reading",
      follows: "\(verb): \(percent(share, places: 3)) of the shortest sample")
  }

  private var kernel: MachineFact {
    guard let spread = spread?.processor else {
      return MachineFact(
        "A/A", untold: Self.untimed, found: "too little time",
        follows: "the precision of run, compare and ab is unknown")
    }
    var follows = "ab: detects no slowdown"
    if let rounds = spread.findableByRounds, let pairs = spread.findableByPairs {
      follows =
        "compare can detect \(Self.slowdown(rounds)) slowdowns, ab \(Self.slowdown(pairs))"
    }
    return MachineFact(
      "A/A", Self.state(findable: spread.findableByPairs), .number(100 * spread.typical),
      unit: "%", "\(Self.percent(spread.typical, places: 2)), p90 \(Self.percent(spread.wide))",
      follows: follows)
  }

  /// A clause recommending the command to use as a gate on a machine whose times vary too much
  /// between single runs.
  private var gateAdvice: String { canTimePairs ? "gate with ab" : "gate with check" }

  private var steadiness: MachineFact {
    guard let share = spread?.unsteadiness else {
      return MachineFact(
        "steadiness", untold: Self.untimed, found: "too little time",
        follows: "run: agreement between rounds is unknown")
    }
    let isLimited = share > RoundDisagreement.threshold
    return MachineFact(
      "steadiness", isLimited ? .limited : .ok, .number(100 * share), unit: "%",
      "\(Self.percent(share)) between parts",
      follows: isLimited ? "run: rounds will disagree, so \(gateAdvice)" : "run: rounds can agree")
  }

  /// Formats a fraction as a percentage.
  static func percent(_ share: Double, places: Int = 1) -> String {
    "\(Decimals.fixed(100 * share, places: places)) %"
  }

  /// Formats a log-ratio as the slowdown it represents, in per cent.
  static func slowdown(_ logRatio: Double) -> String { percent(Power.exponential(logRatio) - 1) }

  /// Returns the state of a measurement, given the log-ratio of the smallest slowdown it can
  /// detect.
  ///
  /// Gates for time are expected to detect a slowdown of 5 %. If a slowdown has to exceed 10 % to
  /// be detected, times should not be used as a gate at all.
  static func state(findable: Double?) -> MachineState {
    guard let slowdown = findable.map({ Power.exponential($0) - 1 }), slowdown <= 0.1 else {
      return .missing
    }
    return slowdown <= 0.05 ? .ok : .limited
  }
}
