import BenchHarness
import LayoutCore
public import StrategyTrials

extension StrategyEntry {
  /// The trials of the strategy: first its parts, then the whole strategy; empty for an entry
  /// without layouts.
  public var trials: [SubjectTrial] { trialsOfType(name) }

  /// Returns the strategies matching a name.
  ///
  /// - Parameter name: A registered name, or several separated by commas; * and ? are wildcards.
  /// - Returns: The strategies, in their order in reports.
  package static func named(_ name: String) -> [StrategyEntry] {
    let glob = Glob(name)
    return all.filter { glob.matches($0.name) }
  }

  /// Returns the trials of the strategies and parts matching a name.
  ///
  /// The trials of a strategy include its parts' trials.
  ///
  /// - Parameter name: The registered name of a strategy or the name of a part, or several
  ///   separated by commas; * and ? are wildcards.
  /// - Returns: The trials without duplicates, the parts first; empty for an unknown subject.
  public static func trials(named name: String) -> [SubjectTrial] {
    let glob = Glob(name)
    let parts = all.flatMap(\.trials).filter {
      !$0.isStrategy && glob.matches($0.subject.name)
    }
    return distinct(named(name).flatMap(\.trials) + parts)
  }

  /// The names of the strategies and parts with trials, strategies first.
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

  /// A warning about a part whose generic type comes from another package, or `nil` if the strategy
  /// has no such part.
  ///
  /// Swift does not specialise generic types for callers in other modules, so each call has to look
  /// up their metadata.
  public var genericPartWarning: String? {
    guard let parts = (type as? any ComposedStrategy.Type)?.parts.map({ String(reflecting: $0) })
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
      + "without generic parameters"
  }

  /// Returns the trials without duplicate types: parts, then strategies.
  static func distinct(_ trials: [SubjectTrial]) -> [SubjectTrial] {
    var known: Set<ObjectIdentifier> = []
    let distinct = trials.filter { known.insert($0.type).inserted }
    return distinct.filter { !$0.isStrategy } + distinct.filter(\.isStrategy)
  }
}

extension ComposedStrategy {
  fileprivate static var parts: [Any.Type] { [Solutions.self, Extents.self, Spatial.self] }
}

extension SubjectTrial {
  /// Performs the calls of the trial, and names its subject in the message printed after a crash.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random values.
  ///   - repetitions: A factor for the usual number of calls.
  /// - Returns: The first wrong answer, or `nil` if all are right.
  public func failureWithCrashNote(seed: UInt64, repetitions: Int = 1) -> TrialFailure? {
    CrashNote.setWork("the trial of \(subject), seed \(seed)")
    return failure(seed: seed, repetitions: repetitions)
  }
}
