import BenchHarness

/// The conditions of exact figures in this process.
package struct GateConditions: Sendable, Equatable {
  /// Version of the passes: raised when they change, so figures of older and newer passes are never
  /// compared.
  package static let harnessVersion = 1

  /// The name of the compiler's condition.
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

  /// Swift Build defines `Xcode` in every build and has its own figures.
  private static var buildSystem: String {
    #if Xcode
      " by Swift Build"
    #else
      ""
    #endif
  }

  /// The platform of a section of some kind; empty if it does not matter.
  func platform(for kind: FigureKind) -> String { kind == .work ? "" : platform }

  /// The names of the conditions of figures of a kind, beside platform and compiler.
  static func otherConditionNames(for kind: FigureKind) -> [String] {
    ["harness"] + (kind.isCounted ? ["library", "valgrind"] : [])
      + (kind == .cacheMisses ? ["caches"] : [])
  }

  /// The conditions required to be equal before two figures of a kind are compared, by name.
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
