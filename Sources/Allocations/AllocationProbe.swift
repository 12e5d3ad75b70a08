/// Counter of the allocations of a piece of work, read from jemalloc.
///
/// Requests are counted over the whole process: requests of other threads count as well, so measure
/// without other threads at work. Flushing and reading costs some 20 µs and allocates nothing, so
/// it must stay outside of timed passes, and stays out of its own counts.
public final class AllocationProbe {
  /// jemalloc's index of the sums over all arenas.
  private static let allArenas = 4096

  private let flush: AllocatorNode
  private let epoch: AllocatorNode
  private let smallRequests: AllocatorNode
  private let largeRequests: AllocatorNode
  private let allocatedByThread: AllocatorNode
  private let allocated: AllocatorNode

  private init?() {
    guard let flush = AllocatorNode("thread.tcache.flush"), let epoch = AllocatorNode("epoch"),
      let small = AllocatorNode("stats.arenas.\(Self.allArenas).small.nrequests"),
      let large = AllocatorNode("stats.arenas.\(Self.allArenas).large.nrequests"),
      let allocatedByThread = AllocatorNode("thread.allocatedp"),
      let allocated = AllocatorNode("stats.allocated")
    else { return nil }
    (self.flush, self.epoch, smallRequests, largeRequests) = (flush, epoch, small, large)
    (self.allocatedByThread, self.allocated) = (allocatedByThread, allocated)
  }

  /// Makes a probe, or returns nil if jemalloc is not linked or counts nothing.
  ///
  /// The probe is tried on one known allocation first: a linked library without this process's
  /// allocations would count 0 for everything.
  public static func make() -> AllocationProbe? {
    guard let probe = AllocationProbe() else { return nil }
    let trial = probe.measure {
      blackHole(ManagedBuffer<Int, Int>.create(minimumCapacity: 64) { _ in 0 })
    }
    return trial.count > 0 && trial.bytes > 0 ? probe : nil
  }

  /// The name and version of a probe's allocator, or nil if there is none.
  public static var allocatorName: String? {
    // The version goes on with a commit after a dash.
    AllocatorNode.text("version").map { "jemalloc \($0.prefix { $0 != "-" })" }
  }

  /// Counts the requests of a piece of work to the allocator, and their bytes.
  public func measure(_ work: () -> Void) -> AllocationSummary {
    let requestsBefore = requests()
    let bytesBefore = allocatedByThread.readCounterBehindPointer() ?? 0
    work()
    let bytesAfter = allocatedByThread.readCounterBehindPointer() ?? 0
    let requestsAfter = requests()
    return AllocationSummary(
      count: Int(requestsAfter &- requestsBefore), bytes: Int(bytesAfter &- bytesBefore))
  }

  /// Builds a state and returns how many bytes it keeps alive.
  ///
  /// - Parameter build: Makes the state. Whatever it allocates and frees again does not count.
  /// - Returns: The bytes, in the allocator's size classes; negative if building freed older
  ///   memory.
  public func liveBytes<State>(of build: () -> State) -> Int {
    let before = allocatedBytes()
    let state = build()
    let after = allocatedBytes()
    blackHole(state)
    return Int(after) - Int(before)
  }

  /// Changes a state and returns how many bytes more it keeps alive.
  ///
  /// - Parameter change: Changes the state. Whatever it allocates and frees again does not count.
  /// - Returns: The bytes, in the allocator's size classes; negative if it keeps less.
  /// - Throws: The error of the change.
  public func liveBytes(addedBy change: () throws -> Void) rethrows -> Int {
    let before = allocatedBytes()
    try change()
    return allocatedBytes() - before
  }

  /// The requests so far, of all threads after handing in their counts, and of this one.
  private func requests() -> UInt64 {
    refresh()
    return (smallRequests.read(UInt64(0)) ?? 0) &+ (largeRequests.read(UInt64(0)) ?? 0)
  }

  private func allocatedBytes() -> Int {
    refresh()
    return allocated.read(Int(0)) ?? 0
  }

  /// Hands this thread's cached counts in, and takes a new snapshot of the statistics.
  private func refresh() {
    flush.perform()
    epoch.write(UInt64(1))
  }
}

extension AllocationProbe {
  /// Measures the peak memory of a piece of work on this thread, without the memory from before.
  ///
  /// The allocator looks whenever 64 KiB have been allocated, and so after every larger block:
  /// peaks made of smaller ones may be reported up to 64 KiB too low.
  ///
  /// - Parameter work: The work; what it allocates last and frees at once counts as well.
  /// - Returns: The bytes, in the allocator's size classes; nil without peaks in the allocator.
  public func peakBytes(of work: () -> Void) -> Int? {
    guard let reset = AllocatorNode("thread.peak.reset"),
      let read = AllocatorNode("thread.peak.read")
    else { return nil }
    reset.perform()
    work()
    return read.read(UInt64(0)).map { Int($0) }
  }
}
