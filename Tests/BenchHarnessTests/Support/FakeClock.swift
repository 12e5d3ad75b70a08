import BenchHarness

/// A clock that stands still until a test advances it.
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

  /// Advances real time, and processor time by the stated amount or equally.
  func advance(_ nanoseconds: Int64, cpu cpuNanoseconds: Int64? = nil) {
    wall += nanoseconds
    cpu += cpuNanoseconds ?? nanoseconds
  }
}
