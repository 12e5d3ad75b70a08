/// How the system chooses the addresses of a process.
enum AddressRandomisation: String, Sendable, Equatable {
  /// Stack, libraries and heap are placed at random.
  case full
  /// Stack and libraries are placed at random, the heap is not.
  case withoutHeap
  /// Nothing is.
  case off
  /// The system would, but this process and those that it starts are exempt, as under `setarch -R`.
  case offHere

  /// The bit of a process's personality that exempts it.
  private static let exemption: UInt32 = 0x004_0000

  /// Reads the setting of Linux; nil where it cannot be read.
  ///
  /// - Parameters:
  ///   - setting: The text of `/proc/sys/kernel/randomize_va_space`.
  ///   - personality: The text of `/proc/self/personality`, which is hexadecimal; nil where it
  ///     cannot be read.
  init?(setting: String?, personality: String?) {
    let bits = personality.flatMap { UInt32(Words.trimmed($0), radix: 16) } ?? 0
    switch setting.map(Words.trimmed) {
    case "0": self = .off
    case "1": self = bits & Self.exemption == 0 ? .withoutHeap : .offHere
    case "2": self = bits & Self.exemption == 0 ? .full : .offHere
    default: return nil
    }
  }
}
