import ArgumentParser
import Foundation
import Testing

@testable import BenchCommand

/// The command line can be guessed: help pages have examples, and errors suggest similar names.
struct CommandLineTests {
  private static let verbs = RootCommand.verbs.filter { $0 != "bisect-step" }

  @Test(arguments: verbs)
  func everyHelpPageHasTwoValidExamples(verb: String) throws {
    let type = try #require(
      RootCommand.configuration.subcommands.first { $0.configuration.commandName == verb })
    let page = RootCommand.helpMessage(for: type, columns: 100)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("  bench ") }
    #expect(lines.count == 2, "\(page)")
    for line in lines {
      let words = line.replacing("'", with: "").split(separator: " ").map(String.init)
      #expect(throws: Never.self, "\(line)") {
        try RootCommand.parseAsRoot(Array(words.dropFirst()))
      }
    }
  }

  @Test func helpIsOrderedByQuestions() {
    let help = RootCommand.helpMessage(columns: 100)
    let questions = [
      "WHAT IS SLOW?", "WHICH IS FASTER?", "DID THIS CHANGE MAKE IT SLOWER?", "IS IT RIGHT?",
    ]
    var rest = help[...]
    for question in questions {
      guard let place = rest.range(of: question) else {
        Issue.record("\(question) is not in \(help)")
        return
      }
      rest = rest[place.upperBound...]
    }
    for verb in RootCommand.verbs { #expect(help.contains("  \(verb) ")) }
  }

  @Test(arguments: [
    ("list-fix", "list-fixed"), ("chat", "chat-prepend"), ("lits-fixed", "list-fixed"),
    ("Map", "map"), ("fixed", "list-fixed"),
  ])
  func suggestsNearestName(text: String, name: String) {
    let names = ["nested-groups", "list-fixed", "list-estimated", "chat-prepend", "map"]
    #expect(NearestName.find(text, among: names) == name)
  }

  @Test func suggestsNothingForDistantNames() {
    #expect(NearestName.find("wxyz", among: ["list-fixed", "map"]) == nil)
    #expect(NearestName.find("", among: ["map"]) == nil)
    #expect(NearestName.editDistance(from: "compare", to: "comapre") == 1)
  }

  @Test(arguments: [
    ("comapre", "; did you mean: bench compare?\n"), ("scenarios", "did you mean: bench list scen"),
    ("diff", "; did you mean: bench compare OLD.json NEW.json?\n"),
    ("qqqqqqq", "\"qqqqqqq\"\n"),
  ])
  func unknownVerb(word: String, guess: String) throws {
    let run = try CommandRun.bench([word])
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(run.errors.hasPrefix("bench: there is no verb \"\(word)\""), "\(run.errors)")
    #expect(run.errors.contains(guess), "\(run.errors)")
  }

  @Test func misspeltName() throws {
    let run = try CommandRun.bench(["run", "--scenario", "list-fix"])
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(
      run.errors == """
        bench: there is no scenario "list-fix" (did you mean list-fixed?); 'bench list scenarios' \
        prints all
        See 'bench run --help'.

        """)
  }

  @Test(arguments: [
    ["run", "--scenario", "nope"], ["run", "--strategy", "nope"], ["run", "--operation", "nope"],
    ["draw", "nope"], ["run", "--frobnicate"], ["frobnicate"], ["profile", "nope", "query"],
  ])
  func wrongCallsEndWithTheCommandForHelp(arguments: [String]) throws {
    let run = try CommandRun.bench(arguments)
    let verb = arguments.count > 1 ? "\(arguments[0]) " : ""
    #expect(run.exitCode == 1 && run.errors.hasSuffix("\nSee 'bench \(verb)--help'.\n"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count <= 3 && lines.allSatisfy { $0.count <= 160 }, "\(run.errors)")
  }

  @Test(arguments: ["-v", "version"])
  func theVersionIsAnOption(word: String) throws {
    let run = try CommandRun.bench([word])
    #expect(run.exitCode == 1 && run.errors.contains("did you mean: bench --version?"))
  }

  @Test func singleList() throws {
    let run = try CommandRun.bench(["list", "traces"])
    #expect(run.exitCode == 0 && run.output.hasPrefix("Traces\n") && run.output.count < 1000)
    #expect(!run.output.contains("Metrics"))
    let none = try CommandRun.bench(["list", "trace"])
    #expect(none.exitCode == 1 && none.errors.contains("did you mean traces?"))
  }
}
