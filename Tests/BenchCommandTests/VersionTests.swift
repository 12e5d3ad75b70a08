import BenchHarness
import Testing

/// `bench --version` prints the version of the package, which the README names too.
struct VersionTests {
  @Test func theVersionIsPrinted() throws {
    let run = try CommandRun.bench(["--version"])
    #expect(run.exitCode == 0 && run.output == PackageVersion.current + "\n")
    let parts = PackageVersion.current.split(separator: ".").compactMap { Int($0) }
    #expect(parts.count == 3)
  }
}
