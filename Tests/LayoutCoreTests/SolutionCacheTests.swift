import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Caches return solutions equal to new ones, and keep the solutions defined by their policy.
struct SolutionCacheTests {
  private func request(_ width: Double) -> GroupRequest {
    GroupRequest(
      group: GroupTable(.row(.fw(1), .absolute(10), [.leaf(.fw(0.5), .fh(1))])),
      container: Vector(horizontal: width, vertical: 100), grid: PixelGrid(scale: 2),
      stackAxis: .vertical)
  }

  @Test func theSharedCacheSolvesEqualRequestsOnce() throws {
    var cache = SolutionCache()
    var work = WorkCounters()
    let first = try cache.solution(for: request(320), section: 0, work: &work)
    let second = try cache.solution(for: request(320), section: 9, work: &work)
    #expect(first.leaves == second.leaves)
    #expect(work.groupsSolved == 1)
    #expect(work.measurementMisses == 1)
    #expect(work.measurementHits == 1)
  }

  @Test func theCachePerSectionDoesNotShare() throws {
    var cache = PolicyCache<PerSectionSolutions>()
    var work = WorkCounters()
    for section in [0, 1, 0, 1] {
      _ = try cache.solution(for: request(320), section: section, work: &work)
    }
    #expect(work.groupsSolved == 2)
    #expect(work.measurementHits == 2)
  }

  @Test func noCacheSolvesEveryTime() throws {
    var cache = PolicyCache<UncachedSolutions>()
    var work = WorkCounters()
    for _ in 0..<3 { _ = try cache.solution(for: request(320), section: 0, work: &work) }
    #expect(work.groupsSolved == 3)
    #expect(work.measurementHits == 0)
  }

  @Test func theSharedCacheIsBoundedAndForgetsTheOldest() throws {
    var cache = SolutionCache()
    var work = WorkCounters()
    let count = SolutionCache.capacity(of: .byFittedSizes) + 1
    for index in 0..<count {
      _ = try cache.solution(for: request(Double(index)), section: 0, work: &work)
      // The first solution stays in use all the time.
      _ = try cache.solution(for: request(0), section: 0, work: &work)
    }
    #expect(work.measurementEvictions > 0)
    #expect(work.groupsSolved == count)
    let solved = work.groupsSolved
    _ = try cache.solution(for: request(0), section: 0, work: &work)
    #expect(work.groupsSolved == solved)
    _ = try cache.solution(for: request(1), section: 0, work: &work)
    #expect(work.groupsSolved == solved + 1)
  }

  /// A few solutions are compared one by one, and many are found by a dictionary.
  ///
  /// In both cases, and beyond the capacity, exactly the newest solutions are known.
  @Test(arguments: 1...10)
  func theNewestSolutionsAreKnown(capacity: Int) throws {
    for count in 1...12 {
      var cache = SolutionCache(policy: .shared, capacity: capacity)
      var work = WorkCounters()
      for index in 0..<count {
        _ = try cache.solution(for: request(Double(index)), section: 0, work: &work)
      }
      #expect(work.measurementMisses == count)
      #expect(work.measurementEvictions == max(0, count - capacity))
      for index in 0..<count {
        let known = cache.knownSolution(for: request(Double(index)), section: 0)
        #expect((known != nil) == (index >= count - capacity))
        guard let known else { continue }
        #expect(known.size.horizontal == PixelGrid(scale: 2).subpixels(Double(index)))
      }
    }
  }

  @Test(arguments: 0..<50)
  func cachedSolutionsEqualFreshOnes(seed: Int) throws {
    var random = RandomLayout(seed: UInt64(seed))
    var shared = SolutionCache()
    var work = WorkCounters()
    for _ in 0..<20 {
      let request = GroupRequest(
        group: GroupTable(random.group(depth: 3)),
        container: Vector(horizontal: Double(random.int(50...500)), vertical: 300),
        grid: PixelGrid(scale: Double(random.int(1...3))), stackAxis: .vertical)
      var solver = GroupSolver()
      let fresh = try solver.solve(request)
      for _ in 0..<2 {
        let known = try shared.solution(for: request, section: 0, work: &work)
        #expect(known.size == fresh.size)
        #expect(known.leaves == fresh.leaves)
        #expect(known.supplementaries == fresh.supplementaries)
      }
    }
    #expect(work.measurementHits >= 20)
  }

  /// A cache contains a solver with memory for measured groups, which two copies must not use at
  /// the same time.
  @Test func copiesSolveAtTheSameTime() async throws {
    var cache = PolicyCache<UncachedSolutions>()
    var work = WorkCounters()
    let requests = (1...40).map { count in
      var request = self.request(320)
      request.fitted = Array(repeating: .unknown, count: count)
      return request
    }
    _ = try cache.solution(for: requests[0], section: 0, work: &work)
    let fresh = try requests.map { request in
      var solver = GroupSolver()
      return try solver.solve(request).leaves
    }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        let copy = cache
        group.addTask {
          var (copy, work) = (copy, WorkCounters())
          for _ in 0..<50 {
            for (request, leaves) in zip(requests, fresh)
            where try copy.solution(for: request, section: 0, work: &work).leaves != leaves {
              return false
            }
          }
          return true
        }
      }
      for try await areEqual in group { #expect(areEqual) }
    }
  }
}
