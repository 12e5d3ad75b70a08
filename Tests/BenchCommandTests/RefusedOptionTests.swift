import Testing

/// Rejected options are named before anything is measured.
struct RefusedOptionTests {
  @Test(arguments: [
    (["show", "map"], "there is no verb \"show\"; did you mean: bench draw SCENARIO?"),
    (
      ["frames", "map"],
      "there is no verb \"frames\"; did you mean: bench draw SCENARIO, or scripts/peers?"
    ),
    (["growth"], "there is no verb \"growth\"; did you mean: bench check --growth?"),
    (["profile", "--scenario", "map"], "profile needs an operation"),
    (["list", "traces", "--scenario", "map"], "--scenario can only be used to list scenarios"),
    (["hitches", "--scenario", "diff-same"], "no trace applies to diff-same"),
    (
      ["run", "--scenario", "list-fixed", "--operation", "app-scroll", "--strategy", "naive"],
      "the operation \"app-scroll\" in list-fixed is not available for these strategies: naive"
    ),
    (
      ["run", "--shard", "1/99999999999"],
      "'1/99999999999' has too many shards: expected at most 10000 shards"
    ),
    (
      ["run", "--counters-only", "--budget", "1s"],
      "--counters-only uses no clock, so --budget does not apply: remove one of them"
    ),
  ])
  func theSentenceNamesIt(arguments: [String], sentence: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty)
    #expect(run.errors.hasPrefix("bench: \(sentence)"), "\(run.errors)")
  }
}
