public import LayoutCore

/// A trial of a solution cache that compares every cached solution with a newly solved one.
///
///     #expect(SolutionCachingTrial<MyCache>(seed: 1).run() == nil)
///
/// Many requests differ from each other in a single field, such as the size of the fortieth item,
/// or a container that is a third of a point wider. The trial therefore detects a key that lacks a
/// field.
///
/// The trial checks all requirements of ``SolutionCaching``: the solutions of requests repeated in
/// the same section and in others, even after eviction; the counts of hits and misses; errors;
/// copies; and a limit on the number of solutions kept.
public struct SolutionCachingTrial<Cache: SolutionCaching>: Trial {
  /// The default number of calls in a trial.
  public static var defaultCallCount: Int { 3000 }

  /// The cache under test, identified by its protocol and its name.
  public var subject: TrialSubject
  /// The seed of all random choices.
  public var seed: UInt64
  /// The number of calls in one trial.
  public var callCount: Int

  /// The maximum number of solutions a cache may keep after many requests from the same section.
  ///
  /// The requests differ only in their measured sizes.
  static var bound: Int { 8192 }

  /// The number of the sequence that requests more solutions than a cache may keep.
  ///
  /// Sequences more likely to find faults come first.
  private static var flood: Int { 9 }
  private static var sequenceLength: Int { 150 }

  /// Creates a trial of a solution cache.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - callCount: The minimum number of calls; the last sequence is completed even if it exceeds
  ///     this number.
  ///   - owner: The name of the strategy the cache is a part of, for error messages.
  public init(seed: UInt64, callCount: Int = Self.defaultCallCount, owner: String? = nil) {
    subject = TrialSubject(kind: "SolutionCaching", name: Cache.name, owner: owner)
    self.seed = seed
    self.callCount = callCount
  }

