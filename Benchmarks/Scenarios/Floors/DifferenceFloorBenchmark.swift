import BenchHarness

/// The lower bound of `diff`: the least work needed to find the changes between two lists of
/// integers.
///
/// Equal lists are compared identifier by identifier. Otherwise the benchmark looks up the
/// identifiers in a flat hash table of integers, finds a longest increasing subsequence, and writes
/// the positions of all changes. A hash is a single multiplication, and the lists have no sections.
final class DifferenceFloorBenchmark: PreparedBenchmark {
  private let old: [Int]
  private let new: [Int]

  /// Creates the lower-bound benchmark for the two lists compared by the strategies.
  init(_ workload: Workload) {
    let lists = workload.differenceLists
    old = lists.old.items
    new = lists.new.items
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let changes = Self.changes(from: old, to: new)
      blackHole(changes)
      checksum &+= UInt64(changes.count) &+ 1
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    let changes = Self.changes(from: old, to: new)
    return [
      "itemsDeleted": changes.deleted.count, "itemsInserted": changes.inserted.count,
      "itemsMoved": changes.moved.count,
    ]
  }

  /// The positions of the changed items.
  struct Changes {
    var deleted: [UInt32] = []
    var inserted: [UInt32] = []
    var moved: [(from: UInt32, to: UInt32)] = []

    var count: Int { deleted.count + inserted.count + moved.count }
  }

  /// Returns the changes between two lists of distinct identifiers.
  static func changes(from old: [Int], to new: [Int]) -> Changes {
    guard old != new else { return Changes() }
    var changes = Changes()
    let matches = matches(of: new, in: old)
    var isKept = [Bool](repeating: false, count: old.count)
    var sources: [UInt32] = []
    var targets: [UInt32] = []
    sources.reserveCapacity(new.count)
    targets.reserveCapacity(new.count)
    for (index, match) in matches.enumerated() {
      if match == 0 {
        changes.inserted.append(UInt32(truncatingIfNeeded: index))
      } else {
        isKept[Int(match) - 1] = true
        sources.append(match - 1)
        targets.append(UInt32(truncatingIfNeeded: index))
      }
    }
    for (index, isKept) in isKept.enumerated() where !isKept {
      changes.deleted.append(UInt32(truncatingIfNeeded: index))
    }
    let stays = longestIncreasing(sources)
    for index in sources.indices where !stays[index] {
      changes.moved.append((sources[index], targets[index]))
    }
    return changes
  }

  /// Returns, for each identifier, its index in the other list plus 1, or 0 if the other list lacks
  /// it.
  private static func matches(of identifiers: [Int], in list: [Int]) -> [UInt32] {
    var bits = 4
    while 1 << bits < 2 * list.count { bits += 1 }
    let shift = UInt64(64 - bits)
    let mask = 1 << bits - 1
    var slots = [UInt32](repeating: 0, count: mask + 1)
    func slot(_ identifier: Int) -> Int {
      Int(
        truncatingIfNeeded: (UInt64(bitPattern: Int64(identifier)) &* 0xD6E8_FEB8_6659_FD93)
          >> shift)
    }
    for (index, identifier) in list.enumerated() {
      var place = slot(identifier)
      while slots[place] != 0 { place = (place &+ 1) & mask }
      slots[place] = UInt32(truncatingIfNeeded: index &+ 1)
    }
    return identifiers.map { identifier in
      var place = slot(identifier)
      while slots[place] != 0, list[Int(slots[place]) &- 1] != identifier {
        place = (place &+ 1) & mask
      }
      return slots[place]
    }
  }

  /// Returns whether each number belongs to the longest increasing subsequence found.
  ///
  /// The numbers must be distinct.
  private static func longestIncreasing(_ numbers: [UInt32]) -> [Bool] {
    var tops: [UInt32] = []
    var left = [UInt32](repeating: 0, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var pile = tops.count
      if let last = tops.last, number < numbers[Int(last)] {
        var low = 0
        pile -= 1
        while low < pile {
          let middle = (low + pile) / 2
          if numbers[Int(tops[middle])] < number { low = middle + 1 } else { pile = middle }
        }
      }
      if pile > 0 { left[index] = tops[pile - 1] }
      let position = UInt32(truncatingIfNeeded: index)
      if pile == tops.count { tops.append(position) } else { tops[pile] = position }
    }
    var isMember = [Bool](repeating: false, count: numbers.count)
    guard var index = tops.last.map(Int.init) else { return isMember }
    for _ in tops {
      isMember[index] = true
      index = Int(left[index])
    }
    return isMember
  }
}
