package import BenchHarness
import CCallgrind
import Foundation

/// Valgrind's instruction counter, run under fixed values of every condition that affects
/// instruction counts.
package struct Callgrind: Sendable {
  /// The version of valgrind.
  package let version: String
  private let program: StrippedProgram
  /// Whether the program itself requests the start of counting.
  ///
  /// If `false`, instructions are counted from the start of the program.
  private let requestsStart: Bool
  /// The time limit of each process, or `nil` if there is none.
  private let limit: TimeLimit?

  /// Settings that fix the variants and thresholds of the C library's memory functions.
  ///
  /// Otherwise, these functions would depend on the processor. The settings suit any x86-64
  /// processor.
  private static let libraryTunables = [
    "glibc.cpu.hwcaps=-AVX2,-AVX_Fast_Unaligned_Load,-AVX512F,-AVX512VL,-AVX512BW,-ERMS,-FSRM",
    "glibc.cpu.x86_data_cache_size=32768", "glibc.cpu.x86_shared_cache_size=1048576",
    "glibc.cpu.x86_non_temporal_threshold=3145728",
  ].joined(separator: ":")

  /// The complete environment of a counted process.
  ///
  /// In any other environment, hashing could depend on a random seed, and jemalloc could return
  /// memory to the system at unpredictable times.
  private static let environment: [String: String] = {
    var fixed = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C",
      "SWIFT_DETERMINISTIC_HASHING": "1", "GLIBC_TUNABLES": libraryTunables,
      "MALLOC_CONF": "narenas:1,dirty_decay_ms:-1,muzzy_decay_ms:-1,background_thread:false",
    ]
    let variables = ProcessInfo.processInfo.environment
    fixed["LD_LIBRARY_PATH"] = variables["LD_LIBRARY_PATH"]
    return fixed
  }()

  /// Finds valgrind along `PATH`, or returns `nil` if it is not installed.
  ///
  /// - Parameters:
  ///   - program: The path of a program that accepts the same arguments as this one; `nil` for this
  ///     program. Counting another program takes longer, because its setup is counted as well.
  ///   - limit: The time limit of each process, or `nil` if there is none.
  /// - Returns: The counting tool, or `nil` if valgrind is not installed.
  package static func find(program: String? = nil, limit: TimeLimit? = nil) -> Callgrind? {
    guard let path = program ?? Executable.path,
      let output = Subprocess.output(
        of: "valgrind", arguments: ["--version"], timeout: .seconds(20))
    else { return nil }
    return Callgrind(
      version: Words.trimmed(output), program: StrippedProgram(of: path),
      requestsStart: program == nil && ccallgrind_can_request(), limit: limit)
  }

  /// Returns a tool that counts another program under the same conditions.
  ///
  /// - Parameter program: The path of a program with the same commands as this one.
  /// - Returns: A tool for the other program.
  package func counting(program: String) -> Callgrind {
    Callgrind(
      version: version, program: StrippedProgram(of: program), requestsStart: requestsStart,
      limit: limit)
  }

  /// A copy of the tool that counts from the start of the program, even if the program could start
  /// the counting itself.
  package var countingWhole: Callgrind {
    Callgrind(version: version, program: program, requestsStart: false, limit: limit)
  }

  /// Runs the program with the given arguments but without valgrind, and returns its output.
  func runAlone(_ name: String, _ arguments: [String]) throws -> String {
    let process = try ChildProcess(
      path: program.path, arguments: arguments, environment: Self.environment, limit: limit)
    return try Self.requireSuccess(process.wait(), of: name).output
  }

  private static func requireSuccess(
    _ outcome: ChildProcess.Completion, of name: String
  ) throws(CallgrindError) -> ChildProcess.Completion {
    guard outcome.exitCode != 0 else { return outcome }
    // Lines from valgrind itself begin with its process number between equals signs.
    let own = ErrorLines.reason(in: outcome.errors) { !$0.hasPrefix("==") }
    let reason = own ?? outcome.reason
    throw CallgrindError(
      "\(name) fails under callgrind: \(reason)", nothing: NoMeasurementsError(line: reason))
  }

  /// The level of detail in a profile.
  package enum Detail: Sendable {
    /// Only the instruction count of each function.
    case functions
    /// A separate instruction count for each call stack.
    case stacks
    /// The instruction count of each function, and the data misses in the caches described by
    /// ``cacheModel``.
    case cacheMisses

    /// The maximum number of callers recorded per stack.
    ///
    /// Stacks in a collection view are typically about fifty levels deep.
    private static let maxCallers = 100

    /// The parameters of the modelled first-level cache: its size in bytes, associativity, and line
    /// size in bytes.
    ///
    /// The parameters of the last-level cache follow.
    private static let first = "32768,8,64"
    private static let last = "8388608,16,64"
    /// The modelled caches: a first-level data cache of 32 KiB and a last-level cache of 8 MiB,
    /// both with lines of 64 bytes.
    ///
    /// The model is the same on every machine, and never prefetches.
    static let cacheModel = "D1 \(first), LL \(last)"

    fileprivate var arguments: [String] {
      switch self {
      case .functions: []
      case .stacks: ["--separate-callers=\(Self.maxCallers)"]
      case .cacheMisses:
        ["--cache-sim=yes", "--I1=\(Self.first)", "--D1=\(Self.first)", "--LL=\(Self.last)"]
      }
    }
  }

  /// Starts the program with the given arguments under callgrind.
  ///
  /// - Returns: A function that waits until the program has ended and reads its output and profile.
  func start(
    _ name: String, _ arguments: [String], _ detail: Detail = .functions
  ) throws -> () throws -> (output: String, profile: CallgrindProfile) {
    let folder = try TemporaryFolder()
    let process = try ChildProcess(
      named: "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=\(folder.path("profile"))",
        "--dump-line=no", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
        "--instr-atstart=\(requestsStart ? "no" : "yes")",
      ] + detail.arguments + [program.path] + arguments, environment: Self.environment, limit: limit
    )
    return {
      let outcome = try Self.requireSuccess(process.wait(), of: name)
      guard let text = try? folder.text("profile"), let profile = CallgrindProfile(text: text)
      else { throw CallgrindError("\(name): callgrind did not write a profile") }
      return (outcome.output, profile)
    }
  }
}

/// An error that states in one line why instructions could not be counted.
package struct CallgrindError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The error message, in one line.
  package let description: String
  /// Whether the error means that the iterations do not fit into one batch.
  package let meansSeveralBatches: Bool
  /// The reason why the program had nothing to count, or `nil` for other errors.
  package let nothing: NoMeasurementsError?

  init(
    _ description: String, meansSeveralBatches: Bool = false, nothing: NoMeasurementsError? = nil
  ) {
    self.description = description
    self.meansSeveralBatches = meansSeveralBatches
    self.nothing = nothing
  }
}

/// A copy of a program without debugging information, but with the names of its functions.
///
/// Valgrind cannot read formats of debugging information that are newer than itself.
final class StrippedProgram: Sendable {
  /// The path of the copy, or of the program itself if it cannot be stripped, such as a script.
  let path: String
  private let folder: TemporaryFolder?

  init(of program: String) {
    let folder = try? TemporaryFolder()
    let copy = folder?.path("program") ?? program
    let output = folder.flatMap { _ in
      Subprocess.output(
        of: "strip", arguments: ["--strip-debug", "-o", copy, program], timeout: .seconds(60))
    }
    self.folder = output == nil ? nil : folder
    path = output == nil ? program : copy
  }
}
