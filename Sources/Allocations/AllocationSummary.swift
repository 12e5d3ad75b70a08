/// The number of allocation requests made by a piece of work, and the bytes they allocated.
public struct AllocationSummary: Codable, Sendable, Equatable {
  /// The number of allocation requests.
  public var count: Int
  /// The bytes allocated, in the allocator's size classes (100 bytes count as 112).
  public var bytes: Int

  package init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }
}
