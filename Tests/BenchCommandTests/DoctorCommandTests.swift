import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

/// `bench doctor` reports what a machine can measure, and exits with 0 unless a required kind is
/// missing.
struct DoctorCommandTests {
  /// The facts in the stored report.
  private struct StoredFacts: Decodable {
    struct Fact: Decodable {
      var name: String
      var state: MachineState
    }

    var facts: [Fact]
  }

  /// Runs a short examination with the tools found in `PATH`.
  private func doctor(_ arguments: [String], variables: [String] = []) throws -> CommandRun {
    let binary = try #require(BenchBinary.url)
    return try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      variables + [binary.path, "doctor", "--budget", "1ms"] + arguments)
  }

  @Test func printsOneLinePerFact() throws {
    let folder = try TemporaryFolder()
    let run = try doctor(["--json", folder.path("doctor.json")])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    for line in run.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    let json = try folder.text("doctor.json")
    let schema = try JSONSchema(ofPackage: "Benchmarks/doctor.schema.json")
    #expect(try schema.violations(of: json) == [])
    let report = try JSONDecoder().decode(StoredFacts.self, from: Data(json.utf8))
    for fact in report.facts {
      #expect(run.output.contains("\n\(fact.state.words)"), "\(fact.name)")
    }
    #expect(run.output.contains("\n- counters: ok, "))
    #expect(try folder.names == ["doctor.json"])
  }

  @Test func missingRequirementExitsWithSeven() throws {
    let run = try doctor(
      ["--require", "counters", "--require", "instructions"], variables: ["PATH=/nowhere"])
    #expect(run.exitCode == 7)
    #expect(
      run.errors == "bench: not possible here: instructions: valgrind is not installed\n")
    #expect(run.output.contains("- instructions: missing, valgrind is not installed\n"))
    let other = try doctor(["--require", "counters"], variables: ["PATH=/nowhere"])
    #expect(other.exitCode == 0 && other.errors.isEmpty, "\(other.errors)")
  }

  #if os(Linux)
    @Test func withoutJemallocThereAreNoAllocations() throws {
      let run = try doctor(
        ["--require", "allocations", "--json", "-"],
        variables: ["LD_PRELOAD=libc.so.6", "PATH=/nowhere"])
      #expect(run.exitCode == 7)
      #expect(run.errors.hasPrefix("bench: not possible here: allocations: jemalloc "))
      let report = try JSONDecoder().decode(StoredFacts.self, from: Data(run.output.utf8))
      #expect(report.facts.first { $0.name == "jemalloc" }?.state == .missing)
    }
  #endif

  #if DEBUG
    @Test(
      .enabled(if: !BenchBinary.isNamed, "The command is another build."),
      arguments: ["times", "pairs"])
    func aDebugBuildHasNoTimes(kind: String) throws {
      let run = try doctor(["--require", kind], variables: ["PATH=/nowhere"])
      #expect(run.exitCode == 7)
      #expect(run.errors.contains("\(kind): debug build: build with -c release"))
    }
  #endif

  @Test(
    arguments: [
      (["--require", "nonsense"], "there is no measurement \"nonsense\"; choose from: counters, "),
      (["--budget", "5"], "'5' has no unit"),
      (["--json", "/no/such/folder/doctor.json"], "cannot write /no/such/folder/doctor.json"),
    ])
  func rejectsInvalidOptions(arguments: [String], reason: String) throws {
    let run = try CommandRun.bench(["doctor"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
