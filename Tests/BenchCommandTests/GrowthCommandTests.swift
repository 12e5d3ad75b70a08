import Testing

/// `bench growth` tells counters that grow.
struct GrowthCommandTests {
  @Test func exceptionsArePrintedWithTheirReason() throws {
    let run = try CommandRun.bench([
      "growth", "--scenario", "many-sections", "--items", "500,1k,2k", "--seeds", "1",
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("exempt many-sections first-screen default: sectionsVisited "))
    #expect(run.output.contains(": laying out visits each section once"))
    #expect(run.output.contains(" 0 grow by more than n^0.10, "))
  }

  @Test(arguments: [
    ["--items", "1k"], ["--scenario", "nowhere"], ["--seeds", "0"], ["--items", "many"],
  ])
  func argumentsThatMeanNothingAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(["growth"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine, "\(run.errors)")
  }
}
