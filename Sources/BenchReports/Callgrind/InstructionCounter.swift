import BenchHarness

/// Counter of the instructions of one iteration, by the difference of two runs.
///
/// The first run makes *n* iterations, the second 2 *n*; everything else in them is equal, the
/// setup and the length of the command line included:
///
///     (instructions of the second − instructions of the first) / n
package struct InstructionCounter: Sendable {
  /// Two measurements of the same code are not farther apart, as a share of the first.
  private static let repeatability = 0.0005
  /// Two counts of the misses of the same code are not farther apart, as a share of the first.
  private static let missRepeatability = 0.001
  /// The largest difference of instructions in starting and ending a process.
  private static let processNoise = 500.0

  /// The tool.
  package let callgrind: Callgrind
  /// The seed of all random input.
  package let seed: UInt64
  /// The path of a layout document, in place of scenarios; nil for those.
  private let layout: String?

  /// Makes a counter.
  ///
  /// - Parameters:
  ///   - callgrind: The tool.
  ///   - seed: The seed of all random input.
  ///   - layout: The path of a layout document, in place of scenarios.
  package init(callgrind: Callgrind, seed: UInt64, layout: String? = nil) {
    self.callgrind = callgrind
    self.seed = seed
    self.layout = layout
  }

  /// The same counter with another tool.
  func counting(by callgrind: Callgrind) -> InstructionCounter {
    InstructionCounter(callgrind: callgrind, seed: seed, layout: layout)
  }

  /// The instructions of one iteration: all, and each function's own.
  package struct Count: Sendable, Equatable {
    /// All instructions.
    package var total: Double
    /// The instructions of each function itself, by mangled name.
    package var functions: [String: Double]
    /// The misses of data in the first cache and in the last, by the names of figures; none where
    /// caches were not modelled.
    package var cacheMisses: [String: Double] = [:]
  }

  /// The events of cache misses, by the names of figures.
  private static let missEvents = [
    Figures.firstCacheMisses: ["D1mr", "D1mw"], Figures.lastCacheMisses: ["DLmr", "DLmw"],
  ]

  /// Counts the instructions of one iteration, and its cache misses where they are meant.
  ///
  /// Both runs take place at once: neither depends on how busy the machine is.
  ///
  /// - Throws: `CallgrindError`, or the reason why a process cannot be started.
  package func count(_ cell: InstructionCell, cacheMisses: Bool = false) throws -> Count {
    let (few, many) = try profiles(of: cell, cacheMisses ? .cacheMisses : .functions)
    return Self.difference(few, many, iterations: cell.iterations)
  }

  /// Counts the instructions of one iteration by the executing stacks of functions.
  ///
  /// - Throws: As ``count(_:)``.
  package func stacks(_ cell: InstructionCell) throws -> StackProfile {
    let (few, many) = try profiles(of: cell, .stacks)
    let count = Self.difference(few, many, iterations: cell.iterations)
    return StackProfile(count.functions, objects: many.objects)
  }

  private func profiles(
    of cell: InstructionCell, _ detail: Callgrind.Detail
  ) throws -> (few: CallgrindProfile, many: CallgrindProfile) {
    let runs = try [cell.iterations, 2 * cell.iterations].map {
      try callgrind.start("\(cell.key)", arguments(for: cell, iterations: $0), detail)
    }
    let (few, many) = (try runs[0](), try runs[1]())
    try Self.requireOneBatch(many.output, of: cell)
    return (few.profile, many.profile)
  }

  /// Requires, without counting, one batch for the iterations of a cell.
  ///
  /// - Throws: `CallgrindError` if they do not, or if the program refuses the cell.
  package func requireOneBatch(_ cell: InstructionCell) throws {
    let output = try callgrind.runAlone(
      "\(cell.key)", arguments(for: cell, iterations: 2 * cell.iterations))
    try Self.requireOneBatch(output, of: cell)
  }

  /// The cell with at most the iterations of one batch: all, a quarter, and so on.
  ///
  /// - Throws: As ``requireOneBatch(_:)`` if not even one iteration fits.
  package func fitting(_ cell: InstructionCell) throws -> InstructionCell {
    do {
      try requireOneBatch(cell)
      return cell
    } catch let error as CallgrindError where error.meansSeveralBatches && cell.iterations > 1 {
      return try fitting(
        InstructionCell(key: cell.key, iterations: (cell.iterations + 3) / 4))
    }
  }

  private static func requireOneBatch(
    _ output: String, of cell: InstructionCell
  ) throws(CallgrindError) {
    guard !output.contains(oneBatch) else { return }
    throw CallgrindError(
      "\(cell.key): \(2 * cell.iterations) iterations exceed one batch, so their preparation would "
        + "be counted: use fewer iterations", meansSeveralBatches: true)
  }

  /// Counts twice, in separate processes, and requires agreement.
  ///
  /// - Throws: `CallgrindError` if they do not.
  package func countTwice(_ cell: InstructionCell, cacheMisses: Bool = false) throws -> Count {
    let first = try count(cell, cacheMisses: cacheMisses)
    try requireAgreement(cell, first.total, first.cacheMisses)
    return first
  }

  /// Counts a cell once more, in other processes, and requires agreement.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - total: Its instructions.
  ///   - misses: Its cache misses by the names of figures; none if they are not meant.
  /// - Throws: `CallgrindError` where they do not.
  package func requireAgreement(
    _ cell: InstructionCell, _ total: Double, _ misses: [String: Double]
  ) throws {
    let again = try count(cell, cacheMisses: !misses.isEmpty)
    try Self.requireAgreement(cell, total, again.total)
    for (name, first) in misses.sorted(by: { $0.key < $1.key }) {
      let second = again.cacheMisses[name] ?? 0
      let noise = max(
        Self.missRepeatability * first, Self.processNoise / Double(cell.iterations))
      guard abs(second - first) > noise else { continue }
      throw CallgrindError(
        "\(cell.key): two processes counted \(first) and \(second) \(name) per iteration")
    }
  }

  /// Requires agreement of two measurements of the same code.
  package static func requireAgreement(
    _ cell: InstructionCell, _ first: Double, _ second: Double
  ) throws(CallgrindError) {
    let noise = max(repeatability * abs(first), processNoise / Double(cell.iterations))
    guard abs(second - first) > noise else { return }
    throw CallgrindError(
      "\(cell.key): two processes counted \(first) and \(second) instructions per iteration")
  }

  /// The program's words for a run without a new batch between iterations.
  package static let oneBatch = "in 1 batch,"

  static func difference(
    _ few: CallgrindProfile, _ many: CallgrindProfile, iterations: Int
  ) -> Count {
    func perIteration(_ difference: Int) -> Double { Double(difference) / Double(iterations) }
    var functions: [String: Double] = [:]
    for name in Set(few.functions.keys).union(many.functions.keys) {
      let difference = many.functions[name, default: 0] - few.functions[name, default: 0]
      if difference != 0 { functions[name] = perIteration(difference) }
    }
    var count = Count(total: perIteration(many.total - few.total), functions: functions)
    for (figure, events) in missEvents where events.allSatisfy(many.events.keys.contains) {
      count.cacheMisses[figure] = perIteration(
        events.reduce(0) { $0 + (many.events[$1] ?? 0) - (few.events[$1] ?? 0) })
    }
    return count
  }

  private func arguments(for cell: InstructionCell, iterations: Int) -> [String] {
    // Equal lengths of the command line, so that nothing is placed or parsed otherwise.
    let width = String(2 * cell.iterations).count
    let digits = String(iterations)
    let padded = String(repeating: "0", count: width - digits.count) + digits
    let input = layout.map { ["--layout", $0] } ?? ["--scenario", cell.key.scenario]
    return ["run"] + input + [
      "--operation", cell.key.operation,
      "--items", "\(cell.key.items)", "--strategy", cell.key.strategy, "--seed", "\(seed)",
      "--iterations", padded,
    ]
  }
}
