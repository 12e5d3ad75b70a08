#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
@testable import BenchHarness

/// A pipe to write to and to read back from.
struct TestStream {
  let writer: Descriptor
  private let readerNumber: Int32

  /// A new pipe.
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

  /// A terminal that nobody sits at, or nil where the system offers none.
  static func terminal() -> Descriptor? {
    let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    return number < 0 ? nil : Descriptor(number: number, name: "terminal")
  }

  /// Makes the reader go away.
  func closeReader() {
    _ = close(readerNumber)
  }

  /// What has been written so far and not been read.
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
