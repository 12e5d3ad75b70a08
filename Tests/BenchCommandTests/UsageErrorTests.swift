import Foundation
import Testing

/// Impossible requests are rejected with exit code 1 and a message on one line.
struct UsageErrorTests {
  @Test(arguments: [
    (["frobnicate"], "there is no verb \"frobnicate\""),
    (["list", "frobnicate"], "there is no list \"frobnicate\""),
    (["run", "--frobnicate"], "Unknown option '--frobnicate'"),
    (["run", "--items"], "Missing value for '--items <items>'"),
    (["run", "--scenario", "nope"], "there is no scenario \"nope\"; choose from: nested-groups, "),
    (["run", "--scenario", "list-fixed,nope"], "there is no scenario \"nope\""),
    (["run", "--scenario", ","], "\",\" does not name a scenario"),
    (["run", "--operation", "nope"], "there is no operation \"nope\"; choose from: prepare, "),
    (["run", "--strategy", "nope"], "there is no strategy \"nope\"; choose from: default, "),
    (["run", "--format", "nope"], "there is no format \"nope\"; choose from: table, "),
    (["run", "--items", "0"], "'0' is not a size"),
    (["run", "--items", "-5"], "--items"),
    (["run", "--items=-5"], "'-5' is not a size"),
    (["run", "--items", "abc"], "'abc' is not a size"),
    (["run", "--items", "10,,20"], "'' is not a size"),
    (["run", "--items", "99999999999999999999"], "'99999999999999999999' is too large"),
    (["run", "--items", "1000m"], "1,000,000,000 items is too many: the limit is 100m"),
    (["run", "--budget", "0s"], "'0s' is not a duration"),
    (["run", "--budget", "10"], "'10' has no unit: expected a positive duration with a unit"),
    (
      ["run", "--items", "10,000"],
      "'10,000' is a list, but '000' is not a size: expected 10000 or 10k for one size"
    ),
    (["run", "--seed", "abc"], "--seed"),
  ])
  func itIsRefused(arguments: [String], reason: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: "))
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func rejectsBudgetsSpentBeforeMeasuring() throws {
    let run = try CommandRun.bench([
      "run", "--scenario", "list-fixed", "--items", "50", "--budget", "1ms",
    ])
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: a budget of 1 ms is too short: "))
    #expect(run.output.isEmpty)
  }

  @Test func reportsUnwritableFilesBeforeMeasuring() throws {
    let folder = FileManager.default.temporaryDirectory.path
    for path in ["/no/such/folder/results.json", folder] {
      // Measuring would reject the short budget, so naming the path shows that the path was checked
      // first.
      let run = try CommandRun.bench(["run", "--budget", "1ms", "--json", path])
      #expect(run.exitCode == 1)
      #expect(run.saysOneLine, "\(run.errors)")
      #expect(run.errors.hasPrefix("bench: cannot write \(path): "), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["run", "--help"], ["list", "--help"], ["help", "run"]])
  func helpSucceeds(arguments: [String]) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("USAGE: bench"))
  }

  @Test func helpListsExitCodes() throws {
    let words = try CommandRun.bench(["--help"]).output.split { $0.isWhitespace }
    #expect(words.joined(separator: " ").contains("0 ok · 1 usage or harness error · 2 regression"))
  }
}
