extension SuiteRun {
  /// The time that must be left to begin a round with a long setup, as a multiple of the round's
  /// predicted time.
  private static let longRoundMargin = 1.5

  /// Runs a later round, sampling every benchmark whose setup is short enough to repeat.
  ///
  /// After the planned rounds, only benchmarks without a confirmed time are sampled.
  ///
  /// - Throws: A ``WrongAnswer`` if the answers of a batch are wrong.
  mutating func makeRound(_ round: Int, _ progress: (SuiteProgress) -> Void) throws {
    let isPlanned = round <= options.sampling.roundCount
    let order = cells.indices.filter { index in
      !cells[index].rounds.isEmpty && (isPlanned || !cells[index].isConfirmed)
        && expensiveSetup(of: index) == nil
    }.sorted { (cells[$0].key.items, $0) < (cells[$1].key.items, $1) }
    guard !order.isEmpty else { return }
    for cell in cells { cell.benchmarkCase.beginRound() }
    reference.readIfDue()
    let laterVisits = order.count * max(0, options.sampling.roundCount - round)
    for (position, index) in order.enumerated() {
      // A benchmark that had no time in one round would have none in the next.
      guard cells[index].shortage == nil else { continue }
      let limits = schedule.limits(now: now, casesLeft: order.count - position + laterVisits)
      let least = cells[index].roundNanoseconds(samples: 1)
      guard let limits, least <= Double(limits.end - now) else {
        endRounds(of: index, because: "the budget left no time for more rounds")
        continue
      }
      cleanUp(index, position: position, round: round, progress)
      try revisit(index, round: round, limits: limits)
    }
  }

  /// Takes more samples of benchmarks with a long setup or too few rounds, while the budget lasts.
  ///
  /// Only benchmarks without a confirmed time are sampled. The benchmarks of the reference strategy
  /// come first, because every ratio is computed from them. Otherwise, quicker benchmarks come
  /// first.
  ///
  /// - Throws: A ``WrongAnswer`` if the answers of a batch are wrong.
  mutating func makeLongRound(_ round: Int, _ progress: (SuiteProgress) -> Void) throws {
    let order = cells.indices.filter { index in
      let cell = cells[index]
      let isLong = expensiveSetup(of: index) != nil || cell.shortage != nil
      return isLong && !cell.rounds.isEmpty && !cell.isConfirmed && !cell.failsAgain
    }.sorted { first, second in
      func rank(_ index: Int) -> (Int, Double, Int) {
        let cell = cells[index]
        return (cell.benchmarkCase.isReference ? 0 : 1, cell.roundNanoseconds(samples: 1), index)
      }
      return rank(first) < rank(second)
    }
    guard !order.isEmpty else { return }
    for cell in cells { cell.benchmarkCase.beginRound() }
    reference.readIfDue()
    for (position, index) in order.enumerated() {
      let least = Int64(Self.longRoundMargin * cells[index].roundNanoseconds(samples: 2))
      guard now.addingSaturated(least) <= schedule.end else { continue }
      cleanUp(index, position: position, round: round, progress)
      cells[index].shortage = nil
      try revisit(
        index, round: round,
        limits: MeasurementLimits(share: now.addingSaturated(least), end: schedule.end))
    }
  }

  private mutating func revisit(_ index: Int, round: Int, limits: MeasurementLimits) throws {
    do {
      let first = cells[index].rounds[0]
      let samples = try runner.sample(
        cells[index].benchmarkCase, round: round, like: first, limits: limits)
      guard let samples else {
        return endRounds(of: index, because: "the budget left no time for more rounds")
      }
      cells[index].rounds.append(samples)
      runner.journal?.finish(cells[index].result(by: runner.measurer))
    } catch let wrong as any WrongAnswer {
      throw wrong
    } catch {
      cells[index].failsAgain = true
      endRounds(of: index, because: "repeated setup failed: \(error)")
    }
  }

  private mutating func endRounds(of index: Int, because reason: String) {
    guard cells[index].rounds.count < options.sampling.roundCount else { return }
    cells[index].shortage = .fewerRounds(
      count: cells[index].rounds.count, of: options.sampling.roundCount, reason: reason)
  }

  /// The approximate time needed to measure the missing results; `nil` if none are missing.
  ///
  /// If any results of the reference strategy are missing, only these count; otherwise all missing
  /// results count. An unknown cost is assumed to be the mean cost of the benchmarks measured so
  /// far.
  private var missingTime: Duration? {
    let missing = cells.filter { cell in
      cell.rounds.isEmpty && cell.base?.warnings.contains { $0.code.isLeftOut } == true
    }
    guard !missing.isEmpty else { return nil }
    let mean = Double(now - schedule.start) / Double(max(1, cells.count - missing.count))
    let own = missing.filter(\.benchmarkCase.isReference)
    let sum = (own.isEmpty ? missing : own).reduce(0) {
      $0 + (forecast.missingNanoseconds($1.benchmarkCase) ?? mean)
    }
    return .nanoseconds(Int64(min(0x1p62, sum)))
  }

  /// Returns the results of all benchmarks, and records the warnings about the whole run.
  mutating func finish() -> [BenchmarkResult] {
    if options.sampling.roundCount > 1 {
      for index in cells.indices where !cells[index].rounds.isEmpty {
        guard let setup = expensiveSetup(of: index) else { continue }
        endRounds(of: index, because: "setup takes \(HumanTime.format(Double(setup)))")
      }
    }
    let stretches = SlowStretch.find(in: reference.readings, end: now - schedule.start)
    runner.journal?.record(ReferenceSummary(reference.readings))
    runner.journal?.record(missingTime: missingTime)
    for stretch in stretches { runner.journal?.note(ResultWarning(.slowStretch, stretch.text)) }
    return cells.map { cell in
      let result = cell.result(by: runner.measurer, start: schedule.start, stretches: stretches)
      runner.journal?.finish(result)
      return result
    }
  }
}
