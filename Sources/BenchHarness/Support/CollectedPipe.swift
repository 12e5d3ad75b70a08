import Dispatch
package import Foundation

/// A pipe that is emptied while a program writes to it, so that the program can write any amount of
/// text.
package final class CollectedPipe: Sendable {
  /// The time, in milliseconds, to wait for remaining text after the program has ended.
  ///
  /// A child of the program may still hold the pipe open.
  private static let timeout = 1000
  /// The maximum number of bytes in one read.
  private static let portion = 1 << 16

  /// The end of the pipe that the program writes its output to.
  package let writer: FileHandle
  private let reader: FileHandle
  private let bytes = Locked<[UInt8]>([])
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// Creates a pipe that other programs do not inherit.
  package init() {
    let pipe = Pipe()
    (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    for end in [reader, writer] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// Starts a thread that empties the pipe; call this method after starting the program.
  package func collect() {
    try? writer.close()
    Thread.start { [self] in
      var portion = [UInt8](repeating: 0, count: Self.portion)
      while true {
        let count = unsafe portion.withUnsafeMutableBytes { buffer in
          unsafe read(reader.fileDescriptor, buffer.baseAddress, buffer.count)
        }
        if count > 0 {
          bytes.withLock { $0 += portion[..<count] }
        } else if count == 0 || errno != EINTR {
          break
        }
      }
      isAtEnd.signal()
    }
  }

  /// The program's whole output, complete only after the program has ended.
  package var text: String {
    if isAtEnd.wait(timeout: .now() + .milliseconds(Self.timeout)) == .success {
      // Signals again, so the next caller also sees the end.
      isAtEnd.signal()
    }
    return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
  }
}
