#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What only the C library can tell about the machine.
enum SystemFacts {
  /// The load average of the last minute, or nil where the system keeps none.
  static func loadAverage() -> Double? {
    var load = 0.0
    return unsafe getloadavg(&load, 1) == 1 ? load : nil
  }

  /// The kernel's name and release: `Linux 6.1.0`.
  static func kernel() -> String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "unknown kernel" }
    return "\(text(in: names.sysname)) \(text(in: names.release))"
  }

  /// The kind of processor: `x86_64`.
  static func machine() -> String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "machine" }
    return text(in: names.machine)
  }

  /// The kind of system and processor: `Linux x86_64`.
  static func platform() -> String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "unknown" }
    return "\(text(in: names.sysname)) \(text(in: names.machine))"
  }

  /// The C library and its version: `glibc 2.36`.
  static func library() -> String {
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

  /// The characters before the first zero in a C array of characters.
  private static func text<Characters>(in characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
