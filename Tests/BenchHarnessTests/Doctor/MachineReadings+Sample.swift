@testable import BenchHarness
@testable import BenchReports

extension MachineReadings {
  /// Returns readings of a machine that can measure everything, changed as a test requires.
  static func sample(_ change: (inout MachineReadings) -> Void = { _ in }) -> MachineReadings {
    var environment = RunEnvironment.sample()
    environment.commit = "1a2b3c4"
    environment.loadAverage = 0.1
    var readings = MachineReadings(
      counters: 1_000_123, allocator: ("jemalloc 5.3.0", true),
      callgrind: ("valgrind-3.19.0", nil),
      environment: environment, governors: ["performance"], cores: [0, 1], canPin: true,
      stolenShare: 0.001, randomisation: .full, clockCost: ClockCost(wall: 31, processor: 616),
      spread: .sample())
    change(&readings)
    return readings
  }

  /// The readings of machines that lack much, each in a different way.
  static let samples: [MachineReadings] = [
    .sample(),
    .sample {
      $0.counters = -2
      $0.allocator = (nil, false)
      $0.callgrind = nil
      $0.environment.commit = "1a2b3c4-dirty-stale"
      $0.environment.loadAverage = 15.25
      $0.governors = []
      $0.stolenShare = 0.123
      $0.randomisation = .withoutHeap
      $0.spread = .sample(0.06, pace: 1.2)
    },
    .sample {
      $0.counters = -13
      $0.allocator.answers = false
      $0.callgrind = ("valgrind-3.19.0", "an unknown instruction")
      $0.environment.build = "debug"
      $0.environment.commit = nil
      $0.environment.loadAverage = nil
      $0.governors = ["powersave"]
      $0.cores = []
      $0.canPin = false
      $0.stolenShare = nil
      $0.randomisation = nil
      $0.clockCost = ClockCost(wall: 123_456, processor: 123_456)
      $0.spread = nil
    },
    .sample {
      $0.counters = -12
      $0.cores = [1]
      $0.randomisation = .offHere
      $0.spread = .sample(0.3, pace: 1.5)
    },
  ]

  /// Returns the fact with a name.
  func fact(_ name: String) -> MachineFact? {
    facts.first { $0.name == name }
  }

  /// Returns the verdict on a kind of measurement.
  func verdict(_ kind: MeasurementKind) -> MeasurementVerdict? {
    DoctorReport(self, command: ["doctor"]).verdicts.first { $0.kind == kind }
  }
}

extension SpreadReading {
  /// Returns the reading of a kernel that alternately differs from itself by a fraction in each
  /// direction.
  static func sample(_ share: Double = 0.002, pace: Double = 1.01) -> SpreadReading {
    func direction(_ index: Int) -> Double { index % 2 == 0 ? share : -share }
    let ratios = (0..<64).map { direction($0) * (0.5 + Double($0 % 7) / 7) }
    let spread = PairedSpread(ratios)
    var parts = spread
    // Each part differs as much as a turn.
    parts.parts = (0..<SpreadTrial.partCount).map(direction)
    let kernel = (0..<SpreadTrial.partCount).map { $0 == 0 ? 600_000 * pace : 600_000 }
    return SpreadReading(turns: 64, kernelNanoseconds: kernel, wall: parts, processor: parts)
  }
}
