/// A counter of the allocations made by one thread, based on jemalloc's statistics and unaffected
/// by other threads.
///
/// While the meter runs, its thread allocates from a separate arena, so that all requests to this
/// arena come from the thread. Arenas are never freed, so use one meter per thread.
package final class ThreadAllocationMeter {
  private let flush: AllocatorNode
  private let epoch: AllocatorNode
  private let threadArena: AllocatorNode
  private let smallRequests: AllocatorNode
  private let largeRequests: AllocatorNode
  private let allocatedByThread: AllocatorNode
  /// The arena that serves the thread's requests while the meter is running.
  private let ownArena: UInt32
  /// The thread's arena before ``resume()``; `nil` while the meter is paused.
  private var formerArena: UInt32?
  private var start = AllocationSummary(count: 0, bytes: 0)

  /// The requests made while the meter was running, and the bytes they allocated.
  package private(set) var total = AllocationSummary(count: 0, bytes: 0)

  /// Creates a paused meter, or returns `nil` if jemalloc is not linked or does not count
  /// allocations.
  package init?() {
    guard AllocationProbe.make() != nil, let flush = AllocatorNode("thread.tcache.flush"),
      let epoch = AllocatorNode("epoch"), let threadArena = AllocatorNode("thread.arena"),
      let allocatedByThread = AllocatorNode("thread.allocatedp"),
      let arena = AllocatorNode("arenas.create")?.read(UInt32(0))
    else { return nil }
    // The figures of a new arena first appear in the next snapshot.
    epoch.write(UInt64(1))
    guard
      let small = AllocatorNode("stats.arenas.\(arena).small.nrequests"),
      let large = AllocatorNode("stats.arenas.\(arena).large.nrequests")
    else { return nil }
    (self.flush, self.epoch, self.threadArena) = (flush, epoch, threadArena)
    (smallRequests, largeRequests) = (small, large)
    (self.allocatedByThread, ownArena) = (allocatedByThread, arena)
  }

  /// Resets the total to zero.
  package func reset() { total = AllocationSummary(count: 0, bytes: 0) }

  /// Starts counting this thread's requests, or does nothing if the meter is already running.
  package func resume() {
    guard formerArena == nil else { return }
    formerArena = threadArena.read(UInt32(0))
    threadArena.write(ownArena)
    start = summary()
  }

  /// Pauses the meter and adds the requests since ``resume()`` to the total, or does nothing if the
  /// meter is already paused.
  package func pause() {
    guard let formerArena else { return }
    let end = summary()
    total.count += end.count - start.count
    total.bytes += end.bytes - start.bytes
    threadArena.write(formerArena)
    self.formerArena = nil
  }

  /// Returns the number of requests to the arena so far, and the bytes allocated by this thread.
  private func summary() -> AllocationSummary {
    flush.perform()
    epoch.write(UInt64(1))
    let requests = (smallRequests.read(UInt64(0)) ?? 0) &+ (largeRequests.read(UInt64(0)) ?? 0)
    let bytes = allocatedByThread.readCounterBehindPointer() ?? 0
    return AllocationSummary(count: Int(requests), bytes: Int(bytes))
  }
}