  /// Returns the calls of a sequence.
  ///
  /// One of the sequences requests more solutions than a cache may keep.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [SolutionCall] {
    // A fuzzer provides few bytes, and most of them should determine the calls.
    let requests = RandomRequests(count: random.areBytes ? 4 : 24, using: &random).requests
    if number == Self.flood { return Self.callsBeforeAndAfterFlood(requests) }
    // The number of sections is either small or larger than the number a cache may hold.
    let sections = number % 2 == 0 ? 3 : 14
    return (0..<Self.sequenceLength).compactMap { step in
      if random.areSpent { return nil }
      // Most requests should be repeated after a few calls.
      let newest = min(requests.count, step / 3 + 2)
      let request = requests[random.next(in: 0..<newest)]
      switch random.next(in: 0..<20) {
      case 0: return .copy
      case 1, 2: return .known(request, section: random.next(in: 0..<sections))
      default: return .solution(request, section: random.next(in: 0..<sections))
      }
    }
  }

  /// Returns calls that request some solutions, then enough other solutions to evict them, and then
  /// the first ones again.
  private static func callsBeforeAndAfterFlood(_ requests: [GroupRequest]) -> [SolutionCall] {
    let asked = requests.prefix(40)
    return asked.map { .solution($0, section: 0) } + [.flood(count: bound + 200)]
      + asked.flatMap { [.known($0, section: 0), .solution($0, section: 0)] }
  }

  /// Returns the name of the called method, for counting calls.
  public func method(of call: SolutionCall) -> String {
    switch call {
    case .solution: "solution"
    case .known: "knownSolution"
    case .copy: "copies"
    case .flood: "batches of solution"
    }
  }

  /// Applies calls to a new cache until an answer is wrong.
  public func firstFault(in calls: [SolutionCall], log: inout TrialLog) -> TrialFault? {
    log.add("init()")
    var cache = Cache()
    var copy: Cache?
    var asked: [(request: GroupRequest, section: Int)] = []
    for (step, call) in calls.enumerated() {
      let fault: TrialFault?
      switch call {
      case .solution(let request, let section):
        asked.append((request, section))
        log.add("solution(for: \(request.summary), section: \(section))")
        fault = differenceOfSolution(of: &cache, request, section)
      case .known(let request, let section):
        log.add("knownSolution(for: \(request.summary), section: \(section))")
        fault = differenceOfKnownSolution(of: cache, request, section, "knownSolution")
      case .copy:
        log.add("let copy = cache")
        copy = cache
        fault = nil
      case .flood(let count):
        log.add(
          "solution(for: \(count) requests that differ in a measured size, section: 0), "
            + "repeated for some of them")
        fault = flood(&cache, count)
      }
      if let fault { return fault.after(step) }
    }
    for (request, section) in asked.suffix(24) {
      let fault =
        differenceOfKnownSolution(of: cache, request, section, "knownSolution")
        ?? copy.flatMap {
          differenceOfKnownSolution(of: $0, request, section, "copy.knownSolution")
        }
      if let fault { return fault.after(calls.count - 1) }
    }
    return nil
  }

  private func differenceOfSolution(
    of cache: inout Cache, _ request: GroupRequest, _ section: Int
  ) -> TrialFault? {
    let method = "solution(for: \(request.summary), section: \(section))"
    var work = WorkCounters()
    let fresh = Self.answer { () throws(LayoutError) in
      var solver = GroupSolver()
      return try solver.solve(request)
    }
    let known = Self.answer { () throws(LayoutError) in
      try cache.solution(for: request, section: section, work: &work)
    }
    if let fault = Self.difference(method, fresh, known) { return fault }
    guard case .success = fresh else { return nil }
    return TrialFault(
      comparing: "the hit and miss counts of \(method)", expected: 1,
      actual: work.measurementHits + work.measurementMisses)
  }

  private func differenceOfKnownSolution(
    of cache: Cache, _ request: GroupRequest, _ section: Int, _ method: String
  ) -> TrialFault? {
    guard let known = cache.knownSolution(for: request, section: section) else { return nil }
    let fresh = Self.answer { () throws(LayoutError) in
      var solver = GroupSolver()
      return try solver.solve(request)
    }
    return Self.difference(
      "\(method)(for: \(request.summary), section: \(section))", fresh, .success(known))
  }

  /// Makes many requests, counts the solutions that the cache has kept, and repeats some of the
  /// requests.
  ///
  /// The requests differ in their measured sizes; the oldest requests are repeated first.
  private func flood(_ cache: inout Cache, _ count: Int) -> TrialFault? {
    var requests = FloodRequests()
    var kept: [WeakSolution] = []
    var work = WorkCounters()
    for number in 0..<count {
      let request = requests[number]
      guard let solution = try? cache.solution(for: request, section: 0, work: &work) else {
        return TrialFault(
          "solution(for: \(request.summary), section: 0)", expected: "a solution",
          actual: "an error")
      }
      kept.append(WeakSolution(solution: solution))
    }
    let known = (0..<count).count { cache.knownSolution(for: requests[$0], section: 0) != nil }
    let alive = kept.count { $0.solution != nil }
    for (number, name) in [(known, "remembered"), (alive, "kept")] where number > Self.bound {
      return TrialFault(
        "the number of \(name) solutions of \(count) requests that differ in a measured size",
        expected: "at most \(Self.bound)", actual: "\(number)")
    }
    let again = Array(0..<min(count, 32)) + stride(from: 32, to: count, by: 199)
    for number in again {
      let request = requests[number]
      if let fault = differenceOfKnownSolution(of: cache, request, 0, "knownSolution")
        ?? differenceOfSolution(of: &cache, request, 0)
      {
        return fault
      }
    }
    return nil
  }

  private static func answer(
    _ solve: () throws(LayoutError) -> GroupSolution
  ) -> Result<GroupSolution, LayoutError> {
    do throws(LayoutError) { return .success(try solve()) } catch { return .failure(error) }
  }

  private static func difference(
    _ method: @autoclosure () -> String, _ fresh: Result<GroupSolution, LayoutError>,
    _ known: Result<GroupSolution, LayoutError>
  ) -> TrialFault? {
    switch (fresh, known) {
    case (.failure(let expected), .failure(let actual)):
      return TrialFault(
        comparing: method(), expected: "the error: \(expected)", actual: "the error: \(actual)")
    case (.success(let expected), .success(let actual)):
      return difference(method(), expected, actual)
    case (.success, .failure(let error)):
      return TrialFault(method(), expected: "a solution", actual: "the error: \(error)")
    case (.failure(let error), .success):
      return TrialFault(method(), expected: "the error: \(error)", actual: "a solution")
    }
  }

  private static func difference(
    _ method: @autoclosure () -> String, _ a: GroupSolution, _ b: GroupSolution
  ) -> TrialFault? {
    if a === b { return nil }
    func size(_ solution: GroupSolution) -> String {
      "\(solution.size.horizontal.rawValue) × \(solution.size.vertical.rawValue)"
    }
    return TrialFault(comparing: "size of \(method())", expected: size(a), actual: size(b))
      ?? TrialFault(
        comparing: "stackAxis of \(method())", expected: a.stackAxis, actual: b.stackAxis)
      ?? differenceOfLeaves(method(), a, b)
      ?? TrialFault(
        comparing: "lastExtent of \(method())", expected: a.lastExtent.rawValue,
        actual: b.lastExtent.rawValue)
      ?? TrialFault(
        comparing: "decidingItemCount of \(method())", expected: a.decidingItemCount,
        actual: b.decidingItemCount)
      ?? TrialFault(
        comparing: "supplementaries of \(method())", expected: a.supplementaries,
        actual: b.supplementaries)
      ?? TrialFault(
        comparing: "proposals of \(method())", expected: a.proposals, actual: b.proposals)
      ?? TrialFault(
        comparing: "leafFrames of \(method())", expected: a.leafFrames,
        actual: b.leafFrames)
  }

  private static func differenceOfLeaves(
    _ method: String, _ a: GroupSolution, _ b: GroupSolution
  ) -> TrialFault? {
    for (index, leaves) in zip(a.leaves, b.leaves).enumerated() where leaves.0 != leaves.1 {
      return TrialFault(
        "leaves[\(index)] of \(method)", expected: "\(leaves.0)", actual: "\(leaves.1)")
    }
    return TrialFault(
      comparing: "leaves.count of \(method)", expected: a.leaves.count, actual: b.leaves.count)
  }
}

extension SolutionCachingTrial {
  /// Returns simpler versions of a flood, with fewer requests; other calls have no simpler form.
  public func simpler(than call: SolutionCall) -> [SolutionCall] {
    guard case .flood(let count) = call, count > 1 else { return [] }
    return [count / 2, count - count / 4, count - count / 8].filter { $0 < count }
      .map { .flood(count: $0) }
  }
}

/// A call to a solution cache.
public enum SolutionCall: Sendable {
  /// Requests a solution, which the cache either looks up or computes.
  case solution(GroupRequest, section: Int)
  /// Looks up a solution without solving the request.
  case known(GroupRequest, section: Int)
  /// Keeps a copy of the cache, which later calls must not change.
  case copy
  /// Requests many solutions for one section, with different measured sizes.
  case flood(count: Int)
}
