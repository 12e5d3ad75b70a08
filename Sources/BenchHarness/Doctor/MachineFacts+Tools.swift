/// Facts about the tools that count.
extension MachineFacts {
  /// The processor's own counters.
  var counters: MachineFact {
    let name = "pmu"
    let instead = "no verb needs it: callgrind counts instead"
    return switch readings.counters {
    case .counts:
      MachineFact(
        name, .ok, .flag(true), found: "counts instructions",
        follows: "perf stat works; no verb needs it")
    case .standsStill:
      MachineFact(
        name, .missing, .flag(false), found: "opens, and stands still", follows: instead)
    case .absent:
      MachineFact(name, .missing, .flag(false), found: "none on this machine", follows: instead)
    case .forbidden:
      MachineFact(
        name, .missing, .flag(false), found: "forbidden to this user",
        because: "/proc/sys/kernel/perf_event_paranoid or a container forbids it",
        follows: instead)
    case .failed(let reason):
      MachineFact(
        name, .notMeasured, found: "perf_event_open failed", because: reason, follows: instead)
    }
  }

  /// The allocator that counts.
  var jemalloc: MachineFact {
    let name = "jemalloc"
    let follows = "check, baseline: only --metrics counters"
    guard let version = readings.allocator.name else {
      return MachineFact(
        name, .missing, found: "not linked",
        because: "it was not there when this program was built: scripts/install-dependencies, and "
          + "build again",
        follows: follows)
    }
    guard readings.allocator.answers else {
      return MachineFact(
        name, .missing, .text(version), found: "is linked, serves nothing",
        because: "another malloc stands in front of it", follows: follows)
    }
    return MachineFact(
      name, .ok, .text(version), found: "\(version) counts",
      follows: "check, baseline, run: allocations, bytes")
  }

  /// The tool that counts instructions.
  var valgrind: MachineFact {
    let name = "valgrind"
    return switch readings.callgrind {
    case .absent:
      MachineFact(
        name, .missing, found: "not installed",
        because: "there is no valgrind along the path: scripts/install-dependencies valgrind",
        follows: "check --instructions, profile: exit code 7")
    case .fails(let version, let reason):
      MachineFact(
        name, .missing, .text(version), found: "\(version) fails", because: reason,
        follows: "check --instructions, profile: exit code 1")
    case .counts(let version, _):
      MachineFact(
        name, .ok, .text(version), found: "\(version) counts",
        follows: "check --instructions, instructions, profile")
    }
  }
}
