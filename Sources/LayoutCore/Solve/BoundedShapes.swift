/// A table of measurements that holds so many at the most: beyond that, the one that has not been
/// used for longest is forgotten.
///
///     newest ◄──► ◄──► ◄──► oldest        a chain through the entries, in order of use
struct BoundedShapes: Sendable {
  private struct Entry {
    var request: GroupRequest
    var shape: GroupShape
    var newer: Int
    var older: Int
  }

  private static let none = -1

  private let capacity: Int
  private var entries: ContiguousArray<Entry> = []
  private var indices: [GroupRequest: Int] = [:]
  private var newest = none
  private var oldest = none

  /// Makes an empty table.
  init(capacity: Int) {
    stopUnless(capacity > 0, "A table of \(capacity) measurements cannot hold any.")
    self.capacity = capacity
  }

  /// The measurement of a group, which counts as used now; `nil` if the table has none.
  ///
  /// - Complexity: O(1).
  mutating func use(_ request: GroupRequest) -> GroupShape? {
    guard let index = indices[request] else { return nil }
    if index != newest {
      unlink(index)
      link(index)
    }
    return entries[index].shape
  }

  /// The measurement of a group, without counting as a use; `nil` if the table has none.
  ///
  /// - Complexity: O(1).
  func peek(_ request: GroupRequest) -> GroupShape? { indices[request].map { entries[$0].shape } }

  /// Adds the measurement of a group that the table does not have.
  ///
  /// - Complexity: O(1), amortised.
  mutating func insert(_ shape: GroupShape, for request: GroupRequest, work: inout WorkCounters) {
    var index = entries.count
    if index < capacity {
      entries.append(
        Entry(request: request, shape: shape, newer: Self.none, older: Self.none))
    } else {
      index = oldest
      unlink(index)
      indices[entries[index].request] = nil
      entries[index].request = request
      entries[index].shape = shape
      work.measurementEvictions += 1
    }
    indices[request] = index
    link(index)
  }

  /// Puts an entry at the new end of the chain.
  private mutating func link(_ index: Int) {
    entries[index].newer = Self.none
    entries[index].older = newest
    if newest == Self.none { oldest = index } else { entries[newest].newer = index }
    newest = index
  }

  /// Takes an entry out of the chain.
  private mutating func unlink(_ index: Int) {
    let entry = entries[index]
    if entry.newer == Self.none {
      newest = entry.older
    } else {
      entries[entry.newer].older = entry.older
    }
    if entry.older == Self.none {
      oldest = entry.newer
    } else {
      entries[entry.older].newer = entry.newer
    }
  }
}
