import Foundation

/// An open file or stream of the operating system.
package struct Descriptor {
  static let output = Descriptor(number: STDOUT_FILENO, name: "standard output")
  static let errors = Descriptor(number: STDERR_FILENO, name: "standard error")

  let number: Int32
  /// The name of the file or stream in error messages.
  let name: String

  package init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - path: The absolute or relative path of the file.
  ///   - flags: Flags for `open` in addition to `O_WRONLY`, such as `O_CREAT` for a new file.
  ///   - name: The name of the file in error messages; `nil` to use the path.
  /// - Returns: A descriptor of the open file, to be closed by the caller.
  /// - Throws: An `OutputError` with the system's reason.
  static func open(
    path: String, _ flags: Int32 = 0, name: String? = nil
  ) throws(OutputError) -> Descriptor {
    let name = name ?? path
    let number = unsafe Foundation.open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard number >= 0 else { throw failure(name: name, code: errno) }
    return Descriptor(number: number, name: name)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// The number of columns of the terminal; `nil` if this is not a terminal or its width is
  /// unknown.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes the whole text, in as many system calls as necessary.
  ///
  /// - Parameters:
  ///   - text: The text to write, in UTF-8.
  ///   - offset: The position in the file; `nil` to write after the previous text.
  /// - Throws: An `OutputError` with the system's reason.
  package func write(_ text: String, at offset: Int? = nil) throws(OutputError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer -> Int in
        let rest = unsafe buffer.baseAddress?.advanced(by: start)
        guard let offset else { return unsafe Foundation.write(number, rest, bytes.count - start) }
        return unsafe pwrite(number, rest, bytes.count - start, off_t(offset + start))
      }
      if written > 0 {
        start += written
      } else if written == 0 || errno != EINTR {
        throw Self.failure(name: name, code: written == 0 ? EIO : errno)
      }
    }
  }

  /// Waits until all written text has reached the disk, or does nothing for pipes and terminals.
  func flush() throws(OutputError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw Self.failure(name: name, code: errno)
    }
  }

  /// Sets the permissions of the file, to match the file it replaces.
  func setPermissions(_ mode: mode_t) {
    // A file with the wrong permissions is better than no file.
    _ = fchmod(number, mode & 0o7777)
  }

  /// Closes the descriptor; some file systems report a full disk only at this point.
  func close() throws(OutputError) {
    guard Foundation.close(number) == 0 else { throw Self.failure(name: name, code: errno) }
  }

  static func failure(name: String, code: Int32) -> OutputError {
    guard code != EPIPE else { return .closedPipe }
    return unsafe .cannotWrite(destination: name, reason: String(cString: strerror(code)))
  }
}

/// The reason why writing failed, in one line.
package enum OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reader has closed the pipe, as in `bench | head`; no error message is needed.
  case closedPipe
  /// The system refused to write to the file or stream.
  case cannotWrite(destination: String, reason: String)

  /// The error message, in one line.
  package var description: String {
    switch self {
    case .closedPipe: "the program reading the output closed it"
    case .cannotWrite(let destination, let reason): "cannot write \(destination): \(reason)"
    }
  }
}
