import Allocations
import Testing

/// Tests the allocations of one thread while others allocate as well.
@Suite(.enabled(if: ThreadAllocationMeter() != nil, "jemalloc is not linked"))
struct ThreadAllocationTests {
  private final class Object {
    var value = 0
  }

  @Test func otherThreadsDoNotCount() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          while !Task.isCancelled {
            blackHole(Object())
            await Task.yield()
          }
        }
      }
      let meter = try #require(ThreadAllocationMeter())
      for count in [0, 1, 10, 1000] {
        for _ in 0..<20 {
          meter.reset()
          meter.resume()
          for _ in 0..<count { blackHole(Object()) }
          meter.pause()
          #expect(meter.total.count == count && meter.total.bytes >= count * 24)
        }
      }
      group.cancelAll()
    }
  }

  @Test func pausesDoNotCount() throws {
    let meter = try #require(ThreadAllocationMeter())
    for _ in 0..<3 {
      meter.resume()
      blackHole(Object())
      meter.pause()
      meter.pause()
      for _ in 0..<100 { blackHole(Object()) }
    }
    #expect(meter.total.count == 3)
  }
}
