import CCounters

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Outcome of one request for the processor's counter of instructions, by a system call.
enum InstructionEvent: Sendable, Equatable {
  /// The counter counts.
  case counts
  /// The counter is there, and stood still.
  case standsStill
  /// The machine has none, as most virtual ones have not.
  case absent
  /// The system does not allow it.
  case forbidden
  /// Another error of the system call.
  case failed(String)

  /// Requests the counter.
  static func request() -> InstructionEvent {
    InstructionEvent(result: ccounters_instructions())
  }

  /// Interprets a count, or the negative number of an error.
  init(result: Int64) {
    switch result {
    case 1...: self = .counts
    case 0: self = .standsStill
    case Int64(-ENOENT), Int64(-ENODEV), Int64(-EOPNOTSUPP), Int64(-ENOSYS): self = .absent
    case Int64(-EACCES), Int64(-EPERM): self = .forbidden
    default:
      let code = Int32(clamping: -result)
      self = .failed(unsafe String(cString: strerror(code)))
    }
  }
}
