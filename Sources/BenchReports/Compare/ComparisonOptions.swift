import BenchHarness

/// Options of a comparison: its rule, copies, samples and budgets.
package struct ComparisonOptions: Codable, Sendable, Equatable {
  /// The decision rule of rows; it counts the comparisons of the measured rows.
  package var rule: ComparisonRule
  /// The slowdown planted in copies of the first side, in per cent; nil for no copies.
  package var planted: Int?
  /// Whether all rows are compared with a copy and with a slowed copy of the first side; one in
  /// ``calibratedPart`` otherwise.
  package var calibrates = false
  /// Whether rows with different answers are timed.
  package var allowsOtherAnswers = false
  /// Whether exact figures are taken beside the times.
  package var countsWork = false
  /// Decides the order of everything and the calibrated rows.
  package var scheduleSeed = UInt64.random(in: 1...999_999_999)
  /// The number of samples of a row in each process.
  ///
  /// Rounds of one build with itself are 2 to 3 % apart, in all samples of a process alike:
  /// doubling rounds decides sooner than doubling samples.
  package var samples = 50
  /// The most untimed batches before the samples.
  package var warmUps = 3
  /// The shortest sample in nanoseconds of processor time.
  ///
  /// Samples of double length, half the number, increase the spread of rounds by half on a busy
  /// machine: the samples of two processes are compared with their neighbours in time.
  package var sampleNanoseconds: Int64 = 250_000
  /// The time of answering the inputs of one side of a row; longer if too short for the least
  /// number of answers (``ComparedAnswers``).
  package var answerMilliseconds = 1000
  /// The longest processor time of setting up all rows in one process, in nanoseconds.
  package var setupNanoseconds: Int64 = 1_000_000_000
  /// The time for everything, in nanoseconds; nil for any.
  package var budgetNanoseconds: Int64?

  /// The fewest samples of a row with long samples.
  package var fewestSamples = 12

  /// One row in this many is calibrated.
  package static let calibratedPart = 5
  /// The longest time of the samples of a row in a process, in nanoseconds.
  static let rowNanoseconds: Int64 = 30_000_000

  /// The options of a gate of two builds.
  ///
  /// - Parameter rule: The rule.
  package init(rule: ComparisonRule = .gate()) {
    self.rule = rule
    planted = rule.isTwoSided ? nil : 5
  }

  /// The options of a choice between strategies in some time.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - budget: The time for everything.
  package init(choosing rule: ComparisonRule, budget: Duration) {
    self.init(rule: rule)
    countsWork = true
    samples = 16
    // Sides that take so long differ by far more than samples do.
    fewestSamples = 2
    answerMilliseconds = 50
    setupNanoseconds = .max
    budgetNanoseconds = budget.wholeNanoseconds
  }

  /// The end of the time for everything, from a start on a clock; nil for any time.
  func end(from start: Int64) -> Int64? {
    budgetNanoseconds.map {
      let sum = start.addingReportingOverflow($0)
      return sum.overflow ? .max : sum.partialValue
    }
  }

  /// The number of samples of a row, from the cost of a sample with its preparation.
  func samples(ofCost nanoseconds: Int64) -> Int {
    let affordable = Int(Self.rowNanoseconds / max(1, nanoseconds))
    return min(samples, max(fewestSamples, affordable / 2 * 2))
  }

  /// The number of batches before a number of samples.
  func warmUps(before samples: Int) -> Int { min(warmUps, max(1, samples / 4)) }
}
