import BenchHarness

/// A clock that stands still until it is told to go on.
final class FakeClock: MeasurementClock {
  private(set) var wall: Int64 = 1_000_000
  private(set) var cpu: Int64 = 0
  private let costOfReading: Int64

  init(costOfReading: Int64 = 0) {
    self.costOfReading = costOfReading
  }

  func wallNanoseconds() -> Int64 {
    wall += costOfReading
    return wall
  }

  func threadCPUNanoseconds() -> Int64 { cpu }

  func spend(_ nanoseconds: Int64) { advance(nanoseconds) }

  /// Lets time pass: real time, and as much of it on a processor as stated.
  func advance(_ nanoseconds: Int64, cpu cpuNanoseconds: Int64? = nil) {
    wall += nanoseconds
    cpu += cpuNanoseconds ?? nanoseconds
  }
}
