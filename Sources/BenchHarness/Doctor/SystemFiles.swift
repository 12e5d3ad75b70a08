/// Files in which Linux tells about itself.
struct SystemFiles: Sendable {
  /// The folder that they lie in, with a slash at its end; that of a test has files of its own.
  var root = "/"

  /// The text of a file, or nil where it cannot be read.
  func text(_ path: String) -> String? {
    let lines = TextFile.lines(of: root + path)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The time of all processors so far.
  var processorTimes: ProcessorTimes? { text("proc/stat").flatMap(ProcessorTimes.init) }

  /// How addresses are chosen.
  var randomisation: AddressRandomisation? {
    AddressRandomisation(
      setting: text("proc/sys/kernel/randomize_va_space"),
      personality: text("proc/self/personality"))
  }

  /// The frequency governors of some processors, each once; none where the system has none.
  func governors(of cores: [Int]) -> [String] {
    let all = cores.compactMap {
      text("sys/devices/system/cpu/cpu\($0)/cpufreq/scaling_governor").map(Words.trimmed)
    }
    return Set(all).sorted()
  }
}
