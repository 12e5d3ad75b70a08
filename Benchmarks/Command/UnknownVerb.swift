/// The first word of a command line that is no verb, and the command that was probably meant.
enum UnknownVerb {
  /// Commands for words that are no verbs, by the thing that they name.
  private static let others = [
    "scenarios": "bench list scenarios", "strategies": "bench list strategies",
    "operations": "bench list operations", "metrics": "bench list metrics",
    "slow": "bench run --details",
    "diff": "bench check --baseline FILE", "gate": "bench check --baseline FILE",
    "layout": "bench run --layout FILE", "test": "bench conform PATH",
    "verify": "bench trial default",
    "new": "bench init DIR", "machine": "bench doctor", "report": "bench run --format markdown",
    "bisect": "bench bisect-step", "frames": "scripts/peers",
    "growth": "bench check --growth", "instructions": "bench run --instructions FILE",
  ]

  /// One sentence about a word that is no verb; nil where the arguments begin with one, or with an
  /// option.
  static func refusal(of arguments: [String]) -> String? {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help",
      !(RootCommand.verbs + ["worker"]).contains(word)
    else { return nil }
    let meant =
      others[word] ?? NearestName.find(word, among: RootCommand.verbs).map { "bench \($0)" }
    let guess = meant.map { "did you mean: \($0)? " } ?? ""
    return "there is no verb \"\(word)\"; \(guess)bench help lists all"
  }
}
