import CompositionalLayout
import Trials

/// Worlds one after another, each with a seed of its own, and a summary of them.
package struct WorldRun {
  /// The most failures after which a run goes on.
  private static let failureLimit = 8

  private var worlds = 0
  package private(set) var reach = WorldReach()
  private var failures: [TrialFailure] = []

  package init() {}

  /// Plays worlds until a time is over or too many have failed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first world; the others follow.
  ///   - hasTime: Whether there is time for another world.
  ///   - willBegin: Gets the seed of each world before it begins, so that a crash can be blamed.
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
      // The first attempt alone counts, not those by which a story is shortened.
      if let first = counts.first { reach.formUnion(first) }
      if let failure { failures.append(failure) }
      worlds += 1
      seed += 1
    }
  }

  /// Whether no world failed.
  package var isFlawless: Bool { failures.isEmpty }

  /// Counts of worlds, operations, settings, callbacks and comparisons, and the failures.
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

  /// What the first attempt of a world came by.
  private final class ReachBox: Sendable {
    private(set) var first: WorldReach?

    func add(_ reach: WorldReach) { if first == nil { first = reach } }
  }
}

extension WorldReach.Place {
  /// The group of the place and its name in it.
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
