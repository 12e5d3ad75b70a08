import Foundation

/// An open file or stream of the operating system.
struct Descriptor {
  static let output = Descriptor(number: STDOUT_FILENO, name: "standard output")
  static let errors = Descriptor(number: STDERR_FILENO, name: "standard error")

  let number: Int32
  /// What error messages call it.
  let name: String

  /// Opens something that can be written, and is no regular file: a device or a pipe.
  static func open(path: String) throws(OutputError) -> Descriptor {
    try open(path: path, flags: O_WRONLY, name: path)
  }

  /// Creates a file, or empties the one that is there.
  static func create(path: String) throws(OutputError) -> Descriptor {
    try open(path: path, flags: O_WRONLY | O_CREAT | O_TRUNC, name: path)
  }

  /// Creates a file where there is none, under the name that error messages call it.
  static func createNew(path: String, name: String) throws(OutputError) -> Descriptor {
    try open(path: path, flags: O_WRONLY | O_CREAT | O_EXCL, name: name)
  }

  private static func open(
    path: String, flags: Int32, name: String
  ) throws(OutputError) -> Descriptor {
    let number = openNumber(path, flags | O_CLOEXEC)
    guard number >= 0 else { throw failure(name: name, code: errno) }
    return Descriptor(number: number, name: name)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of a text, however many calls that takes.
  func write(_ text: String) throws(OutputError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writeOnce(number, buffer)
      }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if written == 0 || errno != EINTR {
        throw Self.failure(name: name, code: written == 0 ? EIO : errno)
      }
    }
  }

  /// Writes all of some bytes at a distance from the start of a file.
  func write(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(
          number, buffer.baseAddress?.advanced(by: start), buffer.count - start,
          off_t(offset + start))
      }
      if written > 0 {
        start += written
      } else if written == 0 || errno != EINTR {
        throw Self.failure(name: name, code: written == 0 ? EIO : errno)
      }
    }
  }

  /// Waits until everything that has been written is on the disk, where there is one.
  func synchronise() throws(OutputError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw Self.failure(name: name, code: errno)
    }
  }

  /// Gives the file the permissions of another one.
  func setPermissions(_ mode: mode_t) {
    // A file that others cannot read is better than none.
    _ = fchmod(number, mode & 0o7777)
  }

  /// Closes it, which is when some file systems tell that there is no space.
  func close() throws(OutputError) {
    guard closeNumber(number) == 0 else { throw Self.failure(name: name, code: errno) }
  }

  /// Makes writing to a closed pipe an error instead of the end of the process.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  static func failure(name: String, code: Int32) -> OutputError {
    guard code != EPIPE else { return .closedPipe }
    return unsafe .cannotWrite(destination: name, reason: String(cString: strerror(code)))
  }
}

// The C functions under names that no member hides.
private func openNumber(_ path: String, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o644)
}

private func writeOnce(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, buffer.baseAddress, buffer.count)
}

private func closeNumber(_ number: Int32) -> Int32 { close(number) }

/// Why something could not be written, in one line.
package enum OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nobody reads any more, as after `bench | head`; there is no need to complain.
  case closedPipe
  /// The file or stream refused.
  case cannotWrite(destination: String, reason: String)

  /// The line.
  package var description: String {
    switch self {
    case .closedPipe: "the reader of the output has gone"
    case .cannotWrite(let destination, let reason): "cannot write \(destination): \(reason)"
    }
  }
}
