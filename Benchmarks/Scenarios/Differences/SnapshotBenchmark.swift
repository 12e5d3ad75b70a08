import BenchHarness
import CompositionalLayout
import LayoutCore

/// A benchmark of one method call on a snapshot with many items.
final class SnapshotBenchmark: CheckedBenchmark {
  private let call: SnapshotCall
  private let lists: IdentifierLists
  private let calls: SnapshotCalls<Int>
  private(set) var frameDigest: String?
  var key: AnswerKey?

  init(_ workload: Workload, _ call: SnapshotCall) {
    self.call = call
    var random = workload.random(for: 22)
    lists = SnapshotChange.original(workload.upright.sections.map(\.itemCount), &random)
    calls = SnapshotCalls(lists)
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let result = calls.perform(call)
      checksum &+= UInt64(result.snapshot.numberOfItems) &+ UInt64(result.itemsRead) &+ 1
      blackHole(result)
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    let result = calls.perform(call)
    var digest = FrameDigest()
    for item in result.snapshot.itemIdentifiers { digest.combine(UInt64(bitPattern: Int64(item))) }
    frameDigest = digest.text
    var counts = TalliedIdentifier.count { start in
      let tallied = SnapshotCalls<TalliedIdentifier>(lists)
      start()
      blackHole(tallied.perform(call))
    }
    counts["itemsRead"] = result.itemsRead
    counts["itemsReloaded"] = result.snapshot.reloadedItemIdentifiers.count
    counts["itemsLeft"] = result.snapshot.numberOfItems
    return counts
  }

  func fault() -> String? {
    let result = calls.perform(call)
    var model = lists
    switch call {
    case .delete:
      let half = Set(calls.half)
      for index in model.sections.indices {
        model.sections[index].items.removeAll(where: half.contains)
      }
    case .read: model.removeFirstItem()
    default: break
    }
    let marks = call == .reload ? calls.half : []
    let snapshot = result.snapshot
    guard snapshot.sectionIdentifiers == model.sections.map(\.id) else {
      return "the sections differ"
    }
    for section in model.sections
    where snapshot.itemIdentifiers(inSection: section.id) != section.items {
      return "the snapshot and the model have different items in section \(section.id)"
    }
    guard snapshot.reloadedItemIdentifiers == marks else { return "the marked items differ" }
    let read = call == .read ? SnapshotCalls<Int>.readings * model.itemCount : 0
    return result.itemsRead == read
      ? nil : "\(result.itemsRead) identifiers were read instead of \(read)"
  }
}

extension IdentifierLists {
  /// Removes the first item of the first non-empty section.
  fileprivate mutating func removeFirstItem() {
    guard let index = sections.firstIndex(where: { !$0.items.isEmpty }) else { return }
    sections[index].items.removeFirst()
  }
}
