import BenchHarness
import LayoutCore
public import StrategyTrials

extension StrategyEntry {
  /// The trials of the strategy: of its parts, and then of the whole; none for an entry without
  /// layouts.
  public var trials: [SubjectTrial] { trialsOfType(name) }

  /// The strategies of a name.
  ///
  /// - Parameter name: The registered name; * and ? stand for anything, commas separate.
  /// - Returns: The strategies, in their order in reports.
  package static func named(_ name: String) -> [StrategyEntry] {
    let glob = Glob(name)
    return all.filter { glob.matches($0.name) }
  }

  /// The trials of the subjects of a name: of strategies with their parts, and of parts of this
  /// name.
  ///
  /// - Parameter name: The registered name of a strategy, or the name of a part; * and ? stand for
  ///   anything, commas separate.
  /// - Returns: The trials, each type once, the parts first; none for an unknown subject.
  public static func trials(named name: String) -> [SubjectTrial] {
    let glob = Glob(name)
    let parts = all.flatMap(\.trials).filter {
      !$0.isStrategy && glob.matches($0.subject.name)
    }
    return distinct(named(name).flatMap(\.trials) + parts)
  }

  /// The names with trials: strategies and then parts.
  public static var triedNames: [String] {
    var names: [String] = []
    for entry in all where !entry.trials.isEmpty && !names.contains(entry.name) {
      names.append(entry.name)
    }
    for trial in all.flatMap(\.trials) where !trial.isStrategy {
      if !names.contains(trial.subject.name) { names.append(trial.subject.name) }
    }
    return names
  }

  /// A warning of parts with generic types of other packages, in one sentence; nil without any.
  ///
  /// Swift specialises them for no caller in another module: each call looks their metadata up.
  public var genericPartWarning: String? {
    guard let parts = (type as? any PartedStrategy.Type)?.parts.map({ String(reflecting: $0) })
    else { return nil }
    let own = ["LayoutCore", "LayoutStrategies", "Swift"]
    let generic = parts.filter { part in
      part.contains("<")
        && part.split { "<>, ".contains($0) }.contains { name in
          !own.contains(String(name.prefix { $0 != "." }))
        }
    }
    guard let first = generic.first else { return nil }
    return "\(name): its part \(first) is generic and therefore 2 to 4 times slower than a type "
      + "without parameters"
  }

  /// The trials without repeated types: parts, then strategies.
  static func distinct(_ trials: [SubjectTrial]) -> [SubjectTrial] {
    var known: Set<ObjectIdentifier> = []
    let distinct = trials.filter { known.insert($0.type).inserted }
    return distinct.filter { !$0.isStrategy } + distinct.filter(\.isStrategy)
  }
}

extension PartedStrategy {
  fileprivate static var parts: [Any.Type] { [Solutions.self, Extents.self, Spatial.self] }
}

extension SubjectTrial {
  /// Makes the calls, and names the subject in the note of a crash.
  ///
  /// - Parameters:
  ///   - seed: Decides everything random.
  ///   - repetitions: The multiple of the usual number of calls.
  /// - Returns: The first wrong answer; nil if all are right.
  public func failureWithCrashNote(seed: UInt64, repetitions: Int = 1) -> TrialFailure? {
    CrashNote.setWork("the trial of \(subject), seed \(seed)")
    return failure(seed: seed, repetitions: repetitions)
  }
}
