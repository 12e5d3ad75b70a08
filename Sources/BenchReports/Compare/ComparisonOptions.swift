import BenchHarness

/// The options of a comparison: its decision rule, copies, samples and budgets.
package struct ComparisonOptions: Codable, Sendable, Equatable {
  /// The rule that determines each row's verdict.
  package var rule: ComparisonRule
  /// The slowdown of the slowed copies of the first side, in per cent, or `nil` if no copies are
  /// added.
  package var planted: Int?
  /// Whether every row has a copy and a slowed copy of the first side; otherwise, one in every
  /// ``calibratedPart`` rows has them.
  package var calibrates = false
  /// Whether to time rows even if their sides compute different results.
  package var allowsOtherAnswers = false
  /// Whether to measure exact figures in addition to the times.
  package var countsWork = false
  /// The seed of all random orders, and of the random choice of the rows that get copies.
  package var scheduleSeed = UInt64.random(in: 1...999_999_999)
  /// The number of samples taken of a row in each process.
  ///
  /// When a build is compared with itself, the medians of the rounds differ by 2 to 3 %, because
  /// all samples of a process deviate in the same way. Doubling the rounds therefore leads to a
  /// decision sooner than doubling the samples.
  package var samples = 50
  /// The maximum number of untimed batches to run before the samples are taken.
  package var warmUps = 3
  /// The minimum length of a sample, in nanoseconds of processor time.
  ///
  /// Each sample is compared with an adjacent sample of the other process, so short samples are
  /// less affected by changes in the machine's load. On a busy machine, doubling the length of the
  /// samples and halving their number increases the spread of the rounds by half.
  package var sampleNanoseconds: Int64 = 250_000
  /// The time allowed for one side of a row to compute the results to compare, in milliseconds.
  ///
  /// It is extended if it is too short for the minimum number of results (``ComparedAnswers``).
  package var answerMilliseconds = 1000
  /// The maximum processor time that setting up all rows in one process may take, in nanoseconds.
  package var setupNanoseconds: Int64 = 1_000_000_000
  /// The time limit of the whole comparison, in nanoseconds, or `nil` if there is none.
  package var budgetNanoseconds: Int64?

  /// The minimum number of samples to take of a row, however long they are.
  package var fewestSamples = 12

  /// The interval between calibration rows: every fifth row also compares the first side with a
  /// copy of itself.
  package static let calibratedPart = 5
  /// The maximum time to spend on the samples of a row in one process, in nanoseconds.
  static let rowNanoseconds: Int64 = 30_000_000

  /// Creates the options for a gate that compares two builds.
  ///
  /// - Parameter rule: The decision rule for each row.
  package init(rule: ComparisonRule = .gate()) {
    self.rule = rule
    planted = rule.isTwoSided ? nil : 5
  }

  /// Creates the options for choosing between strategies within a budget.
  ///
  /// - Parameters:
  ///   - rule: The decision rule for each row.
  ///   - budget: The time limit of the whole comparison.
  package init(choosing rule: ComparisonRule, budget: Duration) {
    self.init(rule: rule)
    countsWork = true
    samples = 16
    // Sides whose samples are so long usually differ by far more than the samples of one side.
    fewestSamples = 2
    answerMilliseconds = 50
    setupNanoseconds = .max
    budgetNanoseconds = budget.wholeNanoseconds
  }

  /// Returns the deadline of a comparison started at the given time, or `nil` if there is no time
  /// limit.
  func end(from start: Int64) -> Int64? {
    budgetNanoseconds.map {
      let sum = start.addingReportingOverflow($0)
      return sum.overflow ? .max : sum.partialValue
    }
  }

  /// Returns the number of samples to take for a row of the comparison, given the cost of one
  /// sample and its preparation.
  func samples(ofCost nanoseconds: Int64) -> Int {
    let affordable = Int(Self.rowNanoseconds / max(1, nanoseconds))
    return min(samples, max(fewestSamples, affordable / 2 * 2))
  }

  /// Returns the number of untimed batches to run before the given number of samples.
  func warmUps(before samples: Int) -> Int { min(warmUps, max(1, samples / 4)) }
}
