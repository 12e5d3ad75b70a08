import Dispatch
import Foundation

@testable import BenchHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudoterminal; the output of a program to it can be read back.
struct Terminal {
  /// The end for a program's output.
  let device: FileHandle
  private let controller: Int32

  /// Opens a terminal, or returns `nil` if the system provides none.
  ///
  /// - Parameter columns: The width of the terminal; `nil` if it is unknown.
  init?(columns: Int? = nil) {
    var controller: Int32 = -1
    var number: Int32 = -1
    var size = winsize()
    size.ws_col = UInt16(columns ?? 0)
    guard unsafe openpty(&controller, &number, nil, nil, &size) == 0 else { return nil }
    self.controller = controller
    device = FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  /// Returns the unread output written so far.
  func readAvailable() -> String { String(decoding: readBytes(), as: UTF8.self) }

  private func readBytes() -> [UInt8] {
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(controller, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns the output during some work.
  ///
  /// It is read continuously, because a terminal buffers only a few thousand characters and then
  /// blocks the program.
  func text(during work: () throws -> Void) throws -> String {
    let (bytes, isOver) = (Locked([UInt8]()), Locked(false))
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      while !isOver.withLock({ $0 }) {
        let more = readBytes()
        bytes.withLock { $0 += more }
        Thread.sleep(forTimeInterval: 0.005)
      }
      end.signal()
    }
    let outcome = Result { try work() }
    isOver.withLock { $0 = true }
    end.wait()
    try outcome.get()
    return String(decoding: bytes.withLock { $0 } + readBytes(), as: UTF8.self)
  }
}
