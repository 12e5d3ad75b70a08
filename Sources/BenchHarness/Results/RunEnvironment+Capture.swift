import Foundation

extension RunEnvironment {
  /// The description of an allocator without the statistics needed to measure allocations.
  public static let unmeasuredAllocator = "system malloc (allocations not measured)"

  /// Captures the current conditions on this machine.
  ///
  /// This takes about ten milliseconds.
  public static func capture() -> RunEnvironment {
    RunEnvironment(
      cpu: processorModel(), cores: ProcessInfo.processInfo.activeProcessorCount,
      os: operatingSystem(), swift: compilerVersion(), build: buildMode(),
      allocator: AllocationProbe.allocatorName ?? unmeasuredAllocator,
      commit: Checkout.ofProgram?.revision(), loadAverage: SystemFacts.loadAverage(),
      governor: TextFile.lines(of: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").first,
      date: Date().formatted(.iso8601))
  }

  private static func processorModel() -> String {
    let lines = TextFile.lines(of: "/proc/cpuinfo")
    for name in ["model name", "Hardware", "Model"] {
      if let value = value(of: name, in: lines, separator: ":") { return value }
    }
    return "unknown \(SystemFacts.machine())"
  }

  private static func operatingSystem() -> String {
    let name = value(of: "PRETTY_NAME", in: TextFile.lines(of: "/etc/os-release"), separator: "=")
    let known = name ?? ProcessInfo.processInfo.operatingSystemVersionString
    return "\(known), \(SystemFacts.kernel())"
  }

  /// Returns the value assigned to the given name, without quotation marks.
  ///
  /// The value is read from the first line of the form `name <separator> value`.
  static func value(of name: String, in lines: [String], separator: Character) -> String? {
    for line in lines {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, Words.trimmed(parts[0]) == name else { continue }
      let value = Words.trimmed(parts[1]).filter { $0 != "\"" }
      if !value.isEmpty { return value }
    }
    return nil
  }

  /// Returns the compiler's version, as precisely as conditional compilation can determine it.
  package static func compilerVersion() -> String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  package static func buildMode() -> String {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug ? "debug" : "release"
  }
}
