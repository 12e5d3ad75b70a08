import Foundation
import Testing

@testable import BenchHarness

/// Files are replaced atomically: readers find either the old text or the new text.
struct FileReplacementTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "bench-\(UUID().uuidString)")

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func createsOrReplacesFiles() throws {
    try inFolder {
      try StandardOutput.write("one", to: path("a"))
      #expect(try text("a") == "one")
      try StandardOutput.write("two", to: path("a"))
      #expect(try text("a") == "two")
      #expect(try names == ["a"])
    }
  }

  @Test func checkingWritabilityChangesNothing() throws {
    try inFolder {
      try StandardOutput.requireWritable(path("a"))
      #expect(try names.isEmpty)
      try StandardOutput.write("one", to: path("a"))
      try StandardOutput.requireWritable(path("a"))
      #expect(try text("a") == "one")
      #expect(try names == ["a"])
    }
  }

  @Test func readersKeepTheOldFile() throws {
    try inFolder {
      try StandardOutput.write("one", to: path("a"))
      let reader = try FileHandle(forReadingFrom: folder.appending(path: "a"))
      try StandardOutput.write("two, which is longer", to: path("a"))
      #expect(try reader.readToEnd() == Data("one".utf8))
    }
  }

  @Test func replacesLinkTargetNotLink() throws {
    try inFolder {
      try StandardOutput.write("one", to: path("a"))
      try FileManager.default.createSymbolicLink(
        atPath: path("link"), withDestinationPath: path("a"))
      try StandardOutput.write("two", to: path("link"))
      #expect(try text("a") == "two")
      let attributes = try FileManager.default.attributesOfItem(atPath: path("link"))
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test func permissionsStay() throws {
    try inFolder {
      try StandardOutput.write("one", to: path("a"))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
      try StandardOutput.write("two", to: path("a"))
      let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func devicesAreWrittenAndNotReplaced() throws {
    try StandardOutput.write("gone", to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    #expect(StandardOutput.regularPath(of: "/dev/null") == nil)
  }

  @Test func namesUnwritableFiles() throws {
    try inFolder {
      let missing = path("no/file")
      for path in [missing, folder.path] {
        #expect(throws: OutputError.self) { try StandardOutput.requireWritable(path) }
        let error = #expect(throws: OutputError.self) { try StandardOutput.write("", to: path) }
        #expect(error?.description.hasPrefix("cannot write \(path): ") == true)
      }
      let left = try names
      #expect(left.isEmpty)
    }
  }
}
