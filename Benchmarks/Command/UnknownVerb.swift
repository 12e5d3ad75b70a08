/// The first word of a command line that is no verb, and the command that was probably meant.
enum UnknownVerb {
  /// Commands for words that are no verbs, by the thing that they name.
  private static let others = [
    "scenarios": "list scenarios", "strategies": "list strategies",
    "operations": "list operations", "metrics": "list metrics", "slow": "run --details",
    "diff": "check --baseline FILE", "gate": "check --baseline FILE",
    "layout": "run --layout FILE", "test": "conform PATH", "verify": "trial default",
    "new": "init DIR", "machine": "doctor", "report": "run --format markdown",
    "bisect": "bisect-step",
  ]

  /// One sentence about a word that is no verb; nil where the arguments begin with one, or with an
  /// option.
  static func refusal(of arguments: [String]) -> String? {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help",
      !(RootCommand.verbs + ["worker"]).contains(word)
    else { return nil }
    let meant = others[word] ?? NearestName.find(word, among: RootCommand.verbs)
    let guess = meant.map { "did you mean: bench \($0)? " } ?? ""
    return "there is no verb \"\(word)\"; \(guess)bench help lists all"
  }
}
