import ArgumentParser

/// `bench history`: exact figures over commits.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Shows exact figures over commits, and records them.",
    discussion: """
      A history is a file with one line of JSON for each commit. record takes the figures from \
      the baseline that is committed with it, without a build, or from a run; show, which may be \
      left out, prints rows with a small chart, and the commits at which they changed. Figures are \
      exact, so every change is one. There are no times in it: a file with times is refused.

      Examples:
        bench history results/history.jsonl --scenario nested-groups
        bench history record history.jsonl --baseline figures.txt HEAD~9..HEAD
      """,
    subcommands: [HistoryShowCommand.self, HistoryRecordCommand.self],
    defaultSubcommand: HistoryShowCommand.self)
}
