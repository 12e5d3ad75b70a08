import BenchHarness
import CompositionalLayout

/// A long run of random scrolling and changes on large screens.
///
/// At its checkpoints, nothing may have drifted and memory may not have grown.
///
/// Live bytes are read when the screens have their original number of items and no measured sizes,
/// so only a leak can make them grow. The first four checkpoints are for warming up: arrays and
/// pools grow to their final size. From then on, live bytes may grow by 64 KiB, and by one byte per
/// operation.
package struct Endurance {
  private static let warmUpCount = 4
  /// The permitted growth of memory after warming up, in bytes, in addition to one per operation.
  private static let growthLimit = 65536

  /// The figures read at a checkpoint.
  private struct Checkpoint {
    let operations: Int
    /// The live bytes since the start; `nil` if no allocator counts them.
    let liveBytes: Int?
    let residentBytes: Int?
  }

  private let screens: [EnduranceScreen]
  private let probe = AllocationProbe.make()
  private var liveBytes = 0
  private var checkpoints: [Checkpoint] = []
  private var operations = 0
  private var measuredElements = 0
  private var driftChecks = 0
  private var problems: [String] = []

  /// Creates the screens.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items of each screen.
  ///   - seed: The seed of all random values.
  ///   - leaks: Whether to leak memory in each operation, as a planted fault.
  package init(itemCount: Int, seed: UInt64, leaks: Bool = false) {
    screens = EnduranceScreen.Kind.allCases.map {
      EnduranceScreen($0, itemCount: itemCount, seed: seed, leaks: leaks)
    }
  }

  /// Performs operations until the time is up.
  ///
  /// - Parameters:
  ///   - operationCount: The number of operations between two checkpoints.
  ///   - hasTime: Returns whether there is time for another stretch of operations up to a
  ///     checkpoint.
  package mutating func run(operationsPerCheckpoint operationCount: Int, while hasTime: () -> Bool)
  {
    while problems.isEmpty, hasTime() {
      if let probe {
        let added = probe.liveBytes(addedBy: { runStretch(operationCount) })
        liveBytes += added
      } else {
        runStretch(operationCount)
      }
      checkpoints.append(
        Checkpoint(
          operations: operations, liveBytes: probe.map { _ in liveBytes },
          residentBytes: Self.residentBytes))
    }
    checkGrowth()
  }

  private mutating func runStretch(_ operationCount: Int) {
    for number in 0..<operationCount where problems.isEmpty {
      // Snapshots are compared as a whole, so they are changed less often.
      let screen = screens[number % 100 == 99 ? 2 : number % 2]
      operations += 1
      problems += screen.perform().map { "\(screen.kind), operation \(operations): \($0)" }
    }
    for screen in screens {
      problems += screen.drift.map { "\(screen.kind) drifts: \($0)" }
      measuredElements = max(measuredElements, screen.measuredCount)
      driftChecks += 1
      screen.settle()
    }
  }

  private var grown: (bytes: Int, operations: Int)? {
    let steady = checkpoints.dropFirst(Self.warmUpCount - 1)
    guard steady.count > 1, let first = steady.first, let last = steady.last,
      let start = first.liveBytes, let end = last.liveBytes
    else { return nil }
    return (end - start, last.operations - first.operations)
  }

  private mutating func checkGrowth() {
    guard let grown else {
      if problems.isEmpty, probe != nil { problems.append("too few checkpoints for warming up") }
      return
    }
    if grown.bytes > Self.growthLimit + grown.operations {
      problems.append("live bytes grow by \(grown.bytes) in \(grown.operations) operations")
    }
  }

  /// The resident memory of the process, in bytes; `nil` if the system does not report it.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }

  /// Whether nothing has drifted and memory has not grown.
  package var isFlawless: Bool { problems.isEmpty }

  /// A summary of the operations, the memory and the problems.
  package var summary: String {
    func megabytes(_ bytes: Int?) -> String {
      bytes.map { "\(Double($0 / 10_000) / 100) MB" } ?? "unknown"
    }
    var lines = [
      "endurance: \(screens.count) screens of \(screens[0].itemCount) items, "
        + "\(operations) operations, \(checkpoints.count) checkpoints",
      "endurance: drift: \(driftChecks) comparisons with fresh views, at most "
        + "\(measuredElements) sizes known",
    ]
    lines += checkpoints.map {
      "after \($0.operations): live \(megabytes($0.liveBytes)), "
        + "resident \(megabytes($0.residentBytes))"
    }
    if let grown {
      lines.append(
        "endurance: live bytes after warming up: \(grown.bytes) in \(grown.operations) operations")
    }
    return (lines + (problems.isEmpty ? ["no difference"] : problems)).joined(separator: "\n")
  }
}
