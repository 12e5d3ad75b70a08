/// What one iteration asked of the allocator.
public struct AllocationSummary: Codable, Sendable, Equatable {
  /// How many requests were made.
  public var count: Int
  /// How many bytes were handed out, in the allocator's size classes (100 bytes count as 112).
  public var bytes: Int
}
