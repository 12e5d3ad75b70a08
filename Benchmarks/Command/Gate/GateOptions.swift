import ArgumentParser
import BenchHarness
import BenchReports
import Foundation

/// The options shared by `check` and `baseline`.
struct GateOptions: ParsableArguments {
  @Option(help: "The baseline file.")
  var baseline: String

  @Option(help: "The kinds of figures to measure: counters, memory. (default: both)")
  var metrics: String?

  @Option(
    help: ArgumentHelp(
      "The time limit for each step of a benchmark, in seconds. If a step takes longer, the "
        + "command names it and stops.",
      valueName: "seconds"))
  var timeout = Timeout.standard

  @Flag(
    inversion: .prefixedNo,
    help: """
      Count instructions per iteration with valgrind's callgrind. (default: on if valgrind is \
      installed and --metrics is not given)
      """)
  var instructions: Bool?

  @Flag(help: "With --instructions, also count cache misses in callgrind's cache model.")
  var cacheMisses = false

  /// Whether counting instructions is optional, and therefore skipped if valgrind is missing.
  var countsIfPossible: Bool { instructions == nil && metrics == nil }

  /// The line to print if instructions cannot be counted because valgrind is missing.
  static let notCounted = "instructions were not counted, because valgrind is not installed"

  /// Returns the tool for counting instructions, or `nil` if no instructions have to be counted.
  ///
  /// Also returns `nil` if counting is optional and the tool is missing.
  ///
  /// - Throws: `Failure` if the time limit is invalid or a required tool is missing.
  func callgrind() throws -> Callgrind? {
    guard instructions == true || !cacheMisses else {
      throw Failure("--cache-misses requires --instructions")
    }
    let limit = try Timeout.duration(timeout)
    if instructions == true { return try InstructionRun.requireCallgrind(timeout: limit) }
    return countsIfPossible ? InstructionRun.callgrind(timeout: limit) : nil
  }

  /// Returns the kinds of figures that do not need valgrind.
  ///
  /// - Throws: `Failure` with exit code 7 if allocations must be counted but cannot be.
  func kinds() throws -> [FigureKind] {
    let known: [FigureKind] = [.work, .memory]
    let kinds =
      try metrics?.split(separator: ",").map { name in
        guard let kind = known.first(where: { $0.rawValue == name }) else {
          throw Failure.unknown("metric", String(name), among: known.map(\.rawValue))
        }
        return kind
      } ?? known
    guard !kinds.isEmpty else {
      throw Failure(
        "--metrics is empty: expected counters, memory or "
          + "both")
    }
    if kinds.contains(.memory), AllocationProbe.make() == nil {
      throw Failure(
        .machineUnfit,
        "allocations cannot be counted: jemalloc is not linked; install libjemalloc-dev and "
          + "pkg-config and build again, or use --metrics counters")
    }
    return kinds
  }

  /// Reads a baseline from a file.
  ///
  /// - Throws: `Failure` with exit code 5 if the file is missing.
  static func require(_ path: String) throws -> Baseline {
    guard let loaded = try load(path, Baseline.init) else {
      throw Failure(
        .baselineMissing,
        "there is no baseline \(path); create it with: bench baseline update --baseline \(path)")
    }
    return loaded
  }

  /// Reads a value from a file like ``read(_:_:)``, or returns `nil` if the file is missing.
  static func load<Value>(
    _ path: String, _ parse: (_ text: String, _ source: String) throws -> Value
  ) throws -> Value? { try FileManager.default.fileExists(atPath: path) ? read(path, parse) : nil }

  /// Reads a value from a file.
  ///
  /// - Parameters:
  ///   - path: The path of an existing text file.
  ///   - parse: A closure that parses the text of the file; its second argument is the name to use
  ///     in errors.
  /// - Returns: The result of `parse`.
  /// - Throws: `Failure` if the file cannot be read, or an error thrown by `parse`.
  static func read<Value>(
    _ path: String, _ parse: (_ text: String, _ source: String) throws -> Value
  ) throws -> Value { try parse(text(of: path), path) }

  /// Reads the text of a file, or throws `Failure` if it cannot be read.
  static func text(of path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Failure("cannot read \(path)")
    }
  }
}
