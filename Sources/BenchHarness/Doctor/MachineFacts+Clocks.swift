/// Facts about times.
extension MachineFacts {
  /// The share of a sample from which on reading the clock is a part of the figure.
  private static let mostClockShare = 0.01

  /// The cost of reading the real time, which samples of `bench run` are timed by.
  var wallClock: MachineFact {
    clock(
      "wall clock", readings.clockCost.wall, verb: "run",
      sample: Double(SamplingOptions().sampleTarget.wholeNanoseconds))
  }

  /// The cost of reading the thread's processor time, which samples of `bench ab` are timed by.
  var processorClock: MachineFact {
    clock(
      "cpu clock", readings.clockCost.processor, verb: "ab",
      sample: Double(ComparisonOptions().sampleNanoseconds))
  }

  private func clock(
    _ name: String, _ cost: Double, verb: String, sample: Double
  ) -> MachineFact {
    let share = cost / sample
    return MachineFact(
      name, share > Self.mostClockShare ? .limited : .ok, .number(cost), unit: "ns",
      found: "\(HumanTime.format(cost)) a reading",
      follows: "\(verb): \(Self.percent(share, places: 3)) of the shortest sample")
  }

  /// How far the reference kernel is apart from itself within milliseconds.
  var spread: MachineFact {
    let name = "A/A"
    guard let spread = readings.spread?.processor else {
      return MachineFact(
        name, .notMeasured, found: "too little time", because: Self.tooLittleTime,
        follows: "run, compare, ab: precision is unknown")
    }
    var follows = "ab: nothing is found"
    if let rounds = spread.findableByRounds, let pairs = spread.findableByPairs {
      let (rounds, pairs) = (Self.slowdown(rounds), Self.slowdown(pairs))
      follows = "at best compare finds \(Self.percent(rounds)), ab \(Self.percent(pairs))"
    }
    return MachineFact(
      name, Self.state(findable: spread.findableByPairs), .number(100 * spread.typical),
      unit: "%",
      found: "\(Self.percent(spread.typical, places: 2)), p90 \(Self.percent(spread.wide))",
      follows: follows)
  }

  /// How far the reference kernel is apart from itself within seconds.
  var steadiness: MachineFact {
    guard let spread = readings.spread else {
      return MachineFact(
        Name.steadiness, .notMeasured, found: "too little time", because: Self.tooLittleTime,
        follows: "run: whether rounds agree is unknown")
    }
    let share = spread.unsteadiness
    let isLimited = share > RoundDisagreement.threshold
    return MachineFact(
      Name.steadiness, isLimited ? .limited : .ok, .number(100 * share), unit: "%",
      found: "\(Self.percent(share)) from part to part",
      follows: isLimited ? "run: rounds will disagree; gate by ab" : "run: rounds can agree")
  }

  private static let tooLittleTime =
    "the reference kernel was not timed in each of \(SpreadTrial.partCount) parts: a longer "
    + "--budget helps"

  /// The slowdown that gates of time are expected to find.
  private static let expectedSlowdown = 0.05
  /// The slowdown from which on there is nothing to be gated by time.
  private static let largestSlowdown = 0.1

  /// The state of a machine on which a slowdown, as a log-ratio, is the smallest that is found.
  static func state(findable: Double?) -> MachineState {
    guard let slowdown = findable.map(Self.slowdown), slowdown <= largestSlowdown else {
      return .missing
    }
    return slowdown <= expectedSlowdown ? .ok : .limited
  }
}
