import BenchHarness
import Testing

/// `bench --version` prints the version of the package, also stated in the README.
struct VersionTests {
  @Test func theVersionIsPrinted() throws {
    let run = try CommandRun.bench(["--version"])
    #expect(run.exitCode == 0 && run.output == PackageVersion.lines(at: .current) + "\n")
    let parts = PackageVersion.current.split(separator: ".").compactMap { Int($0) }
    #expect(parts.count == 3)
  }

  @Test func onlyAPublishedPackageHasAnAddress() {
    let version = PackageVersion.current
    let placeholder = PackageAddress("https://github.com/OWNER/CompositionalLayout")
    #expect(PackageVersion.lines(at: placeholder) == version)
    let address = PackageAddress("https://github.com/someone/Layouts")
    #expect(PackageVersion.lines(at: address) == "\(version)\nhttps://github.com/someone/Layouts")
  }
}
