/// The facts that follow from readings, each with its consequence.
struct MachineFacts {
  /// Names of facts, which verdicts go by.
  enum Name {
    static let load = "load"
    static let governor = "governor"
    static let steal = "steal"
    static let randomisation = "aslr"
    static let cores = "cores"
    static let pinning = "pinning"
    static let steadiness = "steadiness"
  }

  let readings: MachineReadings

  /// All facts, in the order of the report.
  var all: [MachineFact] {
    [
      counters, jemalloc, valgrind, build, commit, cores, pinning, governor, load, steal,
      randomisation, wallClock, processorClock, spread, steadiness,
    ]
  }

  /// A share in per cent.
  static func percent(_ share: Double, places: Int = 1) -> String {
    "\(Decimals.fixed(100 * share, places: places)) %"
  }

  /// The slowdown that a log-ratio stands for.
  static func slowdown(_ logRatio: Double) -> Double { Power.exponential(logRatio) - 1 }
}
