import Foundation
import Testing

@testable import BenchHarness

/// The commit of a run is the commit of the checkout that contains the executable.
@Suite(
  .enabled(if: Subprocess.output(of: "git", arguments: ["--version"], timeout: .seconds(5)) != nil))
struct CheckoutTests {
  /// A checkout with a package, its sources, and a program built from them.
  private final class Fixture {
    let root = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")

    init() throws {
      for path in ["Package.swift", "Sources/A/a.swift", "Benchmarks/b.swift", "Notes.md"] {
        try write("text", path)
      }
      git("init", "-q")
      commit()
      try write("program", ".build/debug/bench")
      try setAge(0, ".build/debug/bench")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var executable: URL { root.appending(path: ".build/debug/bench") }

    @discardableResult func git(_ arguments: String...) -> String? {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
      return Subprocess.output(
        of: "git", arguments: ["-C", root.path] + identity + arguments, timeout: .seconds(20))
    }

    func commit() {
      git("add", "Package.swift", "Sources", "Benchmarks", "Notes.md")
      git("commit", "-q", "-m", "text")
    }

    var head: String? { git("rev-parse", "--short=7", "HEAD").map(Words.trimmed) }

    func write(_ text: String, _ path: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
      try setAge(60, path)
    }

    func setAge(_ seconds: Double, _ path: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
        ofItemAtPath: root.appending(path: path).path)
    }
  }

  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private var revision: String? { Checkout(of: fixture.executable)?.revision() }

  @Test func aCleanCheckoutIsItsCommit() throws {
    let head = try #require(fixture.head)
    #expect(head.count == 7)
    #expect(revision == head)
  }

  @Test func changedFileMakesItDirty() throws {
    try fixture.write("another text", "Notes.md")
    #expect(revision == fixture.head.map { "\($0)-dirty" })
  }

  @Test func untrackedFileKeepsItClean() throws {
    try fixture.write("text", "results.json")
    #expect(revision == fixture.head)
  }

  @Test(arguments: ["Package.swift", "Sources/A/a.swift", "Benchmarks/b.swift"])
  func aSourceNewerThanTheProgramMakesItStale(path: String) throws {
    try fixture.setAge(-60, path)
    #expect(revision == fixture.head.map { "\($0)-stale" })
    try fixture.write("another text", path)
    try fixture.setAge(-60, path)
    #expect(revision == fixture.head.map { "\($0)-dirty-stale" })
  }

  @Test(arguments: ["Notes.md", "Benchmarks/result.json"])
  func unrelatedNewFileKeepsItCurrent(path: String) throws {
    try fixture.write("text", path)
    try fixture.setAge(-60, path)
    #expect(revision == fixture.head)
  }

  @Test func aLinkToTheProgramIsFollowed() throws {
    let link = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.executable)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(Checkout(of: link)?.revision() == fixture.head)
  }

  @Test func aProgramInNoCheckoutHasNoCommit() throws {
    try FileManager.default.removeItem(at: fixture.root.appending(path: ".git"))
    #expect(Checkout(of: fixture.executable) == nil)
  }

  @Test func aCheckoutWithoutACommitHasNone() throws {
    try FileManager.default.removeItem(at: fixture.root.appending(path: ".git"))
    fixture.git("init", "-q")
    #expect(revision == nil)
  }
}
