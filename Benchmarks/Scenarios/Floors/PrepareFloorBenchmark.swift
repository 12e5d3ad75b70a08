import BenchHarness
import LayoutCore

/// Floor of `prepare`: allocates memory for one record of 48 bytes for each node of a layout,
/// writes them all and frees them again.
///
/// A node is a section, or an item, group, supplementary, boundary item or decoration of a plan;
/// sections with a common plan share its nodes, and a repeated subitem counts once. The records are
/// allocated in each iteration, as every layout allocates its own.
final class PrepareFloorBenchmark: PreparedBenchmark {
  /// The least state of a node in a layout.
  private struct Record {
    var frame: Frame
    var parent: Int32
    var childCount: Int32
    var kind: ElementKind
  }

  private let count: Int

  init(_ workload: Workload) { count = workload.upright.nodeCount }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      var records = ContiguousArray<Record>()
      records.append(addingCapacity: count) { records in
        for index in 0..<count {
          records.append(
            Record(
              frame: Frame(x: Double(index), y: 1, width: 2, height: 3),
              parent: Int32(truncatingIfNeeded: index), childCount: 1, kind: .cell))
        }
      }
      checksum &+= Self.consume(records)
    }
    return checksum
  }

  /// Reads one of the records, unpredictably for the optimiser.
  @inline(never)
  private static func consume(_ records: ContiguousArray<Record>) -> UInt64 {
    let record = records[records.count / 2]
    return record.frame.checksum &+ UInt64(truncatingIfNeeded: record.parent)
  }

  func countWork() -> [String: Int] { ["nodes": count] }
}

extension LayoutInput {
  /// The number of sections, of nodes in the distinct plans, and of boundary items of the layout.
  var nodeCount: Int {
    let nodes = plans.map(\.section).map { plan in
      var count = plan.boundaries.count + plan.decorations.count
      plan.group.forEachItem { count += $0.ownNodeCount }
      return count
    }
    return nodes.reduce(sections.count + boundaries.count, +)
  }
}

extension ItemPlan {
  /// The item itself, its supplementary items, and the listed items of a custom group.
  fileprivate var ownNodeCount: Int {
    guard case .custom(let custom) = content else { return 1 + supplementaries.count }
    return 1 + supplementaries.count + custom.places.count
  }
}
