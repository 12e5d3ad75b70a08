/// The allocator that was asked for its counts.
struct AllocatorReading: Sendable, Equatable {
  /// The name and version; nil where jemalloc is not linked.
  var name: String?
  /// Whether it counts a known allocation of this process.
  var answers: Bool

  /// Asks jemalloc.
  static func take() -> AllocatorReading {
    AllocatorReading(name: AllocationProbe.allocatorName, answers: AllocationProbe.make() != nil)
  }
}
