/// One row of a suite: a name, and how to set the benchmark up.
public struct BenchmarkCase {
  /// What names the benchmark.
  public var key: BenchmarkKey

  /// Sets the benchmark up, outside the clock.
  public var make: () throws -> any PreparedBenchmark

  /// Makes a row.
  public init(key: BenchmarkKey, make: @escaping () throws -> any PreparedBenchmark) {
    self.key = key
    self.make = make
  }
}
