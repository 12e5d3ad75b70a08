import Testing

/// A refusal names what is wrong, before anything is measured.
struct RefusedOptionTests {
  @Test(arguments: [
    (
      ["growth", "--scenario", "nope"], "there is no scenario \"nope\"; there are: nested-groups, "
    ),
    (["growth", "--items", "1k"], "growth needs two numbers of items or more, and a seed"),
    (["growth", "--timeout", "0"], "--timeout 0 is not possible: 1 to 86400 seconds are"),
    (["hitches", "--scenario", "diff-same"], "no trace can be played over diff-same"),
    (
      ["run", "--scenario", "list-fixed", "--operation", "app-scroll", "--strategy", "naive"],
      "\"app-scroll\" of list-fixed is not for these strategies: naive"
    ),
    (["frames", "map", "--peer", "nope"], "nope is no program"),
    (
      ["run", "--shard", "1/99999999999"],
      "'1/99999999999' has more shards than anything has parts: expected 10000 shards at most"
    ),
    (
      ["run", "--counters-only", "--budget", "1s"],
      "--counters-only uses no clock: it has no --budget to keep"
    ),
  ])
  func theSentenceNamesIt(arguments: [String], sentence: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty)
    #expect(run.errors.hasPrefix("bench: \(sentence)"), "\(run.errors)")
  }
}
