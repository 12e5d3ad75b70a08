package import BenchScenarios

/// A scroll trace: the work of an app in each frame while a user scrolls its screen.
package enum FrameScriptKind: String, CaseIterable, Codable, Sendable {
  /// Slow drags down and back up.
  case slowDrag = "slow-drag"
  /// Successive flings with the normal deceleration.
  case fling
  /// Successive flings with the fast deceleration.
  case flingFast = "fling-fast"
  /// Jumps to distant items, with a slow drag in between.
  case jump
  /// Quarter turns of the device while the content decelerates.
  case rotate
  /// Insertions of rows above the visible ones while a finger drags.
  case insert
  /// Upward flings through unmeasured rows.
  case correction
  /// Drags and flings of the visible orthogonal rows, one after another.
  case across
  /// Insertions and device rotations on a screen that requests sections when they become visible.
  case changesOnDemand = "changes-on-demand"
  /// Insertions and device rotations on a screen whose sections have keys.
  case changesByKey = "changes-by-key"
  /// Insertions and device rotations on a screen that requests every section whenever the layout is
  /// prepared.
  case changes

  /// A one-line description of the motion.
  package var summary: String {
    switch self {
    case .slowDrag: "3 s of dragging at 240 points/s: 2 s down, then 1 s up"
    case .fling: "10 s of flings, one every 2.5 s, with a deceleration rate of 0.998 per ms"
    case .flingFast: "4 s of flings, one every second, with a deceleration rate of 0.99 per ms"
    case .jump: "3 s of dragging at 240 points/s, with a jump to a random item every 250 ms"
    case .rotate: "a fling lasting 3 s, with a device rotation every 500 ms"
    case .insert:
      "3 s of dragging at 600 points/s; every 100 ms, 50 rows are added above the view"
    case .across: "4 s of orthogonal scrolling: every 500 ms, one row is dragged and flung"
    case .correction: "3 s of upward flings, one every second, through unmeasured rows"
    case .changesOnDemand:
      "like `changes`, but on a screen that requests only visible sections"
    case .changesByKey:
      "like `changes`, but on a screen with section keys"
    case .changes: "3 s of dragging: every 250 ms, 50 rows are inserted or the view is rotated"
    }
  }

  /// The duration of the trace, in seconds.
  var seconds: Int {
    switch self {
    case .fling: 10
    case .flingFast, .across: 4
    default: 3
    }
  }

  /// The suite's operation that performs the same work as the trace.
  ///
  /// The trace applies to the same scenarios.
  private var operation: TimedOperation {
    switch self {
    case .slowDrag, .fling, .flingFast, .correction: .appScroll
    case .jump: .appJump
    case .rotate: .appRotate
    case .insert: .appBatch
    case .across: .scrollAcross
    case .changesOnDemand: .appBatchOnDemand
    case .changesByKey: .appBatchByKey
    case .changes: .appBatch
    }
  }

  /// The timing of the screen's requests for its sections.
  var question: SectionRequestTiming {
    switch self {
    case .changesOnDemand: .onDemand
    case .changesByKey: .byKey
    default: .everyTime
    }
  }

  /// Whether the trace changes the data and the size of a screen.
  var makesChanges: Bool { [.changesOnDemand, .changesByKey, .changes].contains(self) }

  /// Returns whether the trace applies to a scenario.
  package func applies(to scenario: Scenario) -> Bool {
    if scenario.hasOwnCells, self == .across { return scenario.hasOrthogonalSections }
    guard scenario.operations.contains(operation) else { return false }
    return self != .correction || scenario.content != nil || scenario.hasOwnCells
  }
}
