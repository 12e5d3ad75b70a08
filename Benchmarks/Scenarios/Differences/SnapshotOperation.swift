import LayoutCore

/// A method call on a snapshot, performed on a copy of it.
enum SnapshotCall: String, CaseIterable, Sendable {
  case append = "snapshot-append"
  case delete = "snapshot-delete"
  case reload = "snapshot-reload"
  case read = "snapshot-read"
}

/// The operation of making one method call on a snapshot with many items.
struct SnapshotOperation: OperationDefinition {
  let call: SnapshotCall
  let summary: String
  let isOnData = true

  var name: String { call.rawValue }

  func applies(to scenario: Scenario) -> Bool { scenario.script == .snapshotCalls }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    SnapshotBenchmark(setup.workload, call)
  }
}

extension TimedOperation {
  /// Building a snapshot with many items.
  public static let snapshotAppend = TimedOperation(
    SnapshotOperation(call: .append, summary: "builds a snapshot, section by section"))
  /// Deleting half of the items in a snapshot.
  public static let snapshotDelete = TimedOperation(
    SnapshotOperation(
      call: .delete, summary: "copies a snapshot and deletes every other item in one call"))
  /// Marking half of the items in a snapshot for reloading.
  public static let snapshotReload = TimedOperation(
    SnapshotOperation(
      call: .reload,
      summary: "copies a snapshot and marks every other item for reloading in one call"))
  /// Reading the items of a snapshot repeatedly.
  public static let snapshotRead = TimedOperation(
    SnapshotOperation(
      call: .read,
      summary: "copies a snapshot, deletes an item, and reads all identifiers 100 times"))

  /// The snapshot operations, which involve no layout.
  static let ofSnapshots: Set<TimedOperation> = [
    .snapshotAppend, .snapshotDelete, .snapshotReload, .snapshotRead,
  ]
}
