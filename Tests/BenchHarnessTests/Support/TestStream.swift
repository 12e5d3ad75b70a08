#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
@testable import BenchHarness

/// A pipe for writing and reading back.
struct TestStream {
  let writer: Descriptor
  private let readerNumber: Int32

  /// Creates a pipe.
  static func pipe() -> TestStream? {
    var numbers: [Int32] = [0, 0]
    #if canImport(Glibc)
      guard unsafe Glibc.pipe(&numbers) == 0 else { return nil }
    #elseif canImport(Musl)
      guard unsafe Musl.pipe(&numbers) == 0 else { return nil }
    #elseif canImport(Darwin)
      guard unsafe Darwin.pipe(&numbers) == 0 else { return nil }
    #endif
    return TestStream(
      writer: Descriptor(number: numbers[1], name: "pipe"), readerNumber: numbers[0])
  }

  /// Returns a pseudoterminal, or `nil` if the system provides none.
  static func terminal() -> Descriptor? {
    let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    return number < 0 ? nil : Descriptor(number: number, name: "terminal")
  }

  /// Closes the reading end.
  func closeReader() {
    _ = close(readerNumber)
  }

  /// Returns the unread output written so far.
  func readAvailable() -> String {
    _ = fcntl(readerNumber, F_SETFL, O_NONBLOCK)
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(readerNumber, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }
}
