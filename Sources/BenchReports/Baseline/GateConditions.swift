import BenchHarness

/// The conditions on which exact figures depend, as they are in this process.
package struct GateConditions: Sendable, Equatable {
  /// Version of the passes: it is raised when they change, so that figures of the older ones are
  /// not compared with those of the newer ones.
  package static let harnessVersion = 1

  /// The name of the condition that is the compiler.
  static let compilerName = "compiler"
  /// The words of that condition before the version.
  static let compilerPrefix = "Swift "

  /// Operating system, architecture, build with its system, and allocator: a baseline has sections
  /// for several.
  package var platform: String
  /// The compiler with its version: `Swift 6.2`.
  package var compiler: String
  /// The C library with its version: `glibc 2.36`.
  package var library: String
  /// The version of valgrind, where instructions are counted.
  package var valgrind: String?

  /// The conditions of this process.
  ///
  /// - Parameter valgrind: The version of valgrind, where instructions are counted.
  /// - Returns: The conditions.
  package static func current(valgrind: String? = nil) -> GateConditions {
    GateConditions(
      platform: [
        SystemFacts.platform(), RunEnvironment.buildMode() + buildSystem,
        AllocationProbe.allocatorName ?? "system malloc",
      ].joined(separator: ", "), compiler: "\(compilerPrefix)\(RunEnvironment.compilerVersion())",
      library: SystemFacts.library(), valgrind: valgrind)
  }

  /// Swift Build, which defines `Xcode` in every build, has figures of its own.
  private static var buildSystem: String {
    #if Xcode
      " by Swift Build"
    #else
      ""
    #endif
  }

  /// The platform that a section of some kind is for; empty where it does not matter.
  func platform(for kind: FigureKind) -> String { kind == .work ? "" : platform }

  /// The names of the conditions of figures of a kind, beside platform and compiler.
  static func namesOfOthers(for kind: FigureKind) -> [String] {
    ["harness"] + (kind.isCounted ? ["library", "valgrind"] : [])
      + (kind == .cacheMisses ? ["caches"] : [])
  }

  /// The conditions that have to be equal for two figures of a kind to be compared, by name.
  func key(for kind: FigureKind) -> [String: String] {
    var key = ["harness": "\(Self.harnessVersion)"]
    if kind != .work { key[Self.compilerName] = compiler }
    if kind.isCounted {
      key["library"] = library
      key["valgrind"] = valgrind
    }
    if kind == .cacheMisses { key["caches"] = Callgrind.Detail.cacheModel }
    return key
  }
}
