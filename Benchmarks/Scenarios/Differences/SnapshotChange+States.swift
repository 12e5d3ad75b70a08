import BenchHarness

extension SnapshotChange {
  /// Returns the state before the change, with distinct random identifiers.
  ///
  /// - Parameters:
  ///   - counts: The number of items of each section.
  ///   - random: The source of the identifiers.
  /// - Returns: The sections before the change.
  static func original(_ counts: [Int], _ random: inout SeededRandom) -> IdentifierLists {
    IdentifierLists(
      sections: counts.enumerated().map { index, count in
        let items = (0..<count).map { _ in Int(truncatingIfNeeded: random.next()) }
        return IdentifierLists.Section(id: index, items: items)
      })
  }

  /// Returns the state after applying the change to the given state.
  func applied(to old: IdentifierLists, _ random: inout SeededRandom) -> IdentifierLists {
    var new = old
    if self == .sectionsDeleted {
      new.sections.removeAll { $0.id % 10 == 5 }
      return new
    }
    for index in new.sections.indices where !new.sections[index].items.isEmpty {
      change(&new.sections[index].items, &random)
    }
    return new
  }

  private func change(_ items: inout [Int], _ random: inout SeededRandom) {
    switch self {
    case .same, .sectionsDeleted: break
    case .tenthReplaced: Self.replaceOneTenth(of: &items, &random)
    case .hundredthMoved:
      for _ in 0..<items.count / 100 {
        items.swapAt(random.next(in: 0..<items.count), random.next(in: 0..<items.count))
      }
    case .firstToLast: items.append(items.removeFirst())
    case .reversed: items.reverse()
    case .shuffled:
      for last in stride(from: items.count - 1, to: 0, by: -1) {
        items.swapAt(last, random.next(in: 0..<last + 1))
      }
    }
  }

  /// Deletes a tenth of the items, and inserts the same number at random positions.
  private static func replaceOneTenth(of items: inout [Int], _ random: inout SeededRandom) {
    let count = items.count
    var isDeleted = Array(repeating: false, count: count)
    var insertions = Array(repeating: 0, count: count)
    for _ in 0..<count / 10 {
      isDeleted[random.next(in: 0..<count)] = true
      insertions[random.next(in: 0..<count)] += 1
    }
    var changed: [Int] = []
    for (index, item) in items.enumerated() {
      for _ in 0..<insertions[index] { changed.append(Int(truncatingIfNeeded: random.next())) }
      if !isDeleted[index] { changed.append(item) }
    }
    items = changed
  }
}
