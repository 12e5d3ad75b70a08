import BenchHarness

/// The platform, compiler and tools that can affect the exact figures measured by this process.
package struct GateConditions: Sendable, Equatable {
  /// The version of the measuring code.
  ///
  /// It must be increased whenever the measurement changes, because figures of different versions
  /// are never compared.
  package static let harnessVersion = 1

  /// The name of the condition for the compiler.
  static let compilerName = "compiler"
  /// The text before the version number in the compiler condition.
  static let compilerPrefix = "Swift "

  /// The operating system, architecture, build mode, build system and allocator.
  ///
  /// A baseline can have sections for several platforms.
  package var platform: String
  /// The compiler with its version, such as `Swift 6.2`.
  package var compiler: String
  /// The C library with its version, such as `glibc 2.36`.
  package var library: String
  /// The version of valgrind; `nil` if instructions are not counted.
  package var valgrind: String?

  /// Returns the conditions of this process.
  ///
  /// - Parameter valgrind: The version of valgrind; `nil` if instructions are not counted.
  /// - Returns: The machine, the compiler and the tools of this process.
  package static func current(valgrind: String? = nil) -> GateConditions {
    GateConditions(
      platform: [
        SystemFacts.platform(), RunEnvironment.buildMode() + buildSystem,
        AllocationProbe.allocatorName ?? "system malloc",
      ].joined(separator: ", "), compiler: "\(compilerPrefix)\(RunEnvironment.compilerVersion())",
      library: SystemFacts.library(), valgrind: valgrind)
  }

  /// A suffix of the platform's name for programs built by Swift Build; their figures are kept
  /// separately.
  ///
  /// Swift Build is recognised because it defines `Xcode`.
  private static var buildSystem: String {
    #if Xcode
      " by Swift Build"
    #else
      ""
    #endif
  }

  /// Returns the platform for a section of the given kind, or an empty string if its figures do not
  /// depend on the platform.
  func platform(for kind: FigureKind) -> String { kind == .work ? "" : platform }

  /// Returns the names of the conditions for the given kind of figures, except the platform and the
  /// compiler.
  static func otherConditionNames(for kind: FigureKind) -> [String] {
    ["harness"] + (kind.isCounted ? ["library", "valgrind"] : [])
      + (kind == .cacheMisses ? ["caches"] : [])
  }

  /// Returns the conditions that must agree before two figures of the given kind can be compared,
  /// keyed by name.
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
