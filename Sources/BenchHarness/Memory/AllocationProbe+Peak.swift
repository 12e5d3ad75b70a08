extension AllocationProbe {
  /// Measures the most memory that a piece of work on this thread has at a time, without the memory
  /// from before.
  ///
  /// The allocator looks whenever 64 KiB have been allocated, and so after every larger block:
  /// peaks that are made of smaller ones may be told that much too low.
  ///
  /// - Parameter work: The work; what it allocates last and frees at once counts as well.
  /// - Returns: The bytes, in the allocator's size classes; nil where it keeps no peaks.
  public func peakBytes(of work: () -> Void) -> Int? {
    guard let reset = AllocatorNode("thread.peak.reset"),
      let read = AllocatorNode("thread.peak.read")
    else { return nil }
    reset.perform()
    work()
    return read.read(UInt64(0)).map { Int($0) }
  }
}
