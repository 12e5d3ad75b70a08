import CCores
import Foundation

/// Facts about the machine, as the C library reports them.
package enum SystemFacts {
  /// Returns the load average over the last minute; `nil` if the system does not record it.
  static func loadAverage() -> Double? {
    var load = 0.0
    return unsafe getloadavg(&load, 1) == 1 ? load : nil
  }

  /// Returns the kernel's name and release, such as `Linux 6.1.0`.
  static func kernel() -> String { "\(names.system) \(names.release)" }

  /// Returns the processor architecture, such as `x86_64`.
  static func machine() -> String { names.machine }

  /// Returns the operating system and processor architecture, such as `Linux x86_64`.
  package static func platform() -> String { "\(names.system) \(names.machine)" }

  private static var names: (system: String, release: String, machine: String) {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return ("unknown", "kernel", "machine") }
    return (text(in: names.sysname), text(in: names.release), text(in: names.machine))
  }

  /// Returns the C library and its version, such as `glibc 2.36`.
  package static func library() -> String {
    #if canImport(Glibc)
      var name = [UInt8](repeating: 0, count: 64)
      let length = unsafe name.withUnsafeMutableBytes { buffer in
        unsafe confstr(
          Int32(_CS_GNU_LIBC_VERSION), buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          buffer.count)
      }
      return String(decoding: name.prefix(max(0, length - 1)), as: UTF8.self)
    #elseif canImport(Musl)
      return "musl"
    #else
      return kernel()
    #endif
  }

  /// Returns the text before the first zero in a C character array.
  private static func text<Characters>(in characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The processor cores available to this process's threads.
package enum ProcessorCores {
  /// The numbers of the cores in ascending order; empty if the system does not support pinning
  /// threads.
  package static var allowed: [Int] {
    (0..<ccores_limit()).filter { ccores_allows($0) != 0 }.map(Int.init)
  }

  /// Pins the calling thread, and the threads it starts, to one core.
  ///
  /// - Parameter core: The core's number, as counted by the system.
  /// - Returns: Whether the system has pinned the thread.
  package static func pin(to core: Int) -> Bool {
    Int32(exactly: core).map { ccores_pin($0) != 0 } ?? false
  }
}

/// The system's resource limits for a process; some of them may be too low for a run.
package enum ProcessLimits {
  /// The minimum limit on open files that a run needs for its pipes, exports and child processes.
  private static let minOpenFiles: rlim_t = 64
  /// The minimum address space that a run of the smallest sizes needs, in bytes.
  private static let minAddressSpace: rlim_t = 256 << 20

  /// Raises the limits that are too low for a run, if the system allows it.
  ///
  /// - Throws: A ``Problem`` naming the first limit that is still too low.
  package static func requireSufficient() throws(Problem) {
    #if canImport(Glibc)
      let (files, space) = (Int32(RLIMIT_NOFILE.rawValue), Int32(RLIMIT_AS.rawValue))
    #else
      let (files, space) = (RLIMIT_NOFILE, RLIMIT_AS)
    #endif
    try require(minOpenFiles, of: files, "open files", "ulimit -n \(minOpenFiles)")
    try require(
      minAddressSpace, of: space, "bytes of address space",
      "ulimit -v \(minAddressSpace >> 10)")
  }

  private static func require(
    _ least: rlim_t, of resource: Int32, _ name: String, _ remedy: String
  ) throws(Problem) {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return }
    let current = limit.rlim_cur
    limit.rlim_cur = min(least, limit.rlim_max)
    if limit.rlim_cur == least, unsafe setrlimit(resource, &limit) == 0 { return }
    throw Problem("\(least) \(name) are needed, but the limit is \(current): \(remedy)")
  }
}
