import Testing

@testable import BenchHarness

struct RunEnvironmentTests {
  @Test func captureFindsTheBasics() {
    let environment = RunEnvironment.capture()
    #expect(environment.cores >= 1)
    #expect(!environment.cpu.isEmpty)
    #expect(environment.os.contains(", "))
    #expect(environment.swift.hasPrefix("6."))
    #expect(environment.date?.count == 20 && environment.date?.hasSuffix("Z") == true)
    #if DEBUG
      #expect(environment.isDebugBuild)
    #endif
    let hasJemalloc = AllocationProbe.make() != nil
    #expect(environment.allocator.hasPrefix("jemalloc ") == hasJemalloc)
  }

  @Test func valuesAreReadFromLines() {
    let lines = ["model : 85", "model name\t: Some CPU", "PRETTY_NAME=\"Some OS\"", "empty ="]
    #expect(RunEnvironment.value(of: "model name", in: lines, separator: ":") == "Some CPU")
    #expect(RunEnvironment.value(of: "PRETTY_NAME", in: lines, separator: "=") == "Some OS")
    #expect(RunEnvironment.value(of: "empty", in: lines, separator: "=") == nil)
    #expect(RunEnvironment.value(of: "none", in: lines, separator: "=") == nil)
  }

  @Test func failingOrHangingProgramsGiveNothing() {
    #expect(Subprocess.output(of: "echo", arguments: ["x"], timeout: .seconds(5)) == "x\n")
    #expect(Subprocess.output(of: "false", arguments: [], timeout: .seconds(5)) == nil)
    #expect(Subprocess.output(of: "no-such-program", arguments: [], timeout: .seconds(5)) == nil)
    #expect(Subprocess.output(of: "sleep", arguments: ["5"], timeout: .milliseconds(20)) == nil)
  }
}
