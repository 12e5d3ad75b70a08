import BenchHarness
import CompositionalLayout
import LayoutCore

/// Calls of a snapshot of many items.
final class SnapshotBenchmark: CheckedBenchmark {
  private let operation: Operation
  private let lists: IdentifierLists
  private let calls: SnapshotCalls<Int>
  private(set) var frameDigest: String?
  var key: AnswerKey?

  /// Makes a benchmark of an operation on snapshots.
  init(_ workload: Workload, _ operation: Operation) {
    self.operation = operation
    var random = workload.random(for: 22)
    lists = SnapshotChange.original(workload.upright.sections.map(\.itemCount), &random)
    calls = SnapshotCalls(lists)
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let result = calls.perform(operation)
      checksum &+= UInt64(result.snapshot.numberOfItems) &+ UInt64(result.itemsRead) &+ 1
      blackHole(result)
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    let result = calls.perform(operation)
    var digest = FrameDigest()
    for item in result.snapshot.itemIdentifiers { digest.combine(UInt64(bitPattern: Int64(item))) }
    frameDigest = digest.text
    var counts = TalliedIdentifier.count { start in
      let tallied = SnapshotCalls<TalliedIdentifier>(lists)
      start()
      blackHole(tallied.perform(operation))
    }
    counts["itemsRead"] = result.itemsRead
    counts["itemsReloaded"] = result.snapshot.reloadedItemIdentifiers.count
    counts["itemsLeft"] = result.snapshot.numberOfItems
    return counts
  }

  func mistake() -> String? {
    let result = calls.perform(operation)
    var model = lists
    switch operation {
    case .snapshotDelete:
      let half = Set(calls.half)
      for index in model.sections.indices {
        model.sections[index].items.removeAll(where: half.contains)
      }
    case .snapshotRead: model.removeFirstItem()
    default: break
    }
    let marks = operation == .snapshotReload ? calls.half : []
    let snapshot = result.snapshot
    guard snapshot.sectionIdentifiers == model.sections.map(\.id) else {
      return "the sections are others"
    }
    for section in model.sections
    where snapshot.itemIdentifiers(inSection: section.id) != section.items {
      return "the items of section \(section.id) are others"
    }
    guard snapshot.reloadedItemIdentifiers == marks else { return "other items are marked" }
    let read = operation == .snapshotRead ? SnapshotCalls<Int>.readings * model.itemCount : 0
    return result.itemsRead == read
      ? nil : "\(result.itemsRead) identifiers are read and not \(read)"
  }
}

extension IdentifierLists {
  /// Removes the first item of all.
  fileprivate mutating func removeFirstItem() {
    guard let index = sections.firstIndex(where: { !$0.items.isEmpty }) else { return }
    sections[index].items.removeFirst()
  }
}
