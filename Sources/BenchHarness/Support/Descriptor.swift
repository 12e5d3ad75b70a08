#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file or stream of the operating system.
struct Descriptor {
  static let output = Descriptor(number: STDOUT_FILENO, name: "standard output")
  static let errors = Descriptor(number: STDERR_FILENO, name: "standard error")

  let number: Int32
  /// What error messages call it.
  let name: String

  /// Creates a file, or opens the one that is there.
  static func create(path: String, emptied: Bool) throws(OutputError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (emptied ? O_TRUNC : 0)
    let number = unsafe open(path, flags, 0o644)
    guard number >= 0 else { throw failure(name: path, code: errno) }
    return Descriptor(number: number, name: path)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of a text, however many calls that takes.
  func write(_ text: String) throws(OutputError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.writeOnce(number, buffer)
      }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if written == 0 || errno != EINTR {
        throw Self.failure(name: name, code: written == 0 ? EIO : errno)
      }
    }
  }

  /// Closes it, which is when some file systems tell that there is no space.
  func close() throws(OutputError) {
    guard Self.closeNumber(number) == 0 else { throw Self.failure(name: name, code: errno) }
  }

  /// Makes writing to a closed pipe an error instead of the end of the process.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  private static func failure(name: String, code: Int32) -> OutputError {
    guard code != EPIPE else { return .closedPipe }
    return unsafe .cannotWrite(destination: name, reason: String(cString: strerror(code)))
  }
}

// The C functions under names that the members above do not hide.
extension Descriptor {
  private static func writeOnce(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      unsafe Darwin.write(number, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func closeNumber(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(number)
    #elseif canImport(Musl)
      Musl.close(number)
    #elseif canImport(Darwin)
      Darwin.close(number)
    #endif
  }
}
