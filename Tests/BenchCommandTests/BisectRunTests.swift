import Testing

/// Tests `git bisect run bench bisect-step`, which finds the first commit with a higher counter.
@Suite(.enabled(if: BisectedRepository.hasGit, "not bisected: git is not installed"))
struct BisectRunTests {
  private static let counters = ["--metric", "counters"]

  @Test(arguments: [2, 13, 19])
  func findsPlantedCommit(firstBad: Int) throws {
    let repository = try BisectedRepository(firstBad: firstBad)
    let run = try repository.bisect(Self.counters)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let commit = try repository.commit(firstBad)
    #expect(run.output.contains("\(commit) is the first bad commit"), "\(run.output)")
    #expect(
      run.output.contains(
        "bad by counters: list-fixed query default: nodesVisited rises: 5 → 50 (+900 %) at 1k"))
    #expect(firstBad == 2 || run.output.contains("good by counters: 2 figures of 1 row, none "))
  }

  @Test func skipsCommitsWithoutAVerdict() throws {
    let repository = try BisectedRepository(
      firstBad: 13,
      scripts: [
        10: "echo 'bench: wrong frames: x' >&2; exit 4", 11: "echo garbage", 15: "kill -9 $$",
        16: "exit 1",
      ])
    let run = try repository.bisect(Self.counters)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let commit = try repository.commit(13)
    #expect(run.output.contains("\(commit) is the first bad commit"), "\(run.output)")
    #expect((run.output + run.errors).contains("bench: this commit cannot be judged: its program"))
  }

  @Test func unjudgedNeighboursStayCandidates() throws {
    let repository = try BisectedRepository(
      firstBad: 13, scripts: [12: "exit 1", 13: "echo garbage"])
    let run = try repository.bisect(Self.counters)
    #expect(run.exitCode == 2, "git has codes of its own")
    let text = run.output + run.errors
    #expect(text.contains("The first bad commit could be any of:"), "\(text)")
    for number in 12...14 {
      let commit = try repository.commit(number)
      #expect(text.contains(commit), "\(number)")
    }
    #expect(!text.contains("is the first bad commit"))
  }

  @Test func figureWithoutARiseHasNoCulprit() throws {
    let repository = try BisectedRepository(firstBad: 13)
    let run = try repository.bisect(["--figure", "elementsTested"])
    // All steps are good, so git is left with the commit that was marked as bad.
    let commit = try repository.commit(BisectedRepository.count)
    #expect(run.output.contains("\(commit) is the first bad commit"), "\(run.output)")
    #expect(!run.output.contains("bad by counters"))
  }
}
