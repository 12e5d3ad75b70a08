import BenchHarness

/// All readings and measurements of a machine, before the verdicts.
struct MachineReadings: Sendable {
  /// A count of instructions by the processor, or the negative number of the error of the request.
  var counters: Int64
  /// The name and version of jemalloc, nil if it is not linked, and whether it counts a known
  /// allocation of this process.
  var allocator: (name: String?, answers: Bool)
  /// The version of valgrind, nil if it is not installed, and the reason why callgrind counts
  /// nothing of this program.
  var callgrind: (version: String, failure: String?)?
  /// The conditions when the examination began: load, build and commit among them.
  var environment: RunEnvironment
  /// The frequency governors of the allowed cores, each once; none if the system has none.
  var governors: [String]
  /// The allowed cores of threads; none if the system places threads by itself.
  var cores: [Int]
  /// Whether a thread can be kept on one of them.
  var canPin: Bool
  /// The stolen share of all processors' time; nil if the system does not tell.
  var stolenShare: Double?
  /// The randomisation of addresses; nil if the system does not report it.
  var randomisation: AddressRandomisation?
  /// The cost of reading clocks.
  var clockCost: ClockCost
  /// The reference kernel compared with itself; nil if there was too little time.
  var spread: SpreadReading?
}

/// Randomisation of a process's addresses by the system.
enum AddressRandomisation: String, Sendable, Equatable {
  /// Stack, libraries and heap are placed at random.
  case full
  /// Stack and libraries are placed at random, the heap is not.
  case withoutHeap
  /// Nothing is.
  case off
  /// The system would, but this process and its children are exempt, as under `setarch -R`.
  case offHere

  /// Reads the setting of Linux; nil if it cannot be read.
  ///
  /// - Parameters:
  ///   - setting: The text of `/proc/sys/kernel/randomize_va_space`.
  ///   - personality: The hexadecimal text of `/proc/self/personality`; nil if it cannot be read.
  init?(setting: String?, personality: String?) {
    let bits = personality.flatMap { UInt32(Words.trimmed($0), radix: 16) } ?? 0
    // The bit of a process's personality that exempts it.
    let isExempt = bits & 0x004_0000 != 0
    switch setting.map(Words.trimmed) {
    case "0": self = .off
    case "1": self = isExempt ? .offHere : .withoutHeap
    case "2": self = isExempt ? .offHere : .full
    default: return nil
    }
  }
}

/// Cost of reading the clocks of samples, in nanoseconds a reading.
struct ClockCost: Sendable, Equatable {
  var wall: Double
  /// The cost of the thread's processor clock.
  var processor: Double

  /// Measures, in some ten milliseconds.
  static func measure(_ clock: any MeasurementClock) -> ClockCost {
    ClockCost(
      wall: cost(clock) { clock.wallNanoseconds() },
      processor: cost(clock) { clock.threadCPUNanoseconds() })
  }

  /// The cost in the quickest of ten batches, as one may happen to be interrupted.
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

/// Time of all processors since the system started, in ticks.
struct ProcessorTimes: Sendable, Equatable {
  /// The time in every state: user, nice, system, idle, iowait, irq, softirq, steal.
  let total: Int
  /// The time of other guests of the host on the processor.
  let stolen: Int

  /// The stolen share of the time since another moment; nil if no time has passed.
  func stolenShare(since earlier: ProcessorTimes) -> Double? {
    let (time, stolen) = (total - earlier.total, stolen - earlier.stolen)
    return time > 0 && stolen >= 0 ? Double(stolen) / Double(time) : nil
  }
}

extension ProcessorTimes {
  /// Reads the first line of `/proc/stat`; nil if it is another one, or tells no stolen time.
  ///
  /// Columns behind the eighth are parts of others.
  ///
  ///     cpu  19029 0 1916 25145 120 0 10 34 0 0   →  34 of 46254 ticks are stolen
  init?(text: String) {
    let words = (text.split(whereSeparator: \.isNewline).first ?? "").split(separator: " ")
    let ticks = words.dropFirst().prefix(8).map { Int($0) ?? -1 }
    guard words.first == "cpu", ticks.count == 8, ticks.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(total: ticks.reduce(0, +), stolen: ticks[7])
  }
}

/// Files of Linux about itself.
struct SystemFiles: Sendable {
  /// Their folder, with a slash at its end; tests have a folder with their own files.
  var root = "/"

  /// The text of a file, or nil if it cannot be read.
  func text(_ path: String) -> String? {
    let lines = TextFile.lines(of: root + path)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The time of all processors so far.
  var processorTimes: ProcessorTimes? { text("proc/stat").flatMap(ProcessorTimes.init) }

  /// The randomisation of addresses; nil if the system does not report it.
  var randomisation: AddressRandomisation? {
    AddressRandomisation(
      setting: text("proc/sys/kernel/randomize_va_space"),
      personality: text("proc/self/personality"))
  }

  /// The frequency governors of some processors, each once; none if the system has none.
  func governors(of cores: [Int]) -> [String] {
    let all = cores.compactMap {
      text("sys/devices/system/cpu/cpu\($0)/cpufreq/scaling_governor").map(Words.trimmed)
    }
    return Set(all).sorted()
  }
}
