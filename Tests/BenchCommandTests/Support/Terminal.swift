import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a person: what a program writes to it can be read back.
struct Terminal {
  /// The side that a program writes to.
  let device: FileHandle
  private let controller: Int32

  /// Opens a terminal, or returns nil where the system offers none.
  init?() {
    var controller: Int32 = -1
    var number: Int32 = -1
    guard unsafe openpty(&controller, &number, nil, nil, nil) == 0 else { return nil }
    self.controller = controller
    device = FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  /// What has been written so far and not been read.
  func readAvailable() -> String {
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(controller, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
