import BenchHarness

/// Counts the instructions of one iteration by subtracting one run's count from another's.
///
/// The first run makes *n* iterations and the second 2 *n*. Everything else is equal, including the
/// setup and the length of the command line:
///
///     (instructions of the second − instructions of the first) / n
package struct InstructionCounter: Sendable {
  /// The largest acceptable difference between two instruction counts of the same code, as a
  /// fraction of the first count.
  private static let repeatability = 0.0005
  /// The largest acceptable difference between two counts of cache misses of the same code, as a
  /// fraction of the first count.
  private static let missRepeatability = 0.001
  /// The maximum difference between two runs in the number of instructions needed to start and end
  /// the process.
  private static let processNoise = 500.0

  /// The tool that runs the program under valgrind and reads the counts.
  package let callgrind: Callgrind
  /// The seed of all random input.
  package let seed: UInt64
  /// The path of a layout document to measure; `nil` to measure scenarios.
  private let layout: String?

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - callgrind: The tool for running programs under valgrind.
  ///   - seed: The seed for random input; equal seeds give equal input.
  ///   - layout: The path of a layout document to measure; `nil` to measure scenarios.
  package init(callgrind: Callgrind, seed: UInt64, layout: String? = nil) {
    self.callgrind = callgrind
    self.seed = seed
    self.layout = layout
  }

  /// Returns a copy of the counter with the given tool.
  func counting(by callgrind: Callgrind) -> InstructionCounter {
    InstructionCounter(callgrind: callgrind, seed: seed, layout: layout)
  }

  /// The instruction counts of one iteration, in total and by function.
  package struct Count: Sendable, Equatable {
    /// The total number of instructions.
    package var total: Double
    /// The instruction count of each function, excluding its callees, by mangled name.
    package var functions: [String: Double]
    /// The data misses in the first-level and the last-level cache, keyed by figure name; empty if
    /// caches were not modelled.
    package var cacheMisses: [String: Double] = [:]

    /// The function with the most instructions of its own; `nil` if nothing was counted.
    package var costliestFunction: (function: ProfiledFunction, cost: Double)? {
      // Few of the functions can be the costliest one, and each name takes a while to translate.
      let first = functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(32)
      let named = ProfiledFunction.named(
        Dictionary(uniqueKeysWithValues: first.map { ($0.key, "") }))
      var costs: [ProfiledFunction: Double] = [:]
      for (name, cost) in first {
        if let function = named[name] { costs[function, default: 0] += cost }
      }
      return costs.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
  }

  /// The callgrind events that are added up for each cache-miss figure.
  private static let missEvents = [
    Figures.firstCacheMisses: ["D1mr", "D1mw"], Figures.lastCacheMisses: ["DLmr", "DLmw"],
  ]

  /// Counts the instructions of one iteration and, if requested, its cache misses.
  ///
  /// Two processes, with different iteration counts, run at the same time: neither count depends on
  /// how busy the machine is.
  ///
  /// - Throws: A `CallgrindError`, or another error if a process cannot be started.
  package func count(_ cell: InstructionCell, cacheMisses: Bool = false) throws -> Count {
    let (few, many) = try profiles(of: cell, cacheMisses ? .cacheMisses : .functions)
    return Self.difference(few, many, iterations: cell.iterations)
  }

  /// Counts the instructions of one iteration, separately for each call stack.
  ///
  /// - Throws: The same errors as ``count(_:cacheMisses:)``.
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

  /// Checks, without counting, that the iterations of a benchmark fit into one batch.
  ///
  /// - Throws: A `CallgrindError` if they do not fit, or if the program rejects the benchmark.
  package func requireOneBatch(_ cell: InstructionCell) throws {
    let output = try callgrind.runAlone(
      "\(cell.key)", arguments(for: cell, iterations: 2 * cell.iterations))
    try Self.requireOneBatch(output, of: cell)
  }

  /// Returns the same benchmark with as many iterations as fit into one batch.
  ///
  /// If the given number of iterations does not fit, it is repeatedly divided by four.
  ///
  /// - Throws: The same errors as ``requireOneBatch(_:)``, if not even a single iteration fits.
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
      "\(cell.key): \(2 * cell.iterations) iterations do not fit in one batch, so the setup "
        + "between batches would be counted too; use fewer iterations", meansSeveralBatches: true)
  }

  /// Counts twice in separate processes and checks that the counts agree.
  ///
  /// - Throws: A `CallgrindError` if the counts do not agree.
  package func countTwice(_ cell: InstructionCell, cacheMisses: Bool = false) throws -> Count {
    let first = try count(cell, cacheMisses: cacheMisses)
    try requireAgreement(cell, first.total, first.cacheMisses)
    return first
  }

  /// Counts again in other processes, and compares the counts with the earlier ones.
  ///
  /// - Parameters:
  ///   - cell: The benchmark to count, with its number of iterations.
  ///   - total: The earlier instruction count.
  ///   - misses: The earlier counts of cache misses, keyed by figure name; empty to ignore cache
  ///     misses.
  /// - Throws: A `CallgrindError` if the counts do not agree.
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
        "\(cell.key): two processes disagree: \(first) and \(second) \(name) per iteration")
    }
  }

  /// Throws an error unless two measurements of the same code agree.
  package static func requireAgreement(
    _ cell: InstructionCell, _ first: Double, _ second: Double
  ) throws(CallgrindError) {
    let noise = max(repeatability * abs(first), processNoise / Double(cell.iterations))
    guard abs(second - first) > noise else { return }
    throw CallgrindError(
      "\(cell.key): two processes disagree: \(first) and \(second) instructions per iteration")
  }

  /// The words in the program's output that report a run of a single batch.
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
    // The command lines have equal lengths, so that memory layout and parsing do not differ.
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
