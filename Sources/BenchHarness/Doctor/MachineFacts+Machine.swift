/// Facts about the machine, and about everything else that runs on it.
extension MachineFacts {
  /// The share of stolen time from which on real times are too long.
  private static let mostStolen = 0.01
  /// The load that no machine is without.
  private static let leastLoad = 0.5

  /// The cores that may be used.
  var cores: MachineFact {
    let count = readings.cores.count
    guard count > 0 else {
      return MachineFact(
        Name.cores, .notMeasured, found: "not told",
        because: "the system places threads by itself",
        follows: "ab: processes move, and pairs differ more")
    }
    return MachineFact(
      Name.cores, count > 1 ? .ok : .limited, .number(Double(count)),
      found: "\(count) allowed",
      follows: count > 1 ? "" : "run: all other programs share the core")
  }

  /// Whether threads can be kept on a core.
  var pinning: MachineFact {
    guard readings.canPin else {
      return MachineFact(
        Name.pinning, .missing, .flag(false), found: "not possible",
        follows: "ab --unpinned: more rows stay undecided")
    }
    return MachineFact(
      Name.pinning, .ok, .flag(true), found: "possible", follows: "ab: each pair stays on one core")
  }

  /// The rule by which the clock of the processor is chosen.
  var governor: MachineFact {
    guard !readings.governors.isEmpty else {
      return MachineFact(
        Name.governor, .notMeasured, found: "not told",
        because: "the system shows no frequency governor, as in most virtual machines",
        follows: "run: whether the clock changes is unknown")
    }
    let names = readings.governors.joined(separator: ", ")
    let isFixed = readings.governors == ["performance"]
    return MachineFact(
      Name.governor, isFixed ? .ok : .limited, .text(names), found: names,
      follows: isFixed ? "" : "run: times depend on the load before them")
  }

  /// The load of the last minute.
  var load: MachineFact {
    guard let load = readings.environment.loadAverage else {
      return MachineFact(
        Name.load, .notMeasured, found: "not told", because: "the system keeps no load average",
        follows: "run: whether others compete is unknown")
    }
    let count = readings.coreCount
    var follows = ""
    if load >= max(Self.leastLoad, Double(count) / 4) {
      let verb = load > Double(count) ? "will" : "may"
      follows = "run: rounds \(verb) disagree; gate by ab"
    }
    return MachineFact(
      Name.load, follows.isEmpty ? .ok : .limited, .number(load),
      found: "\(Decimals.fixed(load, places: 2)) on \(count) core\(count == 1 ? "" : "s")",
      follows: follows)
  }

  /// The time that other guests of the host had.
  var steal: MachineFact {
    guard let share = readings.stolenShare else {
      return MachineFact(
        Name.steal, .notMeasured, found: "not told",
        because: "the system counts no stolen time, or no time passed",
        follows: "run: waiting for the host goes unnoticed")
    }
    let isLimited = share >= Self.mostStolen
    return MachineFact(
      Name.steal, isLimited ? .limited : .ok, .number(100 * share), unit: "%",
      found: Self.percent(share),
      follows: isLimited ? "run: times are too long; gate by ab" : "")
  }

  /// How addresses are chosen.
  var randomisation: MachineFact {
    func limited(_ kind: AddressRandomisation, _ found: String, _ follows: String) -> MachineFact {
      MachineFact(
        Name.randomisation, .limited, .text(kind.rawValue), found: found, follows: follows)
    }
    let placement = "ab: one placement decides in all pairs"
    return switch readings.randomisation {
    case .full?:
      MachineFact(
        Name.randomisation, .ok, .text(AddressRandomisation.full.rawValue), found: "on",
        follows: "ab: placement differs from pair to pair")
    case .withoutHeap?:
      limited(.withoutHeap, "on, but for the heap", "ab: heaps lie in one place in all pairs")
    case .off?: limited(.off, "off", placement)
    case .offHere?: limited(.offHere, "off for this process", placement)
    case nil:
      MachineFact(
        Name.randomisation, .notMeasured, found: "not told",
        because: "the system does not tell how it places processes",
        follows: "ab: whether placement differs is unknown")
    }
  }
}
