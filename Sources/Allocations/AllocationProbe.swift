/// A counter of the allocations made by a piece of work, based on jemalloc's statistics.
///
/// Requests are counted over the whole process, so no other thread should be running during a
/// measurement. Starting or ending a measurement takes about 20 µs, so it must not happen inside a
/// timed pass. The counter itself allocates nothing and so does not affect the counts.
public final class AllocationProbe {
  /// The index jemalloc uses for statistics summed over all arenas.
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

  /// Creates a probe, or returns `nil` if jemalloc is not linked or counts nothing.
  ///
  /// The probe is first tried on one known allocation: a library that is linked but does not serve
  /// this process's allocations would count 0 for everything.
  public static func make() -> AllocationProbe? {
    guard let probe = AllocationProbe() else { return nil }
    let trial = probe.measure {
      blackHole(ManagedBuffer<Int, Int>.create(minimumCapacity: 64) { _ in 0 })
    }
    return trial.count > 0 && trial.bytes > 0 ? probe : nil
  }

  /// The name and version of the allocator whose statistics are read by probes; `nil` if jemalloc
  /// is not linked.
  public static var allocatorName: String? {
    // In the version, a dash and a commit follow the number.
    AllocatorNode.text("version").map { "jemalloc \($0.prefix { $0 != "-" })" }
  }

  /// Counts the allocation requests made by a piece of work, and the bytes they allocate.
  public func measure(_ work: () -> Void) -> AllocationSummary {
    let requestsBefore = requests()
    let bytesBefore = allocatedByThread.readCounterBehindPointer() ?? 0
    work()
    let bytesAfter = allocatedByThread.readCounterBehindPointer() ?? 0
    let requestsAfter = requests()
    return AllocationSummary(
      count: Int(requestsAfter &- requestsBefore), bytes: Int(bytesAfter &- bytesBefore))
  }

  /// Builds a state, and returns the number of bytes it keeps alive.
  ///
  /// - Parameter build: A closure that builds the state. Memory it allocates and frees again does
  ///   not count.
  /// - Returns: The bytes, in the allocator's size classes; negative if building freed older
  ///   memory.
  public func liveBytes<State>(of build: () -> State) -> Int {
    let before = allocatedBytes()
    let state = build()
    let after = allocatedBytes()
    blackHole(state)
    return Int(after) - Int(before)
  }

  /// Changes a state, and returns the number of additional bytes it keeps alive.
  ///
  /// - Parameter change: A closure that changes the state. Memory it allocates and frees again does
  ///   not count.
  /// - Returns: The bytes, in the allocator's size classes; negative if the state keeps less than
  ///   before.
  /// - Throws: Any error the closure throws.
  public func liveBytes(addedBy change: () throws -> Void) rethrows -> Int {
    let before = allocatedBytes()
    try change()
    return allocatedBytes() - before
  }

  /// Returns the number of allocation requests so far, including those still counted in this
  /// thread's cache.
  private func requests() -> UInt64 {
    refresh()
    return (smallRequests.read(UInt64(0)) ?? 0) &+ (largeRequests.read(UInt64(0)) ?? 0)
  }

  private func allocatedBytes() -> Int {
    refresh()
    return allocated.read(Int(0)) ?? 0
  }

  /// Flushes this thread's cached counts, and takes a new snapshot of the statistics.
  private func refresh() {
    flush.perform()
    epoch.write(UInt64(1))
  }
}

extension AllocationProbe {
  /// Measures the peak memory of a piece of work on this thread, above the memory already in use.
  ///
  /// The allocator checks whenever another 64 KiB have been allocated, which includes every larger
  /// block. Peaks made of smaller blocks may be reported up to 64 KiB too low.
  ///
  /// - Parameter work: The work to measure. Its temporary allocations count as well.
  /// - Returns: The bytes, in the allocator's size classes; `nil` if the allocator does not report
  ///   peaks.
  public func peakBytes(of work: () -> Void) -> Int? {
    guard let reset = AllocatorNode("thread.peak.reset"),
      let read = AllocatorNode("thread.peak.read")
    else { return nil }
    reset.perform()
    work()
    return read.read(UInt64(0)).map { Int($0) }
  }
}
