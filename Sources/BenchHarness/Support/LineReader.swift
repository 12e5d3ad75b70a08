import Foundation

/// A reader of lines from a pipe, with a time limit for each line.
package final class LineReader {
  /// The result of waiting for a line.
  package enum Line: Equatable {
    /// A line, without its line break.
    case text(String)
    /// The writer has closed the pipe.
    case end
    /// The time limit has passed.
    case late
  }

  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Creates a reader of a file descriptor, which the reader never closes.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line.
  ///
  /// - Parameter milliseconds: The time limit for each read; a line may take several reads.
  /// - Returns: The line, or the reason why no line arrived.
  package func next(milliseconds: Int32) -> Line {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return .text(line)
      }
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&state, 1, milliseconds)
      if ready == 0 { return .late }
      if ready < 0 {
        if errno == EINTR { continue }
        return .end
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .end }
      pending += buffer[..<count]
    }
  }
}
