#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Limits that the system sets to a process, of which some are too low for any work.
public enum ProcessLimits {
  /// The open files of a run with its pipes, exports and programs.
  private static let leastFiles: rlim_t = 64
  /// The address space of a run at the smallest sizes, in bytes.
  private static let leastSpace: rlim_t = 256 << 20

  /// Raises limits that are too low where the system allows that.
  ///
  /// - Throws: ``ProcessLimitError`` with the first one that stays too low.
  public static func requireEnough() throws(ProcessLimitError) {
    #if canImport(Glibc)
      let (files, space) = (Int32(RLIMIT_NOFILE.rawValue), Int32(RLIMIT_AS.rawValue))
    #else
      let (files, space) = (RLIMIT_NOFILE, RLIMIT_AS)
    #endif
    try require(leastFiles, of: files, "open files", "ulimit -n \(leastFiles)")
    try require(
      leastSpace, of: space, "bytes of address space", "ulimit -v \(leastSpace >> 10)")
  }

  private static func require(
    _ least: rlim_t, of resource: Int32, _ name: String, _ remedy: String
  ) throws(ProcessLimitError) {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return }
    let current = limit.rlim_cur
    limit.rlim_cur = min(least, limit.rlim_max)
    if limit.rlim_cur == least, unsafe setrlimit(resource, &limit) == 0 { return }
    throw ProcessLimitError(
      description: "\(least) \(name) are needed, and the limit is \(current): \(remedy)")
  }
}

/// Limit of the system that is too low.
public struct ProcessLimitError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public var description: String
}
