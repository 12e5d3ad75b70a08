/// A table of group solutions, keyed by request, that evicts the least recently used solution when
/// it is full.
///
///     newest ◄──► ◄──► ◄──► oldest        a chain through the entries, in order of use
struct SolutionTable: Sendable {
  private struct Entry {
    var request: GroupRequest
    var solution: GroupSolution
    var newer: Int
    var older: Int
  }

  private static let none = -1
  /// The maximum number of entries to search linearly; beyond it, a dictionary look-up is faster.
  private static let few = 4

  private let capacity: Int
  private var entries: ContiguousArray<Entry> = []
  /// The index of each request's entry; empty if the table has few entries.
  private var indices: [GroupRequest: Int] = [:]
  private var newest = none
  private var oldest = none

  /// Creates an empty table for up to a given number of solutions.
  init(capacity: Int) {
    stopUnless(capacity > 0, "The capacity must be at least 1, not \(capacity).")
    self.capacity = capacity
  }

  /// Returns the solution for a request and marks it as just used, or returns `nil` if the table
  /// has none.
  ///
  /// - Complexity: O(1).
  mutating func use(_ request: GroupRequest) -> GroupSolution? {
    guard let index = index(of: request) else { return nil }
    if index != newest {
      unlink(index)
      link(index)
    }
    return entries[index].solution
  }

  /// Returns the solution for a request without marking it as used, or `nil` if the table has none.
  ///
  /// - Complexity: O(1).
  func peek(_ request: GroupRequest) -> GroupSolution? {
    index(of: request).map { entries[$0].solution }
  }

  private func index(of request: GroupRequest) -> Int? {
    indices.isEmpty ? entries.firstIndex { $0.request == request } : indices[request]
  }

  /// Adds the solution of a request that is not yet in the table; if the table is full, the least
  /// recently used solution is evicted.
  ///
  /// - Complexity: O(1), amortised.
  mutating func insert(
    _ solution: GroupSolution, for request: GroupRequest, work: inout WorkCounters
  ) {
    var index = entries.count
    if index < capacity {
      entries.append(
        Entry(request: request, solution: solution, newer: Self.none, older: Self.none))
    } else {
      index = oldest
      unlink(index)
      indices[entries[index].request] = nil
      entries[index].request = request
      entries[index].solution = solution
      work.measurementEvictions += 1
    }
    entries[index].request.earlier = nil
    if !indices.isEmpty {
      indices[entries[index].request] = index
    } else if entries.count > Self.few {
      for (index, entry) in entries.enumerated() { indices[entry.request] = index }
    }
    link(index)
  }

  /// Inserts an entry at the newest end of the chain.
  private mutating func link(_ index: Int) {
    entries[index].newer = Self.none
    entries[index].older = newest
    if newest == Self.none { oldest = index } else { entries[newest].newer = index }
    newest = index
  }

  /// Removes an entry from the chain.
  private mutating func unlink(_ index: Int) {
    // Only the numbers are copied, because a copy of the entry would count its references.
    let (newer, older) = (entries[index].newer, entries[index].older)
    if newer == Self.none { newest = older } else { entries[newer].older = older }
    if older == Self.none { oldest = newer } else { entries[older].newer = newer }
  }
}
