/// The allocation requests of one iteration.
public struct AllocationSummary: Codable, Sendable, Equatable {
  /// The number of requests.
  public var count: Int
  /// The bytes allocated, in the allocator's size classes (100 bytes count as 112).
  public var bytes: Int

  package init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }
}
