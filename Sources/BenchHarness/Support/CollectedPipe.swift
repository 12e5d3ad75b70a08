import Dispatch
package import Foundation

/// Pipe with a reader, for any amount of text from another program without room on a disk.
package final class CollectedPipe: Sendable {
  /// The time for the rest of a text after the end of the program, in milliseconds: a child of the
  /// program may still hold the pipe.
  private static let timeout = 1000
  /// The most bytes of one read.
  private static let portion = 1 << 16

  /// The program's end for writing.
  package let writer: FileHandle
  private let reader: FileHandle
  private let bytes = Locked<[UInt8]>([])
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// Creates a pipe without inheritance by other programs.
  package init() {
    let pipe = Pipe()
    (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    for end in [reader, writer] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// Begins to empty the pipe, once the program has been started.
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

  /// The program's whole output, after its end.
  package var text: String {
    if isAtEnd.wait(timeout: .now() + .milliseconds(Self.timeout)) == .success {
      // The next one to ask finds the end as well.
      isAtEnd.signal()
    }
    return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
  }
}
