import Foundation
import _TestSupport

/// A change to the rows of a list, in the form of a batch of updates.
struct ListEdit {
  /// The indices of deleted rows, before the change.
  private(set) var deleted: [Int] = []
  /// The indices of reloaded rows, before the change.
  private(set) var reloaded: [Int] = []
  /// The indices of moved rows, before and after the change.
  private(set) var moved: [(from: Int, to: Int)] = []
  /// The indices of inserted rows, after the change.
  private(set) var inserted: [Int] = []
  /// The rows before the change.
  let before: [Int]
  /// The rows after the change.
  private(set) var after: [Int] = []

  /// Creates a change for only reloading some rows.
  init(reloading reloaded: [Int], of names: [Int]) {
    (before, after, self.reloaded) = (names, names, reloaded)
  }

  /// Creates a change for deleting the first row.
  init(removingFirstOf names: [Int]) {
    (before, after, deleted) = (names, Array(names.dropFirst()), [0])
  }

  /// Creates a random change.
  ///
  /// - Parameters:
  ///   - names: The rows before the change.
  ///   - nextName: The name of the next new row.
  ///   - random: The source of random numbers.
  init(of names: [Int], nextName: inout Int, _ random: inout RandomLayout) {
    before = names
    // Affects few rows, many rows, or nearly all of them.
    let rarity = [12, 12, 4, 1][random.int(0...3)]
    let limit = [3, 3, 10, 30][random.int(0...3)]
    var loose: [Int] = []
    for (index, name) in names.enumerated() {
      guard random.int(0...rarity) == 0 else {
        if random.int(0...30) == 0 { reloaded.append(index) }
        after.append(name)
        continue
      }
      if random.int(0...2) == 0 { loose.append(name) } else { deleted.append(index) }
    }
    for name in loose { after.insert(name, at: random.int(0...after.count)) }
    var new: Set<Int> = []
    // New rows are separate or adjacent.
    let isTogether = random.int(0...1) == 0
    let count = after.count + deleted.count < 60 ? random.int(0...limit) : 0
    var place = random.int(0...after.count)
    for _ in 0..<count {
      if !isTogether { place = random.int(0...after.count) }
      after.insert(nextName, at: place)
      new.insert(nextName)
      nextName += 1
    }
    for name in loose {
      guard let from = names.firstIndex(of: name), let to = after.firstIndex(of: name)
      else { continue }
      moved.append((from, to))
    }
    inserted = after.indices.filter { new.contains(after[$0]) }
  }

  /// The names of the rows that lose their cell: deleted and reloaded rows.
  var replacedNames: Set<Int> { Set((deleted + reloaded).map { before[$0] }) }

  /// The names of the moved rows.
  var movedNames: Set<Int> { Set(moved.map { before[$0.from] }) }
}
