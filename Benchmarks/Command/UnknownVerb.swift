import BenchScenarios
import BenchSuite

/// The error message for an unknown verb on the command line.
///
/// It suggests the most similar verb.
enum UnknownVerb {
  /// The commands to suggest for words that are not verbs.
  private static let others = [
    "scenarios": "bench list scenarios", "strategies": "bench list strategies",
    "operations": "bench list operations", "metrics": "bench list metrics",
    "slow": "bench run --details", "diff": "bench compare OLD.json NEW.json",
    "gate": "bench check --baseline FILE", "layout": "bench draw FILE",
    "show": "bench draw SCENARIO", "why": "bench explain SCENARIO --item 0.0",
    "test": "bench conform PATH", "verify": "bench trial default", "new": "bench init DIR",
    "machine": "bench doctor", "report": "bench run --format markdown",
    "bisect": "bench bisect-step", "frames": "bench draw SCENARIO, or scripts/peers",
    "growth": "bench check --growth", "instructions": "bench run --instructions FILE",
  ]

  /// Returns a sentence about an unknown verb, or `nil` if the arguments begin with a known verb or
  /// an option.
  static func message(for arguments: [String]) -> String? {
    guard let word = arguments.first else { return nil }
    if ["-v", "-V", "version"].contains(word) {
      return "there is no verb or option \"\(word)\"; did you mean: bench --version?"
    }
    guard !word.hasPrefix("-"), word != "help", !(RootCommand.verbs + ["worker"]).contains(word)
    else { return nil }
    let meant =
      others[word] ?? NearestName.find(word, among: RootCommand.verbs).map { "bench \($0)" }
    let guess = meant.map { "; did you mean: \($0)?" } ?? ""
    return "there is no verb \"\(word)\"\(guess)"
  }
}

/// Finds the known name most similar to an unknown one.
enum NearestName {
  /// Returns the most similar name, or `nil` if no name is similar.
  ///
  /// A name that starts with the text or contains it is preferred. Otherwise, the result is the
  /// name with the smallest edit distance, which must be at most a third of the name's length.
  static func find(_ text: String, among names: [String]) -> String? {
    let text = text.lowercased()
    guard !text.isEmpty else { return nil }
    if let begun = names.first(where: { $0.hasPrefix(text) }) { return begun }
    if text.count > 2, let within = names.first(where: { $0.contains(text) }) { return within }
    let nearest = names.map { (name: $0, slips: editDistance(from: $0, to: text)) }
      .min { $0.slips < $1.slips }
    return nearest.flatMap { $0.slips <= max(1, $0.name.count / 3) ? $0.name : nil }
  }

  /// Returns the edit distance: the number of extra, missing, wrong or swapped letters.
  static func editDistance(from name: String, to text: String) -> Int {
    let (name, text) = (Array(name), Array(text))
    var rows = [Array(0...text.count)]
    for (i, letter) in name.enumerated() {
      var row = [i + 1]
      for (j, other) in text.enumerated() {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == text[j - 1], name[i - 1] == other {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[name.count][text.count]
  }
}

extension Failure {
  /// The maximum number of names in an error message if a command can list all of them.
  private static let maxNames = 4
  /// The maximum number of names in an error message if no command lists them.
  private static let maxNamesWithoutListCommand = 12

  /// Returns the error for an unknown name, with the most similar known name or the first few
  /// names.
  ///
  /// - Parameters:
  ///   - kind: The kind of thing named, such as `scenario`.
  ///   - name: The name typed by the user.
  ///   - names: All names of the kind.
  /// - Returns: The failure, with exit code 1.
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> Failure {
    let lists = [
      "scenario": "scenarios", "operation": "operations", "strategy": "strategies",
      "strategy or part": "strategies", "trace": "traces",
    ]
    let most = lists[kind] == nil ? maxNamesWithoutListCommand : maxNames
    let isLong = names.count > most + 1
    let all = isLong ? lists[kind].map { "; 'bench list \($0)' prints all" } ?? "" : ""
    var reason = "there is no \(kind) \"\(name)\""
    if let nearest = NearestName.find(name, among: names) {
      reason += " (did you mean \(nearest)?)"
      guard !isLong else { return Failure(reason + all) }
    }
    let shown = names.prefix(isLong ? most : names.count).joined(separator: ", ")
    let rest = isLong ? " and \(names.count - most) more" : ""
    return Failure("\(reason); choose from: \(shown)\(rest)\(all)")
  }
}

extension Failure {
  /// Returns the error for an operation that does not apply to any given scenario, with the reason
  /// if one of the scenarios is an app's screen.
  static func inapplicableOperation(_ operation: String, to scenarios: [Scenario]) -> Failure {
    let names = scenarios.prefix(maxNames).map(\.name).joined(separator: ", ")
    let rest = scenarios.count > maxNames ? " and \(scenarios.count - maxNames) more" : ""
    let known = TimedOperation(name: operation)
    let reason = known.flatMap { known in
      scenarios.lazy.compactMap { $0.reasonForOmitting(known) }.first
    }
    return Failure(
      "\(operation) does not apply to \(names)\(rest)\(reason.map { ": \($0)" } ?? "")")
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Returns the case with the given name.
  ///
  /// - Parameters:
  ///   - name: The name typed by the user.
  ///   - kind: The kind of thing named, such as "scenario".
  /// - Returns: The case whose raw value equals the name.
  /// - Throws: `Failure` with all names if the name is unknown.
  static func named(_ name: String, as kind: String) throws -> Self {
    guard let known = Self(rawValue: name) else {
      throw Failure.unknown(kind, name, among: allCases.map(\.rawValue))
    }
    return known
  }
}
