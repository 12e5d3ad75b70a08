import CompositionalLayout
import Trials

/// A run of worlds, each with its own seed, and a summary of them.
package struct WorldRun {
  /// The number of failures before a run ends.
  private static let failureLimit = 8

  private var worlds = 0
  package private(set) var reach = WorldReach()
  private var failures: [TrialFailure] = []

  package init() {}

  /// Plays worlds until the time is up or too many worlds have failed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first world, increasing by 1 from world to world.
  ///   - hasTime: Returns whether there is time for another world.
  ///   - willBegin: A closure that receives the seed of each world before it begins, so a crash can
  ///     be attributed to a world.
  package mutating func run(
    from seed: UInt64, while hasTime: () -> Bool, willBegin: (UInt64) -> Void = { _ in }
  ) {
    var seed = seed
    while hasTime(), failures.count < Self.failureLimit {
      willBegin(seed)
      let counts = ReachBox()
      var trial = WorldTrial(seed: seed, callCount: 1)
      trial.onWorldEnd = { reach in MainActor.assumeIsolated { counts.add(reach) } }
      let failure = trial.run()
      // Only the first attempt counts, not the attempts made to shorten a failing sequence.
      if let first = counts.first { reach.formUnion(first) }
      if let failure { failures.append(failure) }
      worlds += 1
      seed += 1
    }
  }

  /// Whether no world failed.
  package var isFlawless: Bool { failures.isEmpty }

  /// A summary of the worlds, operations, settings, callbacks and comparisons, with the failures.
  package var summary: String {
    var operations = 0
    var groups: [String: [(name: String, count: Int)]] = [:]
    for (place, count) in reach.counts {
      let (group, name) = place.title
      groups[group, default: []].append((name, count))
      if group == "operations" { operations += count }
    }
    var lines = ["worlds: \(worlds) played, \(operations) operations, \(failures.count) failures"]
    for (group, counts) in groups.sorted(by: { $0.key < $1.key }) {
      let words = counts.sorted { $0.name < $1.name }.map { "\($0.name) \($0.count)" }
      lines.append("\(group): \(words.joined(separator: ", "))")
    }
    return (lines + failures.map(\.text)).joined(separator: "\n")
  }

  /// A box for what the first attempt of a world covers.
  private final class ReachBox: Sendable {
    private(set) var first: WorldReach?

    func add(_ reach: WorldReach) { if first == nil { first = reach } }
  }
}

extension WorldReach.Place {
  /// The group of the place, and the name of the place in the group.
  fileprivate var title: (group: String, name: String) {
    switch self {
    case .operation(let name): ("operations", name)
    case .setting(let name): ("settings", name)
    case .callback(let callback): ("callbacks", callback.rawValue)
    case .reentrantCall(let callback): ("calls from within", callback.rawValue)
    case .act(let name): ("acts", name)
    case .check(let check): ("checks", check.rawValue)
    }
  }
}
