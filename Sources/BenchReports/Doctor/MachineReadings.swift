import BenchHarness

/// All readings and measurements of a machine, before any verdict on them.
struct MachineReadings: Sendable {
  /// The number of instructions counted by the processor, or the negated `errno` if counting
  /// failed.
  var counters: Int64
  /// The allocator, given as two values: the name and version of jemalloc (`nil` if it is not
  /// linked), and whether jemalloc has counted a known allocation of this process.
  var allocator: (name: String?, answers: Bool)
  /// The version of valgrind and the reason why callgrind cannot count this program, or `nil` if
  /// valgrind is not installed.
  ///
  /// The reason is `nil` if callgrind can count the program.
  var callgrind: (version: String, failure: String?)?
  /// The conditions at the start of the examination, including the load, the build and the commit.
  var environment: RunEnvironment
  /// The distinct frequency governors of the allowed cores; empty if the system has none.
  var governors: [String]
  /// The cores available to threads; empty if the system does not support pinning threads.
  var cores: [Int]
  /// Whether a thread can be pinned to one of these cores.
  var canPin: Bool
  /// The fraction of all processor time given by the host to other guests, or `nil` if the system
  /// does not report it.
  var stolenShare: Double?
  /// The extent of address space layout randomisation, or `nil` if the system does not report it.
  var randomisation: AddressRandomisation?
  /// The cost of reading the clocks for timing samples.
  var clockCost: ClockCost
  /// The comparison of the reference kernel with itself, as a measure of the machine's noise; `nil`
  /// if there was too little time.
  var spread: SpreadReading?
}

/// The extent of the system's address space layout randomisation for this process.
enum AddressRandomisation: String, Sendable, Equatable {
  /// The stack, libraries and heap have random addresses.
  case full
  /// The stack and libraries have random addresses, but the heap does not.
  case withoutHeap
  /// Nothing has random addresses.
  case off
  /// The system randomises addresses, but not those of this process and its children, as under
  /// `setarch -R`.
  case offHere

  /// Creates a value from the text of Linux's `/proc` files, or returns `nil` if the text cannot be
  /// parsed.
  ///
  /// - Parameters:
  ///   - setting: The text of `/proc/sys/kernel/randomize_va_space`.
  ///   - personality: The hexadecimal text of `/proc/self/personality`; `nil` if the file cannot be
  ///     read.
  init?(setting: String?, personality: String?) {
    let bits = personality.flatMap { UInt32(Words.trimmed($0), radix: 16) } ?? 0
    // The flag `ADDR_NO_RANDOMIZE` of the process's personality.
    let isExempt = bits & 0x004_0000 != 0
    switch setting.map(Words.trimmed) {
    case "0": self = .off
    case "1": self = isExempt ? .offHere : .withoutHeap
    case "2": self = isExempt ? .offHere : .full
    default: return nil
    }
  }
}

/// The cost of reading the clocks that time samples, in nanoseconds per reading.
struct ClockCost: Sendable, Equatable {
  var wall: Double
  /// The cost of reading the thread's CPU clock.
  var processor: Double

  /// Measures the cost of reading a clock, in about ten milliseconds.
  static func measure(_ clock: any MeasurementClock) -> ClockCost {
    ClockCost(
      wall: cost(clock) { clock.wallNanoseconds() },
      processor: cost(clock) { clock.threadCPUNanoseconds() })
  }

  /// Returns the cost of a reading in the quickest of ten batches, because some batches may be
  /// interrupted.
  private static func cost(_ clock: any MeasurementClock, of read: () -> Int64) -> Double {
    let readings = 2000
    let batches = (0..<10).map { _ in
      let start = clock.wallNanoseconds()
      for _ in 0..<readings { blackHole(read()) }
      return clock.wallNanoseconds() - start
    }
    return Double(batches.min() ?? 0) / Double(readings)
  }
}

/// The accumulated time of all processors since the system started, in ticks.
struct ProcessorTimes: Sendable, Equatable {
  /// The total time in all states: user, nice, system, idle, iowait, irq, softirq and steal.
  let total: Int
  /// The time the host spent running other guests on the processors.
  let stolen: Int

  /// Returns the fraction of time stolen since an earlier reading, or `nil` if no time has passed.
  func stolenShare(since earlier: ProcessorTimes) -> Double? {
    let (time, stolen) = (total - earlier.total, stolen - earlier.stolen)
    return time > 0 && stolen >= 0 ? Double(stolen) / Double(time) : nil
  }
}

extension ProcessorTimes {
  /// Parses the first line of `/proc/stat`, or returns `nil` if it has another format or lacks a
  /// column for stolen time.
  ///
  /// The columns after the eighth are ignored, because their values are already included in earlier
  /// columns.
  ///
  ///     cpu  19029 0 1916 25145 120 0 10 34 0 0   →  34 of 46254 ticks are stolen
  init?(text: String) {
    let words = (text.split(whereSeparator: \.isNewline).first ?? "").split(separator: " ")
    let ticks = words.dropFirst().prefix(8).map { Int($0) ?? -1 }
    guard words.first == "cpu", ticks.count == 8, ticks.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(total: ticks.reduce(0, +), stolen: ticks[7])
  }
}

/// The files describing a Linux system.
struct SystemFiles: Sendable {
  /// The root folder, with a trailing slash.
  ///
  /// Tests use a different folder.
  var root = "/"

  /// Returns the text of a file, or `nil` if it cannot be read.
  func text(_ path: String) -> String? {
    let lines = TextFile.lines(of: root + path)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The time of all processors since the system started; `nil` if the system does not report it.
  var processorTimes: ProcessorTimes? { text("proc/stat").flatMap(ProcessorTimes.init) }

  /// The extent of address space layout randomisation; `nil` if the system does not report it.
  var randomisation: AddressRandomisation? {
    AddressRandomisation(
      setting: text("proc/sys/kernel/randomize_va_space"),
      personality: text("proc/self/personality"))
  }

  /// Returns the distinct frequency governors of the given processors; empty if the system has
  /// none.
  func governors(of cores: [Int]) -> [String] {
    let all = cores.compactMap {
      text("sys/devices/system/cpu/cpu\($0)/cpufreq/scaling_governor").map(Words.trimmed)
    }
    return Set(all).sorted()
  }
}
